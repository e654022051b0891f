/// Tells how many boxes each view of a type makes, as far as the type alone tells.
///
/// A lazy container whose elements are known to make one box each need not make an element to
/// know where the next one stands. Where the number depends on values (`if` without `else`,
/// `ForEach`, `AnyView`), elements have to be made to be counted, as in SwiftUI.
struct BoxCount {
  /// How many boxes the view makes that a modifier's body is about; nil when that is not known.
  let ofModifiedContent: Int?

  init(ofModifiedContent count: Int? = nil) {
    ofModifiedContent = count
  }

  /// How many boxes each view of `type` makes; nil when that depends on the view.
  func boxes<Content: View>(of type: Content.Type) -> Int? {
    if let primitive = type._kind.primitive { return primitive.boxCount(with: self) }
    return boxes(of: Content.Body.self)
  }
}
