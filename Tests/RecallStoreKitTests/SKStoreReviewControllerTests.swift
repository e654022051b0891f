import RecallStoreKit
import Testing

@Suite struct SKStoreReviewControllerTests {
  private func effects(_ body: @escaping () -> Void) -> [StageEffect] {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.onTapGesture(perform: body)
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    return stage.takeEffects().map(\.effect)
  }

  @Test func aReviewIsAskedForAsAMessage() {
    let review = StageEffect.message(name: "review", body: "")
    let asked = effects {
      SKStoreReviewController.requestReview()
      guard let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return }
      SKStoreReviewController.requestReview(in: scene)
      AppStore.requestReview(in: scene)
    }
    #expect(asked == [review, review, review])
  }
}
