/// A value in words that may be translated.
struct TextArgument: Equatable {
  /// What it is, for who writes it in a language.
  enum Value: Equatable {
    /// What stands for itself, or is looked up by itself.
    case text(Text)
    /// A whole number, which words may go by.
    case count(Int, shown: String)
    /// A number with a fraction, as it is written in English.
    case decimal(String)
  }

  /// What its place is called; empty where places are counted.
  var name = ""
  var value: Value
  /// How its place is told in a key: `%lld`.
  var specifier = "%@"

  /// What words go by; nil for what is no whole number.
  var count: Int? { if case .count(let count, _) = value { count } else { nil } }

  /// What is shown of it: in a language that begins at the right, without an effect on what is around it.
  func text(in catalog: StringCatalog?) -> Text {
    let text = plainText(in: catalog)
    return catalog?.isRightToLeft == true ? text.isolated : text
  }

  private func plainText(in catalog: StringCatalog?) -> Text {
    switch value {
    case .text(let text): catalog.map(text.translated) ?? text
    case .count(_, let shown): Text(verbatim: shown)
    case .decimal(let english): Text(verbatim: catalog?.numbers.localized(english) ?? english)
    }
  }
}
