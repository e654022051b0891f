extension StringCatalog {
  /// The translations of a `.po` file. What isn't translated yet is left out: it is shown in English.
  ///
  /// - Parameters:
  ///   - bytes: What stands in it.
  ///   - file: What errors call it.
  /// - Throws: `CatalogError` for a file that isn't one, a template, other arguments than those of the program, or
  ///   another number of plurals than the language has.
  public init(po bytes: some Collection<UInt8>, file: String) throws(CatalogError) {
    let po = try POFile(bytes, file: file)
    guard let language = po.header.language else {
      throw CatalogError(file: file, line: 1, expected: "Language: in the header", found: "none")
    }
    let rule = PluralRule(language)
    var entries: [CatalogKey: CatalogEntry] = [:]
    for entry in po.entries where !entry.isMissing {
      entries[entry.key] = try entry.checked(file: file, rule)
    }
    self.init(language: language, entries: entries)
  }
}

extension POFile {
  /// What the program says by itself, as a template has it.
  public var keys: [CatalogKey: CatalogEntry] {
    Dictionary(
      entries.map { entry in
        let forms = PluralForms(other: entry.plural ?? entry.id, [.one: entry.id])
        return (entry.key, entry.plural == nil ? .words(entry.id) : .plural(forms))
      }, uniquingKeysWith: { first, _ in first })
  }
}

extension POEntry {
  /// What a catalog has of it.
  ///
  /// - Throws: `CatalogError`.
  fileprivate func checked(file: String, _ rule: PluralRule) throws(CatalogError) -> CatalogEntry {
    func wrong(_ expected: String, _ found: String) -> CatalogError {
      CatalogError(file: file, line: line, expected: expected, found: found)
    }
    let names = Set(NamedArguments.names(in: plural ?? id))
    for text in words {
      let own = Set(NamedArguments.names(in: text))
      // A form for one or two need not say the number.
      let mayLack: Set = plural == nil ? [] : ["count"]
      guard own.isSubset(of: names), names.subtracting(mayLack).isSubset(of: own) else {
        throw wrong(
          "the arguments \(Self.list(names)) in the words for \"\(id)\"", Self.list(own))
      }
    }
    guard plural != nil else { return .words(words[0]) }
    let categories = rule.categories
    guard words.count == categories.count, !words.contains("") else {
      throw wrong(
        "\(categories.count) plurals of \"\(id)\" (\(categories.map(\.rawValue).joined(separator: ", ")))",
        "\(words.filter { !$0.isEmpty }.count)")
    }
    var forms = PluralForms(other: words[words.count - 1])
    for (category, text) in zip(categories, words.dropLast()) { forms.forms[category] = text }
    return .plural(forms)
  }

  private static func list(_ names: Set<String>) -> String {
    names.isEmpty ? "none" : names.sorted().map { "{\($0)}" }.joined(separator: ", ")
  }
}
