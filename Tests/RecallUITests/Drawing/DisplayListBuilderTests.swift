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
}
