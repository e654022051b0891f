import Interaction

/// Something that a pointer can do, and what follows from it.
///
/// As in SwiftUI, a gesture is a value that is made anew with each evaluation of a view. What has
/// begun lives in a recognizer, which the view's box keeps; a new value only hands it new bounds
/// and closures. A gesture of one's own says in `body` what it consists of.
public protocol Gesture<Value> {
  /// What the gesture tells while it goes on, and at its end.
  associatedtype Value
  associatedtype Body: Gesture
  /// What the gesture's recognizer recognizes.
  associatedtype _Recognized = Body._Recognized

  var body: Body { get }

  /// Makes the recognizer, without closures.
  func _makeRecognizer() -> ValueRecognizer<_Recognized>
  /// Hands this value's bounds and closures to a recognizer that an equal kind of gesture made.
  func _configure(_ recognizer: ValueRecognizer<_Recognized>, _ context: _GestureContext<Value>)
  /// The gesture's value for what was recognized.
  func _value(of recognized: _Recognized) -> Value
}

/// What a gesture's value does, and in which space.
public struct _GestureContext<Value> {
  var changed: (Value) -> Void = { _ in }
  var ended: (Value) -> Void = { _ in }
  /// Called after an end, and when the gesture was cancelled.
  var finished: () -> Void = {}
  /// Turns a point of the viewport into one of a space that the view knows.
  var point: (CGPoint, CoordinateSpace) -> CGPoint = { point, _ in point }
  /// The space of the points that the gesture tells.
  var space = CoordinateSpace.local
  /// Whether a point of that space is on the view.
  var contains: (CGPoint) -> Bool = { _ in true }
  /// Where the view is; nil off any stage.
  var link: BoxLink?
  /// The time between two taps that is too long: asked for with each tap, as a desktop may be set otherwise meanwhile.
  var tapInterval: () -> Duration = { GestureDefaults.tapInterval }
}

extension Gesture where Value == Body.Value, _Recognized == Body._Recognized {
  public func _makeRecognizer() -> ValueRecognizer<_Recognized> {
    body._makeRecognizer()
  }

  public func _configure(
    _ recognizer: ValueRecognizer<_Recognized>, _ context: _GestureContext<Value>
  ) {
    body._configure(recognizer, context)
  }

  public func _value(of recognized: _Recognized) -> Value {
    body._value(of: recognized)
  }
}

extension Gesture where Body == Never {
  /// Never called: the engine itself recognizes this gesture.
  public var body: Never {
    preconditionFailure("\(Self.self) is recognized by the engine and has no body")
  }
}

extension Never: Gesture {
  public typealias Value = Never
  public typealias _Recognized = Never
}

extension Gesture {
  /// Connects a recognizer's closures with those of `context`.
  func connect(_ recognizer: ValueRecognizer<_Recognized>, _ context: _GestureContext<Value>) {
    recognizer.convert = { context.point($0, context.space) }
    recognizer.onChanged = { context.changed(_value(of: $0)) }
    recognizer.onEnded = {
      context.ended(_value(of: $0))
      context.finished()
    }
    recognizer.onCancelled = context.finished
  }
}
