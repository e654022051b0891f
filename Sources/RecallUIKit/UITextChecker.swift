/// Looks for words that are written wrongly. A stage has no dictionary: to it each word is right.
public final class UITextChecker: Sendable {
  public init() {}

  /// Nowhere (`NSNotFound`): each word is right.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: What of it is looked at.
  ///   - startingOffset: Where that begins.
  ///   - wrapFlag: Whether it goes on at the range's start.
  ///   - language: Taken for what programs name.
  public func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    NSRange(location: NSNotFound, length: 0)
  }
}

/// Shows what a word means, where a stage knows no words.
open class UIReferenceLibraryViewController: UIViewController, @unchecked Sendable {
  /// Creates a controller for a word.
  public init(term: String) {
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  /// Whether a word is known: to a stage each one is.
  public static func dictionaryHasDefinition(forTerm term: String) -> Bool { !term.isEmpty }
}
