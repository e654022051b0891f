import RecallUI
import Testing

@Suite struct CanvasTests {
  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  private func drawn(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [String] {
    smallStage { Canvas(renderer: renderer) }.displayList.items.map(\.description)
  }

  @Test func aPathIsFilledAndStroked() {
    // Away from the edges, so that no clip is needed.
    let square = Path(CGRect(x: 50, y: 50, width: 20, height: 20))
    let items = drawn { context, size in
      #expect(size == CGSize(width: 200, height: 200))
      context.fill(square, with: .color(.red))
      context.stroke(square, with: .color(.blue), lineWidth: 3)
      context.stroke(square, with: .foreground, style: StrokeStyle(lineWidth: 2, dash: [4]))
      context.fill(Path(), with: .color(.red))
    }
    #expect(
      items == [
        "fill rect 50,50 20x20 #FF3B30", "stroke rect 50,50 20x20 #007AFF width 3",
        "stroke rect 50,50 20x20 #000000 width 2 dash 4",
      ])
  }

  /// What overlaps in it doesn't show through.
  @Test func itsOpacityCountsForAllOfItAtOnce() throws {
    let stage = smallStage {
      Canvas { context, _ in
        for x in [10.0, 20] {
          context.fill(Path(CGRect(x: x, y: 10, width: 20, height: 20)), with: .color(.red))
        }
      }
      .opacity(0.5)
    }
    let item = try #require(stage.displayList.items.first)
    #expect(stage.displayList.items.count == 1)
    #expect(item.opacity == 0.5)
    guard case .layer(let layer) = item.content else {
      Issue.record("expected a layer, found \(item)")
      return
    }
    #expect(layer.items.map(\.opacity) == [1, 1])
  }

