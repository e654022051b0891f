import RecallGame
import RecallUI

/// What a player has set once for all games.
public struct GameSettings: Equatable, Sendable {
  /// Light or dark surroundings.
  public enum Appearance: String, Codable, CaseIterable, Sendable {
    case light, dark
    /// As the desktop is set.
    case desktop
  }

  /// How large text is.
  public enum TextSize: String, Codable, CaseIterable, Sendable {
    case small, medium, large, huge

    /// Times the size that is meant for most people.
    public var scale: Double {
      switch self {
      case .small: 0.85
      case .medium: 1
      case .large: 1.25
      case .huge: 1.6
      }
    }
  }

  public var appearance = Appearance.light
  /// Whether what moves fades instead.
  public var reducesMotion = false
  public var isSoundOn = true
  /// From 0 to 100.
  public var volume = 60
  public var cardBack = CardBackStyle.coral
  public var textSize = TextSize.medium
  /// After how long a mismatch is turned down by itself, in milliseconds; nil to leave that to the
  /// next choice.
  public var turnBack: Int?
  /// How long a card is held to be peeked at, in milliseconds.
  public var hold = 750
  /// The keys of the table.
  public var keys = TableKeys()
  /// The name of the one who plays.
  public var name = "You"
  /// The language of all screens; nil for that of the desktop.
  public var language: Language?

  /// The times that can be set, in milliseconds.
  public static let turnBackTimes = 250...60_000
  public static let holdTimes = 250...3000
  /// The most characters of a name.
  public static let longestName = 20

  public init() {}

  /// What is set for who has set nothing yet.
  public static let fresh: GameSettings = {
    var settings = GameSettings()
    settings.appearance = .desktop
    return settings
  }()
}

extension GameSettings: Codable {
  private enum CodingKeys: String, CodingKey {
    case appearance, reducesMotion, isSoundOn, volume, cardBack, textSize, turnBack, hold, keys,
      name, language
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(appearance, forKey: .appearance)
    try container.encode(reducesMotion, forKey: .reducesMotion)
    try container.encode(isSoundOn, forKey: .isSoundOn)
    try container.encode(volume, forKey: .volume)
    try container.encode(cardBack, forKey: .cardBack)
    try container.encode(textSize, forKey: .textSize)
    try container.encodeIfPresent(turnBack, forKey: .turnBack)
    try container.encode(hold, forKey: .hold)
    // Those that aren't the standard ones.
    if keys != TableKeys() { try container.encode(keys, forKey: .keys) }
    try container.encode(name, forKey: .name)
    try container.encodeIfPresent(language?.identifier, forKey: .language)
  }

  /// Takes over what is there and as it should be; all else stays as it is at first, so that what
  /// another version has written is no reason to lose the rest.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys, _ standard: Value) -> Value {
      (try? container.decodeIfPresent(Value.self, forKey: key)).flatMap { $0 } ?? standard
    }
    appearance = value(.appearance, appearance)
    reducesMotion = value(.reducesMotion, reducesMotion)
    isSoundOn = value(.isSoundOn, isSoundOn)
    volume = min(max(value(.volume, volume), 0), 100)
    cardBack = value(.cardBack, cardBack)
    textSize = value(.textSize, textSize)
    let times = Self.turnBackTimes
    turnBack = value(.turnBack, turnBack).map { min(max($0, times.lowerBound), times.upperBound) }
    hold = min(max(value(.hold, hold), Self.holdTimes.lowerBound), Self.holdTimes.upperBound)
    keys = value(.keys, keys)
    language = value(.language, String?.none).flatMap(Language.init).flatMap { language in
      SpokenLanguages.all.first { $0.language == language }?.language
    }
    let name = Self.cleaned(value(.name, name))
    self.name = name.isEmpty ? "You" : name
  }

  /// A name on one line, no longer than names may be.
  static func cleaned(_ name: String) -> String {
    let visible = name.unicodeScalars.filter { $0.properties.generalCategory != .control }
    let words = String(String.UnicodeScalarView(visible)).split(whereSeparator: \.isWhitespace)
    var name = String(words.joined(separator: " ").prefix(longestName))
    // Emoji can be made of many, and recordings bound these.
    while name.unicodeScalars.count > longestNameInScalars { name.removeLast() }
    return name
  }

  /// The most Unicode scalars of a name.
  static let longestNameInScalars = 40
}
