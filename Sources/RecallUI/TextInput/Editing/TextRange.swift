/// What of a text is selected: from where the selection began to where the caret is.
struct TextRange: Hashable {
  /// Where it began, in bytes of UTF-8.
  var anchor: Int
  /// Where the caret is.
  var head: Int

  init(from anchor: Int, to head: Int) {
    self.anchor = anchor
    self.head = head
  }

  /// Nothing, with the caret at a place.
  init(at place: Int) {
    self.init(from: place, to: place)
  }

  var isEmpty: Bool { anchor == head }
  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}
