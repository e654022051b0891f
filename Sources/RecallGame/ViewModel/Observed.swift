import RecallUI

/// A part of the game that views observe by itself: who shows the score is not evaluated again when
/// a card turns over.
final class Observed<Value: Equatable>: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private(set) var value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// Takes over a value, and announces it if it is another one.
  func update(to new: Value) {
    guard new != value else { return }
    objectWillChange.send()
    value = new
  }
}
