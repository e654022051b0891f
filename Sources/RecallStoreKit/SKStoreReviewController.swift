/// Asks the one who uses the program for a review, as `requestReview` of the surroundings does.
public enum SKStoreReviewController {
  /// Asks for a review: `StageEffect.message(name: "review", body: "")`.
  public static func requestReview() {
    StageContext.perform(.message(name: "review", body: ""))
  }

  /// Asks for a review.
  ///
  /// - Parameter windowScene: Taken for what programs say: a stage has one scene.
  public static func requestReview(in windowScene: UIWindowScene) { requestReview() }
}

/// The same, under the name that it has in later versions of the system.
public enum AppStore {
  /// Asks for a review.
  ///
  /// - Parameter scene: Taken for what programs say: a stage has one scene.
  public static func requestReview(in scene: UIWindowScene) {
    SKStoreReviewController.requestReview()
  }
}
