import RecallUI
import Testing

@Suite struct DisplayListBuilderTests {
  private struct Broken: Shape {
    let number: CGFloat

    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: number, y: 10))
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func whatIsNoGeometryIsNotDrawn(number: CGFloat) {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      ZStack {
        Color.red
        Broken(number: number).fill(.blue)
        Color.green.clipShape(Broken(number: number))
      }
    }

    #expect(stage.displayList.items.map(\.description) == ["fill rect 0,0 100x100 #FF3B30"])
    #expect(stage.displayList.damage(since: stage.displayList).isEmpty)
  }

  /// What a program computes, by a division by nothing say.
  @Test(arguments: [
    CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e200,
    -1, 0,
  ])
  func noNumberOfAnEffectEndsTheProgram(number: CGFloat) {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      ZStack {
        Circle().stroke(lineWidth: number)
        Circle().strokeBorder(lineWidth: number)
        Circle().stroke(style: StrokeStyle(lineWidth: 2, lineJoin: .miter, miterLimit: number))
        Circle().stroke(style: StrokeStyle(lineWidth: number, miterLimit: number))
        Circle().stroke(style: StrokeStyle(lineWidth: 2, dash: [number, 3], dashPhase: number))
        Circle().blur(radius: number)
        Circle().shadow(radius: number, x: number, y: number)
        Circle().blur(radius: 2).shadow(radius: number).blur(radius: number).opacity(0.5)
        Circle().saturation(Double(number)).brightness(Double(number))
        Circle().mask { Circle().stroke(lineWidth: number) }
        Rectangle().fill(.green)
      }
    }

    let list = stage.displayList
    #expect(list.items.last?.description == "fill rect 0,0 100x100 #34C759")
    #expect(
      list.damage(since: DisplayList(size: list.size, background: list.background)).count == 1)
  }
}
