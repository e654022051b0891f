import RecallCoreGraphics
import RecallUI
import Testing

@Suite struct CGContextTests {
  private func drawn(_ body: @escaping (CGContext) -> Void) -> [String] {
    smallStage { Canvas { context, _ in context.withCGContext(content: body) } }
      .displayList.items.map(\.description)
  }

  private let square = CGRect(x: 50, y: 50, width: 20, height: 20)

  @Test func rectanglesAreFilledAndStroked() {
    let items = drawn { context in
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(square)
      context.setStrokeColor(.black)
      context.setLineWidth(3)
      context.stroke(square)
    }
    #expect(
      items == ["fill rect 50,50 20x20 #FF0000", "stroke rect 50,50 20x20 #000000 width 3"])
  }

  @Test func aPathIsDrawnOnce() {
    let items = drawn { context in
      context.addRect(square)
      context.drawPath(using: .fillStroke)
      context.fillPath()
      #expect(context.isPathEmpty)
    }
    #expect(
      items == ["fill rect 50,50 20x20 #000000", "stroke rect 50,50 20x20 #000000 width 1"])
  }

  @Test func whatIsSavedComesBack() {
    let items = drawn { context in
      context.saveGState()
      context.translateBy(x: 10, y: 0)
      context.setFillColor(.white)
      context.fill(square)
      context.restoreGState()
      context.restoreGState()
      context.fill(square)
    }
    #expect(items == ["fill rect 60,50 20x20 #FFFFFF", "fill rect 50,50 20x20 #000000"])
  }

  @Test func whatIsSetThereEndsThere() {
    let stage = smallStage {
      Canvas { context, _ in
        context.withCGContext { $0.translateBy(x: 100, y: 100) }
        context.fill(Path(square), with: .color(.black))
      }
    }
    #expect(stage.displayList.items.map(\.description) == ["fill rect 50,50 20x20 #000000"])
  }
}
