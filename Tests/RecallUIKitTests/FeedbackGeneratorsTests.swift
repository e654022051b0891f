import RecallUI
import Testing

@Suite struct FeedbackGeneratorsTests {
  private func effects(_ body: @escaping () -> Void) -> [StageEffect] {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.onTapGesture { body() }
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    return stage.takeEffects().map(\.effect)
  }

  @Test func eachAskIsAnEffect() {
    let asked = effects {
      UIImpactFeedbackGenerator(style: .light).impactOccurred()
      UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
      UIImpactFeedbackGenerator(style: .soft).impactOccurred()
      UIImpactFeedbackGenerator(style: .rigid).impactOccurred()
      UINotificationFeedbackGenerator().notificationOccurred(.warning)
      UINotificationFeedbackGenerator().notificationOccurred(.error)
      UISelectionFeedbackGenerator().selectionChanged()
    }
    #expect(
      asked == [
        .feedback(.impact(weight: .light)), .feedback(.impact(weight: .medium, intensity: 0.5)),
        .feedback(.impact(flexibility: .soft)), .feedback(.impact(flexibility: .rigid)),
        .feedback(.warning), .feedback(.error), .feedback(.selection),
      ])
  }

  @Test func anAddressIsAnEffectToo() throws {
    let (page, other) = (
      try #require(URL(string: "https://a.com")), try #require(URL(string: "prefs:root"))
    )
    #expect(UIApplication.shared.canOpenURL(page))
    #expect(!UIApplication.shared.canOpenURL(other))
    var answers: [Bool] = []
    let asked = effects {
      UIApplication.shared.open(page) { answers.append($0) }
      UIApplication.shared.open(other, options: [:]) { answers.append($0) }
    }
    #expect(asked == [.openURL(page), .openURL(other)])
    #expect(answers == [true, false])
  }
}
