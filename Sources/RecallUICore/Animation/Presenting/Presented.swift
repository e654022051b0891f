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

  private var flight: Flight<Value.AnimatableData>? { passage?.flight }

  /// How the value gets there where motion is reduced.
  var fade: Fade<Value>? { passage?.fade }

  /// Takes over a new value, which is presented at once or, with an animation, by and by.
  ///
  /// A flight goes on when its target stays what it was.
  /// - Parameter fadingIn: The update in which it begins to pass by a fade; nil if it moves.
  mutating func set(
    _ new: Value, _ animation: @autoclosure () -> Animation?, at now: Instant,
    fadingIn update: Int? = nil
  ) {
    let origin = value.animatableData
    let target = new.animatableData
    guard origin != target else {
      value = new
      return
    }
    guard let animation = animation() else {
      (value, passage) = (new, nil)
      return
    }
    if let update {
      passage = Passage(Fade(from: value(at: now), in: update, at: now))
    } else {
      passage = Flight(from: origin, after: flight, to: target, animation, at: now)
        .map { Passage($0) }
    }
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
