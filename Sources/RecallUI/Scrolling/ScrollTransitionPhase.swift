/// Where a view stands in what scrolls around it.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It comes in, or goes out, at the top or at the leading edge.
  case topLeading
  /// It is in sight.
  case identity
  /// It comes in, or goes out, at the bottom or at the trailing edge.
  case bottomTrailing

  /// Whether it is in sight.
  public var isIdentity: Bool { self == .identity }

  /// -1 at the top, 0 in sight, 1 at the bottom.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// When and how a view goes from one phase to another.
public struct ScrollTransitionConfiguration: Sendable {
  /// How much of a view is in sight when it counts as that.
  public struct Threshold: Sendable {
    /// From 0 to 1.
    let visiblePart: Double

    /// All of it.
    public static let visible = Threshold(visiblePart: 1)
    /// Anything of it.
    public static let hidden = Threshold(visiblePart: 0)
    /// Half of it.
    public static let centered = Threshold(visiblePart: 0.5)

    /// A part of it, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold {
      Threshold(visiblePart: amount.isFinite ? min(max(amount, 0), 1) : 1)
    }
  }

  let animation: Animation?
  private(set) var threshold = Threshold.visible(0.5)

  /// It goes there with an animation.
  public static let animated = ScrollTransitionConfiguration(animation: .default)
  /// It goes there with an animation.
  public static let interactive = ScrollTransitionConfiguration(animation: .default)
  /// It is there at once.
  public static let identity = ScrollTransitionConfiguration(animation: nil)

  /// It goes there with an animation.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(animation: animation)
  }

  /// It goes there with an animation.
  public static func interactive(
    timingCurve: UnitCurve = .easeInOut
  ) -> ScrollTransitionConfiguration { interactive }

  /// This configuration with another animation.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
    var configuration = ScrollTransitionConfiguration(animation: animation)
    configuration.threshold = threshold
    return configuration
  }

  /// This configuration with another threshold.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var configuration = self
    configuration.threshold = threshold
    return configuration
  }
}
