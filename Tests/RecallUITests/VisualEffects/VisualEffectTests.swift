import RecallUI
import Testing

@Suite struct VisualEffectTests {
  private func faded(_ stage: Stage) -> [Double] {
    stage.displayList.items.map(\.opacity)
  }

  @Test func aViewLooksAsItsPlaceSays() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        Color.blue.frame(height: 40)
          .visualEffect { effect, place in
            effect.opacity(place.frame(in: .global).minY / 60).offset(x: place.size.height)
          }
          .accessibilityIdentifier("blue")
        Color.green.frame(height: 30)
      }
    }
    #expect(faded(stage).contains(0.5))
    #expect(stage.element("blue")?.frame == CGRect(x: 0, y: 30, width: 100, height: 40))
    let plain = Stage(size: CGSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 30)
        Color.blue.frame(height: 40).opacity(0.5).offset(x: 40)
        Color.green.frame(height: 30)
      }
    }
    #expect(stage.displayList.items.count == plain.displayList.items.count)
    #expect(faded(stage) == faded(plain))
    #expect(stage.issues.isEmpty)
  }

  @Test func itIsAskedAgainWhenThePlaceChanges() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { _ in
            Color.blue.frame(height: 30).visualEffect { effect, place in
              effect.opacity(place.frame(in: .global).minY < 30 ? 0.25 : 1)
            }
          }
        }
      }
    }
    #expect(faded(stage).filter { $0 == 0.25 }.count == 1)
    stage.send(.scroll(ScrollEvent(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -45))))
    stage.advance(by: .seconds(2))
    #expect(faded(stage).filter { $0 == 0.25 }.count == 2)
    #expect(stage.issues.isEmpty)
  }

  @Test func whatIsNoNumberLeavesTheViewWhereItIs() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.visualEffect { effect, _ in
        effect.offset(x: .nan, y: .infinity).blur(radius: .nan).saturation(.infinity)
      }
    }
    #expect(stage.displayList.items.count == 1)
  }
}
