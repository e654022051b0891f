import RecallUI
import Testing

/// Gestures that count only while something holds.
@Suite struct EnabledGestureTests {
  private func heard(isEnabled: Bool) -> [String] {
    var heard: [String] = []
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red
        .onTapGesture { heard.append("inside") }
        .simultaneousGesture(TapGesture().onEnded { heard.append("beside") }, isEnabled: isEnabled)
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    return heard
  }

  private func winner(isEnabled: Bool) -> String? {
    var winner: String?
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red
        .onTapGesture { winner = "inside" }
        .highPriorityGesture(TapGesture().onEnded { winner = "before" }, isEnabled: isEnabled)
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    return winner
  }

  @Test func aGestureBesideOthersCountsWhileItIsEnabled() {
    #expect(heard(isEnabled: true).sorted() == ["beside", "inside"])
    #expect(heard(isEnabled: false) == ["inside"])
  }

  @Test func aGestureBeforeOthersCountsWhileItIsEnabled() {
    #expect(winner(isEnabled: true) == "before")
    #expect(winner(isEnabled: false) == "inside")
  }
}
