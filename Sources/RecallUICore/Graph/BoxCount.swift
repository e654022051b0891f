/// Tells how many boxes each view of a type makes, as far as the type alone tells.
///
/// A lazy container whose elements are known to make one box each need not make an element to
/// know where the next one stands. Where the number depends on values (`if` without `else`,
/// `ForEach`, `AnyView`), elements have to be made to be counted, as in SwiftUI.
struct BoxCount {
  /// How many boxes the view makes that a modifier's body is about; nil when that is not known.
  private(set) var ofModifiedContent: Int?

  /// How many more bodies are looked into, one inside another. The type of a view that contains itself
  /// (a tree, drawn by a view that is a row and its own branches) has no end.
  private var bodiesLeft = 64

  init() {}

  /// How many boxes each view of `type` makes; nil when that depends on the view, or when its bodies go
  /// deeper than is looked.
  func boxes<Content: View>(of type: Content.Type) -> Int? {
    if let primitive = type._kind.primitive { return primitive.boxCount(with: self) }
    var body = self
    body.bodiesLeft -= 1
    return body.bodiesLeft < 0 ? nil : body.boxes(of: Content.Body.self)
  }

  /// The same count inside the body of a modifier of what makes `content` boxes.
  func inBody(ofModifierOf content: Int?) -> BoxCount {
    var body = self
    body.ofModifiedContent = content
    return body
  }
}
