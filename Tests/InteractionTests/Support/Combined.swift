import Foundation
import Interaction

/// Parts to combine, and a bench that notes what they call.
///
/// What the parts call comes before what the combination calls; `all` is the combination.
final class Combined {
  let bench = Bench()

  func part<Value>(
    _ recognizer: ValueRecognizer<Value>, text: @escaping (Value) -> String = { _ in "" }
  ) -> ValueRecognizer<Value> {
    bench.listen(to: recognizer, text: text)
    return recognizer
  }

  var tap: ValueRecognizer<TapRecognizer.Value> { part(TapRecognizer()) }
  var double: ValueRecognizer<TapRecognizer.Value> {
    part(TapRecognizer(count: 2, name: "double"))
  }
  var triple: ValueRecognizer<TapRecognizer.Value> {
    part(TapRecognizer(count: 3, name: "triple"))
  }
  var long: ValueRecognizer<Bool> { part(LongPressRecognizer(name: "long")) }
  var drag: ValueRecognizer<DragRecognizer.Value> {
    part(DragRecognizer()) { " \($0.translation.text)" }
  }
  var magnify: ValueRecognizer<MagnifyRecognizer.Value> { part(MagnifyRecognizer()) }
  var rotate: ValueRecognizer<RotateRecognizer.Value> { part(RotateRecognizer()) }

  static func text<A, B>(_ value: SimultaneousValue<A, B>) -> String {
    " \(value.first == nil ? "-" : "first")/\(value.second == nil ? "-" : "second")"
  }

  static func text<A, B>(_ value: ExclusiveValue<A, B>) -> String {
    switch value {
    case .first: " first"
    case .second: " second"
    }
  }

  static func text<A, B>(_ value: SequenceValue<A, B>) -> String {
    switch value {
    case .first: " first"
    case .second(_, nil): " second, nothing yet"
    case .second: " second"
    }
  }
}
