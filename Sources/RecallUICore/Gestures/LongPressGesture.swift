import Interaction

/// A touch that stays where it is for a while.
public struct LongPressGesture: Gesture, Equatable {
  public typealias Value = Bool
  public typealias Body = Never

  /// How long it takes, in seconds.
  public var minimumDuration: Double
  /// How far the touch may stray, in points.
  public var maximumDistance: CGFloat

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _makeRecognizer() -> ValueRecognizer<Bool> { LongPressRecognizer() }

  public func _value(of recognized: Bool) -> Bool { recognized }

  public func _configure(
    _ recognizer: ValueRecognizer<Bool>, _ context: _GestureContext<Bool>
  ) {
    guard let press = recognizer as? LongPressRecognizer else { return }
    press.minimumDuration = .saturating(seconds: minimumDuration)
    press.maximumDistance = maximumDistance
    connect(press, context)
  }
}
