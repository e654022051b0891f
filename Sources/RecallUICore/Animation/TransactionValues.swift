/// Names something that a program sends along with changes of state.
///
/// ```swift
/// private struct FromKeyboardKey: TransactionKey {
///   static let defaultValue = false
/// }
///
/// extension Transaction {
///   var fromKeyboard: Bool {
///     get { self[FromKeyboardKey.self] }
///     set { self[FromKeyboardKey.self] = newValue }
///   }
/// }
/// ```
public protocol TransactionKey {
  associatedtype Value

  /// What a transaction has of which nobody says anything.
  static var defaultValue: Value { get }
}

/// What programs send along with changes: a value, which is never changed once it is made.
final class TransactionValues {
  fileprivate let values: [ObjectIdentifier: Any]

  fileprivate init(_ values: [ObjectIdentifier: Any]) {
    self.values = values
  }
}

extension Transaction {
  /// The value for a key.
  public subscript<Key: TransactionKey>(_: Key.Type) -> Key.Value {
    get { values?.values[ObjectIdentifier(Key.self)] as? Key.Value ?? Key.defaultValue }
    set {
      var all = values?.values ?? [:]
      all[ObjectIdentifier(Key.self)] = newValue
      values = TransactionValues(all)
    }
  }
}
