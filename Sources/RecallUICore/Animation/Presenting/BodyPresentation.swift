import VirtualTime

/// How a value is presented whose type, known only when the program runs, is animatable.
protocol BodyPresentation<Value>: AnyObject {
  associatedtype Value

  /// When the value is presented as it is; nil for always.
  var end: Instant? { get }
  /// How the value gets there where motion is reduced.
  var fade: Fade<Value>? { get }
  func set(_ new: Value, _ animation: Animation?, at now: Instant, fadingIn update: Int?)
  func value(at instant: Instant) -> Value
  /// Hands a copy of the value what it is at an instant: programs may do something then.
  func hand(at instant: Instant)
  /// Does so with some of the values on the way, from the last one to the first.
  func handSamples()
}

private final class AnimatablePresentation<Value: Animatable>: BodyPresentation {
  private var presented: Presented<Value>

  init(_ value: Value) {
    presented = Presented(value)
  }

  var end: Instant? { presented.end ?? fade?.end }
  var fade: Fade<Value>? { presented.fade }

  func set(_ new: Value, _ animation: Animation?, at now: Instant, fadingIn update: Int?) {
    presented.set(new, animation, at: now, fadingIn: update)
  }

  func value(at instant: Instant) -> Value {
    presented.value(at: instant)
  }

  func hand(at instant: Instant) {
    hand(presented.flight?.value(at: instant) ?? presented.value.animatableData)
  }

  func handSamples() {
    guard let flight = presented.flight else { return hand(presented.value.animatableData) }
    for quarters in 0...4 {
      hand(flight.value(withRest: Double(quarters) / 4))
    }
  }

  private func hand(_ data: Value.AnimatableData) {
    var copy = presented.value
    copy.animatableData = data
  }
}

/// The presentation of `value`; nil when its type isn't animatable.
func bodyPresentation<Value>(of value: Value) -> (any BodyPresentation<Value>)? {
  func presentation<Part: Animatable>(of part: Part) -> Any { AnimatablePresentation(part) }
  guard let animatable = value as? any Animatable else { return nil }
  return presentation(of: animatable) as? any BodyPresentation<Value>
}
