/// How a language writes numbers, as CLDR tells it.
///
/// Arabic is written with the digits 0 to 9, as from Morocco to Tunisia and in the Emirates: figures, clocks
/// and axes all have the same ones then.
public struct NumberStyle: Equatable, Sendable {
  /// What stands before the digits of a fraction.
  public let decimalSeparator: Character

  init(_ language: Language) {
    decimalSeparator = Self.withComma.contains(language.base) ? "," : "."
  }

  /// What numbers have where no language is told.
  public static let english = NumberStyle(.english)

  private static let withComma: Set<String> = [
    "be", "bg", "bs", "ca", "cs", "da", "de", "el", "es", "et", "fi", "fr", "hr", "hu", "id", "it",
    "lt",
    "lv", "nb", "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk",
    "vi",
  ]

  /// A number that is written as in English, with this style's sign before its fraction.
  public func localized(_ english: String) -> String {
    guard decimalSeparator != "." else { return english }
    return String(english.map { $0 == "." ? decimalSeparator : $0 })
  }
}
