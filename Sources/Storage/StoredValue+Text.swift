import Foundation

/// A value as two words: of what kind it is, and what it says. The same value has the same words on
/// each run and each machine.
extension StoredValue {
  /// What a value can be, by the word that files and scripts have for it.
  public enum Kind: String, CaseIterable, Sendable {
    case bool, int, double, string, url, date
    /// Bytes that are text in UTF-8, such as JSON.
    case utf8
    /// Bytes that are no text, in Base64.
    case data
    /// A list of texts in JSON, each a kind, a space and a payload.
    case array
    /// An object of such texts in JSON, its keys sorted.
    case dictionary
  }

  /// How deep lists and dictionaries may lie in each other where they are read from text.
  static let mostLevels = 16

  /// The first word.
  public var kind: Kind {
    switch self {
    case .bool: .bool
    case .int: .int
    case .double: .double
    case .string: .string
    case .url: .url
    case .date: .date
    case .data(let data): StoredValue.isText(data) ? .utf8 : .data
    case .array: .array
    case .dictionary: .dictionary
    }
  }

  /// The second word, which may be any text.
  ///
  /// - Complexity: O(*n*) in what is written.
  public var payload: String {
    switch self {
    case .bool(let value): "\(value)"
    case .int(let value): "\(value)"
    case .double(let value): "\(value)"
    case .string(let value): value
    case .url(let value): value.absoluteString
    case .date(let value): "\(value.timeIntervalSinceReferenceDate)"
    case .data(let value):
      StoredValue.isText(value)
        ? String(decoding: value, as: UTF8.self)
        : value.base64EncodedString()
    case .array(let values): StoredValue.json(values.map(\.text))
    case .dictionary(let values): StoredValue.json(values.mapValues(\.text))
    }
  }

  /// Kind and payload, with a space between.
  var text: String { "\(kind.rawValue) \(payload)" }

  /// Reads what ``kind`` and ``payload`` have written; nil where the payload isn't one of its kind.
  public init?(kind: Kind, payload: String) {
    self.init(kind: kind, payload: payload, levels: StoredValue.mostLevels)
  }

  private init?(kind: Kind, payload: String, levels: Int) {
    guard levels > 0 else { return nil }
    let read: StoredValue? =
      switch kind {
      case .bool: Bool(payload).map { .bool($0) }
      case .int: Int(payload).map { .int($0) }
      case .double: Double(payload).map { .double($0) }
      case .string: .string(payload)
      case .url: URL(string: payload).map { .url($0) }
      case .date: Double(payload).map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
      case .utf8: .data(Data(payload.utf8))
      case .data: Data(base64Encoded: payload).map { .data($0) }
      case .array: StoredValue.array(in: payload, levels: levels - 1)
      case .dictionary: StoredValue.dictionary(in: payload, levels: levels - 1)
      }
    guard let read else { return nil }
    self = read
  }

  private init?(text: String, levels: Int) {
    guard let space = text.firstIndex(of: " "), let kind = Kind(rawValue: String(text[..<space]))
    else { return nil }
    self.init(kind: kind, payload: String(text[text.index(after: space)...]), levels: levels)
  }

  private static func array(in payload: String, levels: Int) -> StoredValue? {
    guard let texts = try? JSONDecoder().decode([String].self, from: Data(payload.utf8)) else {
      return nil
    }
    let values = texts.compactMap { StoredValue(text: $0, levels: levels) }
    return values.count == texts.count ? .array(values) : nil
  }

  private static func dictionary(in payload: String, levels: Int) -> StoredValue? {
    guard let texts = try? JSONDecoder().decode([String: String].self, from: Data(payload.utf8))
    else { return nil }
    let values = texts.compactMapValues { StoredValue(text: $0, levels: levels) }
    return values.count == texts.count ? .dictionary(values) : nil
  }

  private static func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts can always be written.
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Whether bytes are a text that reads the same when it was written down.
  private static func isText(_ data: Data) -> Bool {
    guard let text = String(validating: data, as: UTF8.self) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar.value >= 0x20 || scalar == "\n" || scalar == "\r" || scalar == "\t"
    }
  }
}

extension StoredValue: CustomStringConvertible {
  /// A line for people: `int 12`; of what is long, the beginning, its size and a digest, so that another
  /// one is told from it.
  public var description: String {
    let payload = payload
    guard payload.utf8.count > StoredValue.mostShown else { return "\(kind.rawValue) \(payload)" }
    var beginning = ""
    for character in payload {
      guard beginning.utf8.count + character.utf8.count <= StoredValue.shownOfMore else { break }
      beginning.append(character)
    }
    let digest = String(StoredValue.digest(of: payload), radix: 16)
    return "\(kind.rawValue) \(beginning)… \(payload.utf8.count) bytes \(digest)"
  }

  /// The most bytes of a payload that is shown as a whole.
  static let mostShown = 1_024
  /// How much is shown of a longer one, in bytes.
  private static let shownOfMore = 64

  /// FNV-1a (Fowler, Noll, Vo) of a text's UTF-8, in 64 bits.
  private static func digest(of text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
