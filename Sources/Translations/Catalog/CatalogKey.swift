/// What words are looked up by: what they are in the program, and what they are about where that has more than
/// one meaning.
public struct CatalogKey: Hashable, Sendable {
  public var words: String
  public var context: String?

  public init(_ words: String, context: String? = nil) {
    self.words = words
    self.context = context
  }
}
