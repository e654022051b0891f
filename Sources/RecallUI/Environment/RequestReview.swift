/// Asks the one who uses the program for a review: `StageEffect.message(name: "review", body: "")`.
public struct RequestReviewAction {
  let performEffect: PerformEffectAction

  public func callAsFunction() {
    performEffect(.message(name: "review", body: ""))
  }
}

extension EnvironmentValues {
  /// Asks the one who uses the program for a review.
  public var requestReview: RequestReviewAction {
    RequestReviewAction(performEffect: performEffect)
  }
}
