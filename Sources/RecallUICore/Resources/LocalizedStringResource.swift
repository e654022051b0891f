/// Words that are looked up when somebody shows them, and can be kept until then.
///
/// ```swift
/// enum Priority { case low, high
///   var label: LocalizedStringResource { self == .low ? "Low" : "High" }
/// }
/// Text(priority.label)
/// ```
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation,
  @unchecked Sendable
{
  let words: LocalizedStringKey

  /// Creates a resource of words with values.
  ///
  /// - Parameters:
  ///   - keyAndValue: The words, by which they are looked up.
  ///   - table: The table: `Errors` for `Errors.strings`; nil for `Localizable`.
  ///   - locale: Taken for what programs name: the language is that of who shows it.
  ///   - comment: What translators should know.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    words = keyAndValue.inTable(table)
  }

  public init(stringLiteral value: String) {
    words = LocalizedStringKey(stringLiteral: value)
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    words = LocalizedStringKey(stringInterpolation: stringInterpolation)
  }
}

extension Text {
  /// Creates a text of words that are looked up in the environment's language.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.words)
  }
}

extension LocalizedStringKey {
  /// The words of a resource.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self = resource.words
  }
}

extension String {
  /// What a resource says in the language of the stage that runs the code which asks.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(localized: resource.words)
  }
}
