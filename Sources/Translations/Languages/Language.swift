/// A language that people read, by its code: `de`, `pt-BR`.
public struct Language: Hashable, Sendable, CustomStringConvertible {
  /// Two or three letters, and a territory or script where that matters: `de`, `zh-Hant`.
  public let identifier: String

  public static let english = Language(known: "en")
  /// A language that nobody speaks, for tests: longer by half, with accents, from right to left.
  public static let pseudo = Language(known: "qps")

  private init(known: String) {
    identifier = known
  }

  /// The language that a code names, or the name of a POSIX locale: `de`, `de_DE.UTF-8`, `pt-BR`.
  ///
  /// - Returns: nil for what names none: nothing, other signs, or more than 35 of them. `C` and `POSIX` are
  ///   English.
  public init?(_ name: String) {
    let locale = name.prefix { $0 != "." && $0 != "@" }
    guard locale != "C", locale != "POSIX" else {
      self = .english
      return
    }
    let parts = locale.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let first = parts.first, (2...3).contains(first.utf8.count),
      locale.utf8.count <= Language.longest,
      first.utf8.allSatisfy(Language.isLetter),
      parts.dropFirst().allSatisfy({ part in
        (2...8).contains(part.utf8.count)
          && part.utf8.allSatisfy { Language.isLetter($0) || (48...57).contains($0) }
      })
    else { return nil }
    identifier = ([first.lowercased()] + parts.dropFirst().map(String.init))
      .joined(separator: "-")
  }

  /// The longest tag that BCP 47 says one has to take.
  private static let longest = 35

  private static func isLetter(_ byte: UInt8) -> Bool {
    (65...90).contains(byte) || (97...122).contains(byte)
  }

  /// The language without its territory and script: `pt`.
  public var base: String { String(identifier.prefix { $0 != "-" }) }

  /// Whether its lines begin at the right.
  public var isRightToLeft: Bool { Self.rightToLeft.contains(base) }

  private static let rightToLeft: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ks", "ps", "qps", "sd", "ug", "ur", "yi",
  ]

  /// How it writes numbers.
  public var numbers: NumberStyle { NumberStyle(self) }

  public var description: String { identifier }
}
