/// What a field shows of its text: all of it, with what an input method has so far, or bullets.
struct ShownText: Equatable {
  let text: String
  let selection: Range<Int>
  let caret: Int
  let marked: Range<Int>?

  /// Each character of a secret is shown as a bullet.
  init(_ edited: EditedText, in kind: FieldKind) {
    let (range, head) = (edited.selection.range, edited.selection.head)
    if kind.isSecret {
      let width = ShownText.bullet.utf8.count
      func shown(_ place: Int) -> Int { edited.text.bytes(0..<place).count * width }
      text = String(repeating: ShownText.bullet, count: edited.text.count)
      selection = shown(range.lowerBound)..<shown(range.upperBound)
      caret = shown(head)
      marked = nil
    } else if edited.marked.isEmpty {
      text = kind.hasLines ? edited.text : edited.text.onOneLine
      (selection, caret, marked) = (range, head, nil)
    } else {
      var text = edited.text
      text.replaceBytes(range, by: edited.marked)
      let end = range.lowerBound + edited.marked.utf8.count
      self.text = kind.hasLines ? text : text.onOneLine
      (selection, caret, marked) = (end..<end, end, range.lowerBound..<end)
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

extension String {
  /// This text with white space of as many bytes in place of line ends, so that places stay what they
  /// are.
  fileprivate var onOneLine: String {
    guard utf8.contains(where: { (0x0A...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }) else {
      return self
    }
    var line = ""
    line.reserveCapacity(utf8.count)
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A...0x0D: line.unicodeScalars.append(" ")
      case 0x85: line.unicodeScalars.append("\u{A0}")
      case 0x2028, 0x2029: line.unicodeScalars.append("\u{2003}")
      default: line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}
