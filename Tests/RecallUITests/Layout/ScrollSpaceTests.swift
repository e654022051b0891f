import RecallUI
import Testing

@Suite struct ScrollSpaceTests {
  private struct Row: View {
    var body: some View {
      GeometryReader { place in
        let frame = place.frame(in: .scrollView)
        let bounds = place.bounds(of: .scrollView)
        let sideways = place.bounds(of: .scrollView(axis: .horizontal))
        Text(
          "\(Int(frame.minY)) \(Int(bounds?.minY ?? -1)) \(Int(bounds?.height ?? -1)) "
            + (sideways == nil ? "none" : "\(Int(sideways?.width ?? 0))"))
      }
      .frame(height: 30)
    }
  }

  @Test func aPlaceIsToldInTheScrollViewAround() {
    let stage = Stage(size: CGSize(width: 100, height: 140)) {
      Color.red.frame(height: 40)
      ScrollView {
        VStack(spacing: 0) {
          Row()
          Row()
          Color.blue.frame(height: 300)
        }
      }
      .frame(height: 80)
    }
    #expect(stage.texts == ["0 0 80 none", "30 -30 80 none"])
    stage.send(.scroll(ScrollEvent(at: CGPoint(x: 50, y: 100), by: CGSize(width: 0, height: -10))))
    stage.advance(by: .seconds(2))
    #expect(stage.texts == ["-10 10 80 none", "20 -20 80 none"])
  }

  @Test func anAxisLeadsToTheViewThatScrollsSo() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      ScrollView(.horizontal) {
        ScrollView { Row().frame(width: 200) }.frame(height: 60)
      }
    }
    #expect(stage.texts == ["0 0 60 100"])
  }

  @Test func withoutOneThereIsNone() {
    let stage = Stage(size: CGSize(width: 100, height: 30)) { Row() }
    #expect(stage.texts == ["0 -1 -1 none"])
  }
}