  @Test func itDrawsWhereItStandsAndInsideOnly() {
    let stage = smallStage {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.red))
        context.fill(Path(CGRect(x: 30, y: 0, width: 40, height: 10)), with: .color(.red))
      }
      .frame(width: 40, height: 20)
    }
    #expect(
      stage.displayList.items.map(\.description) == [
        "fill rect 80,90 10x10 #FF3B30",
        "fill rect 110,90 40x10 #FF3B30 clip rect 80,90 40x20",
      ])
  }

  @Test func aCopyKeepsWhatIsSetToItself() {
    let square = square
    let items = drawn { context, _ in
      var copy = context
      copy.opacity = 0.5
      copy.blendMode = .multiply
      copy.translateBy(x: 5, y: 6)
      copy.fill(square, with: .color(.red))
      context.fill(square, with: .color(.red))
    }
    #expect(
      items == [
        "fill rect 15,16 20x20 #FF3B30 opacity 0.5 blend multiply", "fill rect 10,10 20x20 #FF3B30",
      ])
  }

  @Test func transformsGoOneIntoTheOther() {
    let square = square
    let items = drawn { context, _ in
      context.translateBy(x: 100, y: 50)
      context.scaleBy(x: 2, y: 3)
      #expect(context.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 50))
      context.fill(square, with: .color(.red))
      context.concatenate(CGAffineTransform(translationX: 1, y: 1))
      #expect(context.transform == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 102, ty: 53))
      context.transform = .identity
      context.rotate(by: .degrees(90))
      context.fill(Path(CGRect(x: 10, y: -20, width: 5, height: 5)), with: .color(.red))
    }
    #expect(
      items == [
        "fill rect 10,10 20x20 #FF3B30 transform 2,0,0,3,100,50",
        "fill rect 10,-20 5x5 #FF3B30 transform 0,1,-1,0,0,0",
      ])
  }

  @Test func clipsBoundWhatIsSeen() {
    let square = square
    let items = drawn { context, _ in
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 200, height: 200))
      context.clip(to: square)
      context.translateBy(x: 5, y: 5)
      #expect(context.clipBoundingRect == CGRect(x: 5, y: 5, width: 20, height: 20))
      context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
    }
    #expect(
      items == ["fill ellipse 5,5 50x50 #FF3B30 clip rect 10,10 20x20"])
    let outside = drawn { context, _ in
      context.clip(to: square, options: .inverse)
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
    }
    #expect(outside.count == 1)
    #expect(outside[0].hasSuffix("10 10 m 30 10 l 30 30 l 10 30 l h even-odd"))
  }

  @Test func layersAreDrawnAsOne() {
    let square = square
    let items = drawn { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.addFilter(.blur(radius: 2))
        layer.fill(square, with: .color(.red))
      }
    }
    #expect(
      items == ["group opacity 0.5 {\n  blur 2 {\n    fill rect 10,10 20x20 #FF3B30\n  }\n}"])
  }

  @Test func filtersCountForEachOperation() {
    let square = Path(CGRect(x: 50, y: 50, width: 20, height: 20))
    let items = drawn { context, _ in
      context.addFilter(.shadow(color: .black, radius: 4, x: 1, y: 2))
      context.addFilter(.saturation(0))
      context.fill(square, with: .color(.red))
    }
    #expect(
      items == [
        """
        shadow #000000 r 4 by 1,2 {
          saturation 0 {
            fill rect 50,50 20x20 #FF3B30
          }
        }
        """
      ])
  }

  @Test func aLayerCanBeAMask() {
    let square = square
    let items = drawn { context, _ in
      context.clipToLayer { $0.fill(square, with: .color(.black)) }
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
    }
    #expect(
      items == [
        """
        mask by {
          group {
            fill rect 10,10 20x20 #000000
          }
        } on {
          fill rect 0,0 50x50 #FF3B30
        }
        """
      ])
  }

  @Test func gradientsStandInTheSpaceOfTheCanvas() {
    let stage = smallStage {
      Canvas { context, _ in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: 10, height: 10)),
          with: .linearGradient(
            Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 40, y: 0)))
        context.fill(
          Path(CGRect(x: 0, y: 10, width: 10, height: 10)),
          with: .style(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)))
      }
      .frame(width: 40, height: 20)
    }
    #expect(
      stage.displayList.items.map(\.description) == [
        "fill rect 80,90 10x10 linear(#FF3B30@0 #007AFF@1 from 80,90 to 120,90)",
        "fill rect 80,100 10x10 linear(#FF3B30@0 #007AFF@1 from 85,100 to 85,110)",
      ])
  }

  @Test func textIsMeasuredAndDrawn() {
    let items = drawn { context, _ in
      var text = context.resolve(Text("Ab").font(.system(size: 10)))
      #expect(text.measure(in: CGSize(width: 100, height: 100)) == CGSize(width: 12, height: 12))
      #expect(text.firstBaseline(in: CGSize(width: 100, height: 100)) == 9.5)
      text.shading = .color(.red)
      context.draw(text, at: CGPoint(x: 50, y: 50))
      context.draw(
        Text("Cd").font(.system(size: 10)), at: CGPoint(x: 50, y: 50), anchor: .topLeading)
      context.draw(
        Text("Ef gh").font(.system(size: 10)), in: CGRect(x: 80, y: 80, width: 20, height: 12))
    }
    #expect(
      items == [
        #"text "Ab" 10pt #FF3B30 at 44,44 12x12"#, #"text "Cd" 10pt #000000 at 50,50 12x12"#,
        #"text "Ef gh" 10pt #000000 + lines 1 at 80,80 12x12"#,
      ])
  }

  @Test func imagesAreDrawn() {
    let items = drawn { context, _ in
      let image = context.resolve(Image(systemName: "circle.fill"))
      #expect(image.size.width > 0)
      context.draw(image, in: CGRect(x: 10, y: 10, width: 20, height: 20))
      var red = image
      red.shading = .color(.red)
      context.draw(red, at: CGPoint(x: 100, y: 100))
    }
    #expect(items.count == 2)
    #expect(items[0].contains("#000000") && items[1].contains("#FF3B30"))
  }

  @Test func symbolsAreViewsWithTags() throws {
    let stage = smallStage {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: "dot") else {
          Issue.record("there is no symbol")
          return
        }
        #expect(symbol.size == CGSize(width: 10, height: 10))
        context.draw(symbol, at: CGPoint(x: 20, y: 20))
        context.draw(symbol, in: CGRect(x: 100, y: 100, width: 20, height: 20))
        #expect(context.resolveSymbol(id: "none") == nil)
        #expect(context.resolveSymbol(id: 7)?.size == CGSize(width: 5, height: 5))
      } symbols: {
        Circle().fill(.red).frame(width: 10, height: 10).tag("dot")
        Rectangle().frame(width: 5, height: 5).tag(7)
      }
    }
    #expect(
      stage.displayList.items.map(\.description) == [
        "fill ellipse 15,15 10x10 #FF3B30",
        "fill ellipse 100,100 10x10 #FF3B30 transform 2,0,0,2,-100,-100",
      ])
    #expect(stage.elements.allSatisfy { $0.label == nil })
  }

  @Observable final class Lamp {
    var isOn = false
  }

  private struct LampView: View {
    let lamp: Lamp
    @State private var taps = 0

    var body: some View {
      Canvas { context, size in
        context.fill(
          Path(CGRect(origin: .zero, size: size)), with: .color(lamp.isOn ? .yellow : .gray))
        for index in 0..<taps {
          context.fill(
            Path(CGRect(x: index * 10, y: 0, width: 5, height: 5)), with: .color(.black))
        }
      }
      .onTapGesture { taps += 1 }
    }
  }

  @Test func itIsDrawnAgainWhenWhatItReadHasChanged() {
    let lamp = Lamp()
    let stage = smallStage { LampView(lamp: lamp) }
    #expect(stage.displayList.items.map(\.description) == ["fill rect 0,0 200x200 #8E8E93"])
    lamp.isOn = true
    #expect(stage.displayList.items.map(\.description) == ["fill rect 0,0 200x200 #FFCC00"])
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(stage.displayList.items.count == 2)
    #expect(stage.displayList == stage.displayList)
  }

  private struct Meddler: View {
    @State private var frames = 0

    var body: some View {
      Canvas { context, _ in
        frames += 1
        context.draw(Text("\(frames)"), at: .zero, anchor: .topLeading)
      }
    }
  }

  @Test func drawingSetsNoState() {
    let (seen, unseen) = (smallStage { Meddler() }, smallStage { Meddler() })
    for _ in 0..<3 {
      _ = seen.displayList
      for stage in [seen, unseen] { stage.advance(by: .milliseconds(16)) }
    }
    #expect(seen.digest == unseen.digest)
    #expect(seen.snapshot.description.contains("frames = 0"))
  }

  @Test func inATimelineItFollowsTheFrames() {
    let stage = smallStage {
      TimelineView(.animation) { timeline in
        Canvas { context, _ in
          let seconds = timeline.date.timeIntervalSinceReferenceDate
          context.fill(
            Path(CGRect(x: seconds * 10, y: 0, width: 5, height: 5)), with: .color(.red))
        }
      }
    }
    #expect(stage.displayList.items.map(\.description) == ["fill rect 0,0 5x5 #FF3B30"])
    stage.advance(by: .seconds(2))
    #expect(stage.displayList.items.map(\.description) == ["fill rect 20,0 5x5 #FF3B30"])
    #expect(stage.isAnimating)
  }

  @Test func numbersThatAreNoneDrawNothing() {
    let items = drawn { context, _ in
      context.fill(Path(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)), with: .color(.red))
      context.opacity = .nan
      #expect(context.opacity == 0)
      context.opacity = 7
      #expect(context.opacity == 1)
      context.scaleBy(x: 0, y: .infinity)
      context.addFilter(.blur(radius: .nan))
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.red))
      #expect(context.clipBoundingRect.isNull)
      context.draw(Text("A"), in: CGRect(x: 0, y: 0, width: -5, height: CGFloat.nan))
    }
    #expect(items == [])
    let none = Stage(size: .zero) { Canvas { context, size in #expect(size == .zero) } }
    #expect(none.displayList.items.isEmpty)
  }
}
