/// Names a value that a view carries for the layout around it.
public protocol LayoutValueKey {
  associatedtype Value

  /// The value of views that carry none.
  static var defaultValue: Value { get }
}
