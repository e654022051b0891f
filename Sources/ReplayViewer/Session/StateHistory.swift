/// What each value of a state was, from change to change.
public struct StateHistory: Sendable {
  /// A value as it is behind a moment.
  public struct Value: Equatable, Sendable {
    public var name: String
    public var text: String
    /// The number of the moment that made it what it is.
    public var since: Int

    /// What it stands in: `card:3` for `card:3.isFaceUp`; nil for what stands by itself.
    var branch: Substring? { name.firstIndex(of: ".").map { name[..<$0] } }
  }

  private struct Entry {
    var moment: Int
    var text: String?
  }

  private var entries: [String: [Entry]] = [:]
  /// As people put them in order: `card:3` before `card:10`.
  private var names: [String] = []

  public init() {}

  /// - Parameters:
  ///   - moments: What happened, from the beginning on.
  /// - Complexity: O(*n* log *n*) for *n* changes.
  init(of moments: [WatchedMoment]) {
    for (number, moment) in moments.enumerated() {
      for change in moment.changes {
        entries[change.name, default: []].append(Entry(moment: number, text: change.after))
      }
    }
    names = entries.keys.map(StateName.init).sorted { $0.precedes($1) }.map(\.text)
  }

  /// What a value is behind a moment; nil where it isn't there.
  ///
  /// - Complexity: O(log *n*) for *n* changes of it.
  public func value(_ name: String, behind moment: Int) -> Value? {
    guard let entry = entries[name].flatMap({ Self.last(of: $0, upTo: moment) }) else { return nil }
    return entry.text.map { Value(name: name, text: $0, since: entry.moment) }
  }

  /// All that the state is behind a moment, by name.
  ///
  /// - Complexity: O(*k* log *n*) for *k* names.
  public func values(behind moment: Int) -> [Value] {
    names.compactMap { value($0, behind: moment) }
  }

  /// The numbers of the moments that changed a value, in order.
  public func changes(of name: String) -> [Int] {
    entries[name]?.map(\.moment) ?? []
  }

  private static func last(of entries: [Entry], upTo moment: Int) -> Entry? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].moment <= moment { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? entries[low - 1] : nil
  }
}
