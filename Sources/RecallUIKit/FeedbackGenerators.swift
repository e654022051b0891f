/// Asks for feedback: each time it is an effect of the stage, as `sensoryFeedback` is.
public class UIFeedbackGenerator {
  public init() {}

  /// Taken for what programs call: there is nothing to warm up.
  public func prepare() {}

  final func give(_ feedback: SensoryFeedback) {
    StageContext.perform(.feedback(feedback))
  }
}

/// Asks for the feedback of things that knock together.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What kind of things.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
  }

  /// Creates a generator for things of medium weight.
  public override convenience init() {
    self.init(style: .medium)
  }

  /// The things knock together.
  ///
  /// - Parameter intensity: From 0 to 1.
  public func impactOccurred(intensity: CGFloat = 1) {
    let feedback: SensoryFeedback =
      switch style {
      case .light: .impact(weight: .light, intensity: intensity)
      case .medium: .impact(weight: .medium, intensity: intensity)
      case .heavy: .impact(weight: .heavy, intensity: intensity)
      case .soft: .impact(flexibility: .soft, intensity: intensity)
      case .rigid: .impact(flexibility: .rigid, intensity: intensity)
      }
    give(feedback)
  }
}

/// Asks for the feedback of what became of something.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What became of it.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  public func notificationOccurred(_ notificationType: FeedbackType) {
    switch notificationType {
    case .success: give(.success)
    case .warning: give(.warning)
    case .error: give(.error)
    }
  }
}

/// Asks for the feedback of another choice.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public func selectionChanged() {
    give(.selection)
  }
}
