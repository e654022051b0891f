/// An entry of a `.po` file.
public struct POEntry: Equatable, Sendable {
  /// What tells it apart from others of the same words.
  public var context: String?
  /// What stands in the program: of a count, for one.
  public var id: String
  /// What stands in the program for other counts than one.
  public var plural: String?
  /// What it says: one text, or one for each form.
  public var words: [String] = []
  /// The line on which the entry's `msgid` stands, from 1.
  public var line: Int
  /// Marks such as `fuzzy`.
  public var flags: Set<String> = []

  public var key: CatalogKey { CatalogKey(plural ?? id, context: context) }

  /// Whether it says nothing yet, or only perhaps the right thing.
  public var isMissing: Bool { words.allSatisfy(\.isEmpty) || flags.contains("fuzzy") }
}
