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
