/// What a `.po` file says of itself: fields in the text of its first entry.
public struct POHeader: Equatable, Sendable {
  /// The language of its texts; nil for a template.
  public let language: Language?
  /// How many forms nouns have in it; nil for a template.
  public let plurals: Int?

  /// - Throws: `CatalogError` for another encoding than UTF-8, a language that is none, or another number of
  ///   plurals than the language has.
  init(_ entry: POEntry, file: String) throws(CatalogError) {
    let fields = Self.fields(of: entry.words.first ?? "")
    func wrong(_ expected: String, _ found: String) -> CatalogError {
      CatalogError(file: file, line: entry.line, expected: expected, found: found)
    }
    let type = fields["Content-Type"] ?? ""
    guard type.lowercased().hasSuffix("charset=utf-8") else {
      throw wrong("Content-Type: text/plain; charset=UTF-8", type.isEmpty ? "none" : type)
    }
    let name = fields["Language"] ?? ""
    guard !name.isEmpty else {
      (language, plurals) = (nil, nil)
      return
    }
    guard let language = Language(name) else { throw wrong("the code of a language", name) }
    let forms = fields["Plural-Forms"] ?? ""
    let expected = PluralRule(language).categories.count
    let count = forms.split(separator: ";").first.flatMap { part -> Int? in
      let sides = part.split(separator: "=").map { $0.filter { $0 != " " } }
      return sides.count == 2 && sides[0] == "nplurals" ? Int(sides[1]) : nil
    }
    guard count == expected else {
      throw wrong(
        "Plural-Forms: nplurals=\(expected), as \(language) has them",
        forms.isEmpty ? "none" : forms)
    }
    self.language = language
    plurals = expected
  }

  private static func fields(of text: String) -> [String: String] {
    var fields: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      fields[String(line[..<colon])] = String(
        line[line.index(after: colon)...].drop { $0 == " " })
    }
    return fields
  }
}
