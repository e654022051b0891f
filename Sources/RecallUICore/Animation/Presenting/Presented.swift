import VirtualTime

/// How a value gets to the screen: by a flight or, where motion is reduced, by a fade.
final class Passage<Value: Animatable> {
  let flight: Flight<Value.AnimatableData>?
  let fade: Fade<Value>?

  init(_ flight: Flight<Value.AnimatableData>) {
    self.flight = flight
    fade = nil
  }

  init(_ fade: Fade<Value>) {
    flight = nil
    self.fade = fade
  }

}

/// How a value gets to another one on the screen; nil for at once.
///
/// A flight goes on when its target stays what it was.
///
/// - Parameters:
///   - former: How the value before was about to get there.
///   - animation: Asked for only where something is to be seen of it.
///   - update: The update in which it begins to pass by a fade; nil if it moves.
func passage<Value: Animatable>(
  after former: Passage<Value>?, from old: Value, to new: Value,
  _ animation: @autoclosure () -> Animation?, at now: Instant, fadingIn update: Int?
) -> Passage<Value>? {
  let origin = old.animatableData
  let target = new.animatableData
  guard origin != target else { return former }
  guard let animation = animation() else { return nil }
  if let update { return fade(after: former, from: old, at: now, in: update) }
  return flight(after: former, from: origin, to: target, animation, at: now)
}

// What is done seldom stands apart: the runtime is asked for all types in a function as that is entered.

@inline(never)
private func fade<Value: Animatable>(
  after former: Passage<Value>?, from old: Value, at now: Instant, in update: Int
) -> Passage<Value> {
  Passage(Fade(from: Presented(old, passing: former).value(at: now), in: update, at: now))
}

@inline(never)
private func flight<Value: Animatable>(
  after former: Passage<Value>?, from origin: Value.AnimatableData,
  to target: Value.AnimatableData, _ animation: Animation, at now: Instant
) -> Passage<Value>? {
  guard
    let flight = Flight(from: origin, after: former?.flight, to: target, animation, at: now)
  else { return nil }
  return Passage(flight)
}

/// A value, and how it gets there on the screen.
struct Presented<Value: Animatable> {
  /// The value that counts.
  private(set) var value: Value
  /// How it gets there; nil while it is there.
  private(set) var passage: Passage<Value>?

  init(_ value: Value, passing passage: Passage<Value>? = nil) {
    self.value = value
    self.passage = passage
  }

  var flight: Flight<Value.AnimatableData>? { passage?.flight }

  /// How the value gets there where motion is reduced.
  var fade: Fade<Value>? { passage?.fade }

  /// Takes over a new value, which is presented at once or, with an animation, by and by.
  ///
  /// - Parameter fadingIn: The update in which it begins to pass by a fade; nil if it moves.
  mutating func set(
    _ new: Value, _ animation: @autoclosure () -> Animation?, at now: Instant,
    fadingIn update: Int? = nil
  ) {
    passage = RecallUICore.passage(
      after: passage, from: value, to: new, animation(), at: now, fadingIn: update)
    value = new
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
