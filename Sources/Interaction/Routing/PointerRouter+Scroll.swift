import Foundation

extension PointerRouter {
  /// Hands a turn of the wheel to the scroll views under it, from the inside to the outside: each
  /// takes what it can along its axes, the next one gets what is left.
  ///
  /// - Parameters:
  ///   - event: The turn of the wheel.
  ///   - recognizers: Those under the position, deepest first.
  /// - Returns: What nobody took.
  @discardableResult
  public func scroll(_ event: ScrollEvent, over recognizers: [ScrollRecognizer]) -> CGSize {
    var rest = event.delta
    for recognizer in recognizers where rest != .zero {
      rest = recognizer.wheel(rest)
    }
    return rest
  }
}
