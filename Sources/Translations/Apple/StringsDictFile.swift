import Foundation

/// Words by counts as Apple's programs keep them in a `.stringsdict`, a property list.
public struct StringsDictFile: Equatable, Sendable {
  public let entries: [String: CatalogEntry]

  /// Reads a file. What has no format is left out.
  ///
  /// - Throws: `CatalogError` for what is no property list of dictionaries, and for a variable without words for
  ///   `other`.
  public init(_ bytes: [UInt8], file: String) throws(CatalogError) {
    guard
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let formats = list as? [String: Any]
    else {
      throw CatalogError(
        file: file, expected: "a property list of formats", found: "something else")
    }
    var entries: [String: CatalogEntry] = [:]
    for (key, value) in formats.sorted(by: { $0.key < $1.key }) {
      guard let parts = value as? [String: Any],
        let format = parts["NSStringLocalizedFormatKey"] as? String
      else { continue }
      var variables: [String: CatalogEntry.Variable] = [:]
      for (name, part) in parts {
        guard let texts = part as? [String: Any] else { continue }
        guard let other = texts["other"] as? String else {
          throw CatalogError(
            file: file, expected: "words for `other` of \"\(name)\" in \"\(key)\"", found: "none")
        }
        var forms = PluralForms(other: other)
        for category in PluralCategory.allCases where category != .other {
          forms.forms[category] = texts[category.rawValue] as? String
        }
        variables[name] = CatalogEntry.Variable(forms: forms)
      }
      entries[key] = .format(format, variables)
    }
    self.entries = entries
  }
}
