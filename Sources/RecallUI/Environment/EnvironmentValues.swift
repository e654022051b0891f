/// Names a value that views inherit from the views around them.
public protocol EnvironmentKey {
  associatedtype Value

  /// The value where no view around sets one.
  static var defaultValue: Value { get }
}

/// What a view inherits from the views around it.
public struct EnvironmentValues {
  private final class Storage {
    /// By key, the key's own type of entry: no value has to be asked what it is.
    var values: [ObjectIdentifier: AnyObject]

    init(_ values: [ObjectIdentifier: AnyObject]) {
      self.values = values
    }
  }

  private final class Entry<Value> {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var storage = Storage([:])

  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let entry = storage.values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return unsafeDowncast(entry, to: Entry<Key.Value>.self).value
    }
    set {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.values) }
      storage.values[ObjectIdentifier(key)] = Entry(newValue)
    }
  }

  /// Whether this is known to equal `other` without a look at the values.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }
}

private struct ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}

private struct FontKey: EnvironmentKey {
  static var defaultValue: Font? { nil }
}

private struct MultilineTextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private struct ScenePhaseKey: EnvironmentKey {
  static var defaultValue: ScenePhase { .active }
}

private struct LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// Whether the surroundings are light or dark.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The font of text that says none itself.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How lines of text stand in their text's width.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  /// The most lines of a text; nil for any number.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Whether a view reacts to gestures.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// Whether the stage is in use.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
