import RecallUI

/// The keys that do something at the table, as a player has set them.
///
/// The table itself always hears the standard keys, and a recording has them: who plays by others has
/// them translated before they get there (`meaning(of:)`). So a recording plays anywhere.
public struct TableKeys: Equatable, Sendable {
  /// What a key does.
  public enum Action: String, CaseIterable, Sendable {
    case peek, shuffle, newGame, pause, help

    /// The key that the table hears for it.
    public var standardKey: String {
      switch self {
      case .peek: "l"
      case .shuffle: "s"
      case .newGame: "n"
      case .pause: "p"
      case .help: "h"
      }
    }
  }

  /// Those that aren't the standard ones.
  private var others: [Action: String] = [:]

  /// The standard keys.
  public init() {}

  /// The key that does something: a character, in lower case.
  public subscript(action: Action) -> String { others[action] ?? action.standardKey }

  /// Has a key do something. What it did until now is done by the key that gave way.
  ///
  /// - Returns: Whether a key can be set to that: any that makes a character, but no space.
  @discardableResult
  public mutating func set(_ key: String, for action: Action) -> Bool {
    guard TableKeys.canBeSet(key) else { return false }
    let former = self[action]
    if let other = Action.allCases.first(where: { $0 != action && self[$0] == key }) {
      put(former, for: other)
    }
    put(key, for: action)
    return true
  }

  private mutating func put(_ key: String, for action: Action) {
    others[action] = key == action.standardKey ? nil : key
  }

  /// Whether a key can be set: a single character that can be seen.
  public static func canBeSet(_ key: String) -> Bool {
    guard key.count == 1, let character = key.first, key.unicodeScalars.count == 1 else {
      return false
    }
    return
      (character.isLetter || character.isNumber || character.isPunctuation
      || character.isSymbol) && key == key.lowercased()
  }

  /// What the table hears for a key.
  ///
  /// - Parameter key: A key's name in lower case, as events have it.
  /// - Returns: The same key, the standard one of what it was set to, or nil for a key that gave way to
  ///   another one.
  public func meaning(of key: String) -> String? {
    guard !others.isEmpty else { return key }
    if let action = Action.allCases.first(where: { self[$0] == key }) { return action.standardKey }
    return Action.allCases.contains { $0.standardKey == key } ? nil : key
  }
}

extension TableKeys: Codable {
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(
      Dictionary(uniqueKeysWithValues: others.map { ($0.rawValue, $1) }))
  }

  /// Takes over what can be set, in the order of the actions; no key does two things.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let texts = try container.decode([String: String].self)
    for action in Action.allCases {
      if let key = texts[action.rawValue] { set(key, for: action) }
    }
  }
}

private struct TableKeysKey: EnvironmentKey {
  static var defaultValue: TableKeys { TableKeys() }
}

extension EnvironmentValues {
  /// The keys that help tells of.
  public var tableKeys: TableKeys {
    get { self[TableKeysKey.self] }
    set { self[TableKeysKey.self] = newValue }
  }
}
