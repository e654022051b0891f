import RecallUI
import Testing

/// Views that move because the layout around them changes.
@Suite struct LayoutAnimationTests {
  private struct Board: View {
    @State private var numbers = [0, 1, 2, 3]
    @State private var isWide = false

    var body: some View {
      LazyVGrid(
        columns: Array(repeating: GridItem(.fixed(20), spacing: 0), count: isWide ? 4 : 2),
        spacing: 0
      ) {
        ForEach(numbers, id: \.self) { number in
          Rectangle().fill(Color(white: Double(number) / 4)).frame(width: 20, height: 20)
            .accessibilityIdentifier("\(number)")
        }
      }
      .frame(width: 80, height: 80, alignment: .topLeading)
      .onTapGesture { withAnimation(.linear(duration: 1)) { numbers.reverse() } }
      .onLongPressGesture { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
    }
  }

  private func stage() -> Stage {
    Stage(size: CGSize(width: 80, height: 80)) { Board() }
  }

  private func places(_ stage: Stage) -> [CGPoint] {
    stage.displayList.items.map(\.bounds.origin)
  }

  @Test func cardsThatTradePlacesMoveInStraightLines() {
    let stage = stage()
    let before = places(stage)
    stage.tap(at: CGPoint(x: 30, y: 30))
    // The layout is there at once.
    #expect(stage.element("3")?.frame.origin == stage.element("0").map { _ in before[0] })
    stage.advance(by: .milliseconds(250))
    let middle = stage.displayList.items.map(\.bounds.origin)
    // Drawn in the new order: 3, 2, 1, 0, each a quarter of the way from where it was.
    for (index, point) in middle.enumerated() {
      let (from, to) = (before[3 - index], before[index])
      #expect(point.x == from.x + (to.x - from.x) / 4)
      #expect(point.y == from.y + (to.y - from.y) / 4)
    }
    stage.advance(by: .milliseconds(750))
    #expect(places(stage) == before)
  }

  @Test func whatIsShortOfTimeMovesOnFromWhereItIs() {
    let stage = stage()
    let before = places(stage)
    stage.tap(at: CGPoint(x: 30, y: 30))
    stage.advance(by: .milliseconds(500))
    let middle = places(stage)
    stage.tap(at: CGPoint(x: 30, y: 30))
    #expect(Set(places(stage).map(\.x)) == Set(middle.map(\.x)))
    stage.advance(by: .milliseconds(1000))
    #expect(places(stage) == before)
  }

  /// A text in a frame that grows.
  private struct Label: View {
    @State private var isWide = false

    var body: some View {
      Text("ab").frame(width: isWide ? 100 : 50, height: 20)
        .background(Rectangle().fill(Color.white))
        .onTapGesture { withAnimation(.linear(duration: 1)) { isWide = true } }
    }
  }

  @Test func aTextKeepsItsSizeWhereAShapeIsStretched() {
    let stage = Stage(size: CGSize(width: 100, height: 20)) { Label() }
    let text = stage.displayList.items[1]
    stage.tap(at: CGPoint(x: 50, y: 10))
    stage.advance(by: .milliseconds(500))
    #expect(stage.displayList.items[0].description == "fill rect 12.5,0 75x20 #FFFFFF")
    #expect(stage.displayList.items[1] == text)
  }
}
