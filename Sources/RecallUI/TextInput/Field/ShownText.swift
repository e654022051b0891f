/// What a field shows of its text: all of it, with what an input method has so far, or bullets.
struct ShownText: Equatable {
  let text: String
  let selection: Range<Int>
  let caret: Int
  let marked: Range<Int>?

  /// - Parameter isSecret: Whether each character is shown as a bullet.
  init(_ edited: EditedText, isSecret: Bool) {
    let (range, head) = (edited.selection.range, edited.selection.head)
    if isSecret {
      let width = ShownText.bullet.utf8.count
      func shown(_ place: Int) -> Int { edited.text.bytes(0..<place).count * width }
      text = String(repeating: ShownText.bullet, count: edited.text.count)
      selection = shown(range.lowerBound)..<shown(range.upperBound)
      caret = shown(head)
      marked = nil
    } else if edited.marked.isEmpty {
      (text, selection, caret, marked) = (edited.text, range, head, nil)
    } else {
      var text = edited.text
      text.replaceBytes(range, by: edited.marked)
      let end = range.lowerBound + edited.marked.utf8.count
      (self.text, selection, caret, marked) = (text, end..<end, end, range.lowerBound..<end)
    }
  }

  /// The place in the text that a place in what is shown stands for.
  static func place(_ shown: Int, in edited: EditedText, isSecret: Bool) -> Int {
    if isSecret {
      let count = shown / bullet.utf8.count
      let prefix = edited.text.prefix(count)
      return prefix.utf8.count
    }
    let start = edited.selection.range.lowerBound
    let length = edited.marked.utf8.count
    guard length > 0, shown > start else { return shown }
    return shown <= start + length ? start : shown - length + edited.selection.range.count
  }

  private static let bullet = "•"
}
