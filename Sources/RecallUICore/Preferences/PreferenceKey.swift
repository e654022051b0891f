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

extension PreferenceKey {
  /// What values make together, in the order of the views.
  static func combined(_ values: [Value]) -> Value {
    guard var value = values.first else { return defaultValue }
    for next in values.dropFirst() {
      reduce(value: &value, nextValue: { next })
    }
    return value
  }
}

/// What one of several views tells for a key.
struct PreferencesOfView<Key: PreferenceKey> {
  /// Stands for the view: its box, inside of all modifiers.
  let view: ObjectIdentifier
  var values: [Key.Value]

  var combined: Key.Value { Key.combined(values) }
}

extension ViewNode {
  /// What this node and those below it tell for a key.
  final func preference<Key: PreferenceKey>(_: Key.Type) -> Key.Value {
    var values: [Key.Value] = []
    collectPreference(Key.self) { values.append($0) }
    return Key.combined(values)
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
