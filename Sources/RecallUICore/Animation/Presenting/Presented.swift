import VirtualTime

/// A value, and how it gets there on the screen.
struct Presented<Value: Animatable> {
  /// The value that counts.
  private(set) var value: Value
  private var flight: Flight<Value.AnimatableData>?
  /// How the value gets there where motion is reduced.
  private(set) var fade: Fade<Value>?

  init(_ value: Value) {
    self.value = value
  }

  /// Takes over a new value, which is presented at once or, with an animation, by and by.
  ///
  /// A flight goes on when its target stays what it was.
  /// - Parameter fadingIn: The update in which it begins to pass by a fade; nil if it moves.
  mutating func set(
    _ new: Value, _ animation: @autoclosure () -> Animation?, at now: Instant,
    fadingIn update: Int? = nil
  ) {
    let origin = value.animatableData
    let former = value(at: now)
    value = new
    let target = new.animatableData
    guard origin != target else { return }
    let animation = animation()
    fade = animation == nil ? nil : update.map { Fade(from: former, in: $0, at: now) }
    flight = (update == nil ? animation : nil).flatMap {
      Flight(from: origin, after: flight, to: target, $0, at: now)
    }
  }

  /// When the value is presented as it is; nil for always.
  var end: Instant? { flight?.end }

  /// What is presented at `instant`.
  func value(at instant: Instant) -> Value {
    guard let flight, flight.end > instant else { return value }
    var presented = value
    presented.animatableData = flight.value(at: instant)
    return presented
  }
}
