/// What a key says in a language: the same always, or by a count.
public enum CatalogEntry: Equatable, Sendable {
  case words(String)
  /// By the argument that is counted. Where the language has another form than those that are there, it is
  /// `other`, which is always there.
  case plural(PluralForms)
  /// A format of a `.stringsdict`: `%#@cards@ in %#@piles@`, with what stands for each name.
  case format(String, [String: Variable])

  /// What stands for a name in a format of a `.stringsdict`.
  public struct Variable: Equatable, Sendable {
    public var forms: PluralForms

    public init(forms: PluralForms) {
      self.forms = forms
    }
  }
}

/// What something is called by its count.
public struct PluralForms: Equatable, Sendable {
  public var other: String
  /// The forms that differ from `other`.
  public var forms: [PluralCategory: String]

  public init(other: String, _ forms: [PluralCategory: String] = [:]) {
    self.other = other
    self.forms = forms
  }

  /// The words for a count, by a language's rule. A form for zero that the language doesn't have by its rule
  /// counts for nothing.
  public func words(for count: Int, by rule: PluralRule) -> String {
    let category = rule.category(of: count)
    // Apple's files may tell none apart in each language.
    if count == 0, let zero = forms[.zero] { return zero }
    return forms[category] ?? other
  }
}
