/// Names a value that views inherit from the views around them.
public protocol EnvironmentKey {
  associatedtype Value

  /// The value where no view around sets one.
  static var defaultValue: Value { get }
}

/// What a view inherits from the views around it.
///
/// A list of what was set, the last first: most views add a value or two to some twenty, and what
/// they add to is shared with all that stands around. A value that was set twice is found where it was
/// set last.
public struct EnvironmentValues {
  /// One value, and what it was added to.
  class Entry {
    final let key: ObjectIdentifier
    final let next: Entry?
    /// The same, for who walks along the list: counting references took most of a search's time.
    fileprivate final let uncountedNext: Unmanaged<Entry>?
    /// How many entries there are from here on.
    final let count: Int
    /// The keys from here on: most keys that are asked for were never set.
    fileprivate final let keys: KeyMarks

    /// Whether its key is one of what views look like.
    final let isLook: Bool

    init(_ key: ObjectIdentifier, next: Entry?, isLook: Bool) {
      self.key = key
      self.next = next
      self.isLook = isLook
      uncountedNext = next.map(Unmanaged.passUnretained)
      count = (next?.count ?? 0) + 1
      keys = KeyMarks(of: key).and(next?.keys)
    }

    /// The same value, added to others.
    func added(to next: Entry?) -> Entry {
      preconditionFailure("an entry is of some type")
    }

    /// Whether another one is for the same key and has the same bits.
    func isSame(as other: Entry) -> Bool { self === other }
  }

  private final class ValueEntry<Value>: Entry {
    let value: Value

    init(_ value: Value, for key: ObjectIdentifier, next: Entry?, isLook: Bool) {
      self.value = value
      super.init(key, next: next, isLook: isLook)
    }

    override func added(to next: Entry?) -> Entry {
      ValueEntry(value, for: key, next: next, isLook: isLook)
    }

    override func isSame(as other: Entry) -> Bool {
      guard key == other.key else { return false }
      let other = unsafeDowncast(other, to: ValueEntry<Value>.self).value
      return withUnsafeBytes(of: value) { own in
        withUnsafeBytes(of: other) { own.elementsEqual($0) }
      }
    }
  }

  private(set) var first: Entry?

  public init() {}

  /// The value for a key.
  ///
  /// - Complexity: O(n) for n values that were set; they are 64 at most, or as many as there are keys.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { value(for: key) }
    set { set(newValue, for: key, isLook: false) }
  }

  private func value<Key: EnvironmentKey>(for key: Key.Type) -> Key.Value {
    guard let entry = entry(for: ObjectIdentifier(key)) else { return Key.defaultValue }
    return unsafeDowncast(entry, to: ValueEntry<Key.Value>.self).value
  }

  private mutating func set<Key: EnvironmentKey>(
    _ value: Key.Value, for key: Key.Type, isLook: Bool
  ) {
    if let first, first.count >= EnvironmentValues.mostEntries { compact() }
    first = ValueEntry(value, for: ObjectIdentifier(key), next: first, isLook: isLook)
  }

  /// Sets the values of entries that were set elsewhere, the last one last.
  mutating func set(_ entries: [Entry]) {
    for entry in entries {
      if let first, first.count >= EnvironmentValues.mostEntries { compact() }
      first = entry.added(to: first)
    }
  }

  /// Whether some view around has set the value for a key.
  func says<Key: EnvironmentKey>(_ key: Key.Type) -> Bool {
    entry(for: ObjectIdentifier(key)) != nil
  }

  private func entry(for key: ObjectIdentifier) -> Entry? {
    guard let first, first.keys.contains(KeyMarks(of: key)) else { return nil }
    var entry: Unmanaged<Entry>? = Unmanaged.passUnretained(first)
    while let current = entry {
      // The first entry keeps all others.
      let (isFound, next) = current._withUnsafeGuaranteedRef { ($0.key == key, $0.uncountedNext) }
      if isFound { return current.takeUnretainedValue() }
      entry = next
    }
    return nil
  }

  private static let mostEntries = 64

  /// Keeps of each key the value that was set last.
  private mutating func compact() {
    var seen: Set<ObjectIdentifier> = []
    var kept: [Entry] = []
    var entry = first
    while let current = entry {
      if seen.insert(current.key).inserted { kept.append(current) }
      entry = current.next
    }
    first = kept.reversed().reduce(nil) { $1.added(to: $0) }
  }

  /// Marks of keys, by which most that aren't among them are told without a search: a Bloom filter with one bit of 64
  /// in each of two words, by where the key's type lies in memory.
  fileprivate struct KeyMarks {
    private let words: (UInt64, UInt64)

    init(of key: ObjectIdentifier) {
      // Multiplied by 2⁶⁴ ÷ the golden ratio, what differs in any bit differs in the highest (Knuth, The Art of Computer
      // Programming, volume 3, 6.4).
      let hash = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
      words = (1 &<< (hash &>> 58), 1 &<< (hash &>> 52))
    }

    private init(_ words: (UInt64, UInt64)) {
      self.words = words
    }

    func and(_ others: KeyMarks?) -> KeyMarks {
      guard let others else { return self }
      return KeyMarks((words.0 | others.words.0, words.1 | others.words.1))
    }

    func contains(_ marks: KeyMarks) -> Bool {
      words.0 & marks.words.0 != 0 && words.1 & marks.words.1 != 0
    }
  }

  /// Whether this is known to equal `other` without a look at the values.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    first === other.first
  }

  /// Whether all that was set, here or in `other`, after all that both share, are looks.
  fileprivate func differsInLooks(from other: EnvironmentValues) -> Bool {
    var (own, others) = (first, other.first)
    while own !== others {
      let isOwn = own?.count ?? 0 >= others?.count ?? 0
      guard let entry = isOwn ? own : others, entry.isLook else { return false }
      if isOwn { own = entry.next } else { others = entry.next }
    }
    return true
  }
}

/// A key of what views look like: no leaf's size depends on its value.
protocol LookKey: EnvironmentKey {}

extension EnvironmentValues {
  /// The value for a key of what views look like.
  subscript<Key: LookKey>(key: Key.Type) -> Key.Value {
    get { value(for: key) }
    set { set(newValue, for: key, isLook: true) }
  }
}

/// What may differ between an environment and the one before it.
struct EnvironmentChange {
  /// Whether each leaf is as large as before, whatever it looks like.
  let leavesSizes: Bool

  static var anything: EnvironmentChange { EnvironmentChange(leavesSizes: false) }

  private init(leavesSizes: Bool) {
    self.leavesSizes = leavesSizes
  }

  /// What is known to differ without a look at the values.
  init(from old: EnvironmentValues, to new: EnvironmentValues) {
    leavesSizes = new.differsInLooks(from: old)
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

private struct IsEnabledKey: LookKey {
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
