extension TextSelection {
  /// What of a text is selected, in bytes of its UTF-8; places behind the text's end count as its end.
  ///
  /// Whatever the places were made for, they are moved to where a caret can stand.
  func range(in text: String) -> TextRange? {
    guard let bounds else { return nil }
    func place(_ index: String.Index) -> Int {
      guard index < text.endIndex else { return text.utf8.count }
      return text.boundary(atOrBefore: text.utf8.distance(from: text.startIndex, to: index))
    }
    return TextRange(from: place(bounds.lowerBound), to: place(bounds.upperBound))
  }

  /// Creates a selection of bytes of a text's UTF-8.
  init(_ range: Range<Int>, in text: String) {
    func index(_ place: Int) -> String.Index {
      text.utf8.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex) ?? text.endIndex
    }
    self.init(range: index(range.lowerBound)..<index(range.upperBound))
  }
}
