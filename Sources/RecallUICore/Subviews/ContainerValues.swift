/// Names something that a view says to the container that it stands in.
///
/// `@Entry` makes such keys of the properties of an extension of `ContainerValues`.
public protocol ContainerValueKey {
  associatedtype Value

  /// What holds for a view that says nothing.
  static var defaultValue: Value { get }
}

/// What a view says to the container that it stands in.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isRejected = false
/// }
///
/// Text("A song").containerValue(\.isRejected, true)
/// ```
///
/// Who takes views apart (`Group(subviews:)`, `ForEach(subviews:)`) reads it of each. What is said inside
/// counts more than what is said around it, and what is said of a section is said of that alone.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value for a key.
  public subscript<Key: ContainerValueKey>(_: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(Key.self)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(Key.self)] = newValue }
  }

  /// Takes over what others say.
  mutating func merge(_ others: ContainerValues) {
    values.merge(others.values) { _, other in other }
  }
}
