import Testing

@testable import RecallUI
@testable import RecallUICore

/// Content that scrolls and is turned: lists that begin at the bottom, and pages one below the other.
@Suite struct TurnedScrollTests {
  private func rows(_ count: Int) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { number in
        Color.red.frame(height: 50).accessibilityIdentifier("\(number)")
      }
    }
  }

  private func drag(_ stage: Stage, _ x: CGFloat, _ y: CGFloat) {
    let start = CGPoint(x: 100, y: 100)
    stage.send(.pointer(PointerEvent(.down, at: start)))
    // The way that tells a drag from a tap doesn't count.
    let slop = CGPoint(x: start.x + (x == 0 ? 0 : x.sign == .minus ? -11 : 11), y: start.y)
    let begin = CGPoint(x: slop.x, y: slop.y + (y == 0 ? 0 : y.sign == .minus ? -11 : 11))
    stage.send(.pointer(PointerEvent(.move, at: begin)))
    stage.advance(by: .seconds(1))
    stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: begin.x + x, y: begin.y + y))))
    stage.advance(by: .seconds(1))
  }

  @Test(arguments: [true, false])
  func contentUpsideDownFollowsTheFinger(isTurned: Bool) {
    let stage = smallStage {
      ScrollView { rows(8) }
        .rotationEffect(.degrees(isTurned ? 180 : 0)).scaleEffect(x: 1, y: isTurned ? 1 : -1)
    }
    #expect(stage.place(of: "0") == "0,150 200x50")
    drag(stage, 0, 30)
    #expect(stage.place(of: "0") == "0,180 200x50")
    drag(stage, 0, -20)
    #expect(stage.place(of: "0") == "0,160 200x50")
  }

  @Test func aThrowGoesOnWhereItWasThrown() {
    let stage = smallStage { ScrollView { rows(80) }.rotationEffect(.degrees(180)) }
    stage.drag(
      from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 150), over: .milliseconds(100))
    let thrown = stage.element("0")?.frame.minY ?? 0
    #expect(thrown > 150 + 100)
  }

  @Test func theWheelMovesContentUpsideDownWhereItTurns() {
    let stage = smallStage { ScrollView { rows(8) }.rotationEffect(.degrees(180)) }
    stage.send(.scroll(ScrollEvent(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 30))))
    #expect(stage.place(of: "0") == "0,180 200x50")
  }

  @Test func smallerContentStaysUnderTheFinger() {
    let stage = smallStage { ScrollView { rows(80) }.scaleEffect(0.5) }
    #expect(stage.place(of: "0") == "50,50 100x25")
    drag(stage, 0, -30)
    #expect(stage.place(of: "0") == "50,20 100x25")
  }

  @Test func whatScrollsToTheSideIsMovedUpWhereItStandsUpright() {
    let stage = smallStage {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<8, id: \.self) { number in
            Color.red.frame(width: 50, height: 200).accessibilityIdentifier("\(number)")
          }
        }
      }
      .rotationEffect(.degrees(90))
    }
    #expect(stage.place(of: "1") == "0,50 200x50")
    drag(stage, -30, 0)
    #expect(stage.place(of: "1") == "0,50 200x50")
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: 59, y: 100))))
    drag(stage, 0, -30)
    #expect(stage.place(of: "1") == "0,20 200x50")
  }

  @Test func turnedPagesAreSwipedUp() {
    let stage = smallStage {
      TabView {
        ForEach(0..<3, id: \.self) { number in
          Text("page \(number)").rotationEffect(.degrees(-90))
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .rotationEffect(.degrees(90))
    }
    func swipe(to end: CGPoint) {
      stage.drag(from: CGPoint(x: 100, y: 150), to: end, over: .milliseconds(200))
      stage.advance(by: .seconds(1))
    }
    swipe(to: CGPoint(x: 20, y: 150))
    #expect(stage.displayList.description.contains("page 0"))
    swipe(to: CGPoint(x: 100, y: 20))
    #expect(stage.displayList.description.contains("page 1"))
  }
}
