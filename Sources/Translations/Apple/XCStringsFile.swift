import Foundation

/// A string catalog as Xcode keeps it, `.xcstrings`: all languages in one file of JSON.
public struct XCStringsFile: Sendable {
  /// The language that the program is written in.
  public let sourceLanguage: Language
  /// What each key says, by language.
  public let entries: [Language: [String: CatalogEntry]]

  /// Reads a file. Words by device are those for `other`; what isn't translated is left out.
  ///
  /// - Throws: `CatalogError` for what isn't one.
  public init(_ bytes: [UInt8], file: String) throws(CatalogError) {
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: Data(bytes))
    } catch {
      throw CatalogError(
        file: file, expected: "a string catalog in JSON, with `sourceLanguage` and `strings`",
        found: "\(error)".split(whereSeparator: \.isNewline).joined(separator: " "))
    }
    guard let source = Language(contents.sourceLanguage) else {
      throw CatalogError(
        file: file, expected: "the code of a language as `sourceLanguage`",
        found: contents.sourceLanguage)
    }
    sourceLanguage = source
    var entries: [Language: [String: CatalogEntry]] = [:]
    for (key, string) in contents.strings.sorted(by: { $0.key < $1.key }) {
      for (name, localization) in (string.localizations ?? [:]).sorted(by: { $0.key < $1.key }) {
        guard let language = Language(name) else {
          throw CatalogError(
            file: file, expected: "the code of a language for \"\(key)\"", found: "\"\(name)\"")
        }
        entries[language, default: [:]][key] = localization.entry
      }
    }
    self.entries = entries
  }

  private struct Contents: Decodable {
    var sourceLanguage: String
    var strings: [String: Translated]
  }

  private struct Translated: Decodable {
    var localizations: [String: Localization]?
  }

  private struct Unit: Decodable {
    struct Words: Decodable {
      var value: String
    }

    var stringUnit: Words?
  }

  private struct Variations: Decodable {
    var plural: [String: Unit]?
    var device: [String: Unit]?
  }

  private struct Substitution: Decodable {
    var argNum: Int?
    var variations: Variations?
  }

  private struct Localization: Decodable {
    var stringUnit: Unit.Words?
    var variations: Variations?
    var substitutions: [String: Substitution]?

    var entry: CatalogEntry? {
      if let substitutions, let format = stringUnit?.value {
        return .format(
          format,
          substitutions.compactMapValues { substitution in
            substitution.variations.flatMap(Self.forms).map { forms in
              // The argument's place in a form is `%arg`.
              var forms = forms
              forms.other = Self.placed(forms.other)
              forms.forms = forms.forms.mapValues(Self.placed)
              return CatalogEntry.Variable(forms: forms)
            }
          })
      }
      if let value = stringUnit?.value { return .words(value) }
      guard let variations else { return nil }
      if let forms = Self.forms(of: variations) { return .plural(forms) }
      return variations.device?["other"]?.stringUnit.map { .words($0.value) }
    }

    private static func forms(of variations: Variations) -> PluralForms? {
      guard let plural = variations.plural, let other = plural["other"]?.stringUnit?.value else {
        return nil
      }
      var forms = PluralForms(other: other)
      for category in PluralCategory.allCases where category != .other {
        forms.forms[category] = plural[category.rawValue]?.stringUnit?.value
      }
      return forms
    }

    private static func placed(_ words: String) -> String {
      words.replacingOccurrences(of: "%arg", with: "%lld")
    }
  }
}
