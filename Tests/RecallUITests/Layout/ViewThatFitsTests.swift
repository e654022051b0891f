import Interaction
import RecallUI
import Testing

@Suite struct ViewThatFitsTests {
  private func candidate(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }

  private func shown(_ axes: Axis.Set, in size: CGSize) -> [String?] {
    let stage = Stage(size: size) {
      ViewThatFits(in: axes) {
        candidate("large", 100, 100)
        candidate("wide", 100, 20)
        candidate("small", 10, 10)
      }
    }
    return stage.elements.map(\.identifier)
  }

  @Test(arguments: [
    (99, 99, "small"), (99, 100, "small"), (100, 19, "small"), (100, 20, "wide"),
    (100, 99, "wide"), (100, 100, "large"), (101, 101, "large"), (1, 1, "small"),
  ])
  func theFirstThatFitsIsShown(width: CGFloat, height: CGFloat, name: String) {
    #expect(shown([.horizontal, .vertical], in: CGSize(width: width, height: height)) == [name])
  }

  @Test func onlyTheAxesThatAreToldCount() {
    #expect(shown(.horizontal, in: CGSize(width: 100, height: 1)) == ["large"])
    #expect(shown(.vertical, in: CGSize(width: 1, height: 20)) == ["wide"])
    #expect(shown([], in: CGSize(width: 1, height: 1)) == ["large"])
  }

  @Test func onlyWhatIsShownIsDrawnAndHit() {
    var taps: [String] = []
    let stage = Stage(size: CGSize(width: 50, height: 50)) {
      ViewThatFits {
        Color.red.frame(width: 60, height: 60).onTapGesture { taps.append("large") }
        Color.blue.frame(width: 50, height: 50).onTapGesture { taps.append("small") }
      }
    }
    #expect(stage.displayList.items.count == 1)
    stage.tap(at: CGPoint(x: 25, y: 25))
    #expect(taps == ["small"])

    stage.send(.resize(CGSize(width: 60, height: 60)))
    #expect(stage.displayList.items.count == 1)
    stage.tap(at: CGPoint(x: 1, y: 1))
    #expect(taps == ["small", "large"])
  }

  @Test func whatIsHeldEndsWhenAnotherIsShown() {
    final class Model: ObservableObject { @Published var width: CGFloat = 50 }
    struct Screen: View {
      @ObservedObject var model: Model
      let press: (Bool) -> Void

      var body: some View {
        ViewThatFits(in: .horizontal) {
          Color.red.frame(width: model.width)
            .onLongPressGesture {
            } onPressingChanged: {
              press($0)
            }
          Color.blue
        }
      }
    }
    var presses: [Bool] = []
    let model = Model()
    let stage = Stage(size: CGSize(width: 50, height: 50)) {
      Screen(model: model) { presses.append($0) }
    }
    stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: 25, y: 25))))
    #expect(presses == [true])

    model.width = 51
    stage.advance(by: .milliseconds(1))

    #expect(presses == [true, false])
    #expect(stage.holds == [])
  }

  @Test func nothingFitsNowhere() {
    let stage = Stage(size: CGSize(width: 50, height: 50)) {
      ViewThatFits { EmptyView() }.accessibilityIdentifier("empty")
    }
    #expect(stage.element("empty")?.frame.size == .zero)
  }
}
