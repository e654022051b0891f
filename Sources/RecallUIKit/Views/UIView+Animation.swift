extension UIView {
  /// How a change of views is to come: taken for what programs say.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let curveEaseInOut = AnimationOptions([])
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Changes views at once: what a view of UIKit's shows is there at once.
  ///
  /// - Parameters:
  ///   - duration: Taken for what programs say, in seconds.
  ///   - animations: Changes them.
  ///   - completion: Called then.
  public static func animate(
    withDuration duration: TimeInterval, animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Changes views at once.
  ///
  /// - Parameters:
  ///   - duration: Taken for what programs say, in seconds.
  ///   - delay: Taken for what programs say, in seconds.
  ///   - options: Taken for what programs say.
  ///   - animations: Changes them.
  ///   - completion: Called then.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Changes views at once.
  ///
  /// - Parameters:
  ///   - duration: Taken for what programs say, in seconds.
  ///   - delay: Taken for what programs say, in seconds.
  ///   - dampingRatio: Taken for what programs say.
  ///   - velocity: Taken for what programs say.
  ///   - options: Taken for what programs say.
  ///   - animations: Changes them.
  ///   - completion: Called then.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }
}

extension UIView {
  /// Taken for what programs say: what a view of UIKit's shows is there at once.
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  /// False: what a view of UIKit's shows is there at once.
  public static var areAnimationsEnabled: Bool { false }

  /// Changes views at once, as always.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
