/// Names a value that views tell the views around them.
public protocol PreferenceKey {
  associatedtype Value

  /// The value where no view inside tells one.
  static var defaultValue: Value { get }

  /// Combines what was told so far with what the next view tells, in the order of the views.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

extension ViewNode {
  /// What this node and those below it tell for a key.
  final func preference<Key: PreferenceKey>(_: Key.Type) -> Key.Value {
    var value = Key.defaultValue
    var isFirst = true
    collectPreference(Key.self) { next in
      if isFirst { value = next } else { Key.reduce(value: &value, nextValue: { next }) }
      isFirst = false
    }
    return value
  }

  /// Tells the nodes around this one that what is told here for a key, or for any key when it is
  /// nil, may have changed.
  final func preferenceDidChange(_ key: ObjectIdentifier?) {
    guard !graph.preferences.isEmpty else { return }
    var exempt: ViewNode?
    var node = parent
    while let current = node {
      if let reader = current.readerOfSiblings { exempt = reader }
      if current !== exempt { current.preferenceInsideDidChange(key) }
      node = current.parent
    }
  }
}
