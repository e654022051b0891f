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
      let (secret, width) = (edited.text, ShownText.bullet.utf8.count)
      let (from, to) = (secret.place(range.lowerBound), secret.place(range.upperBound))
      // What is counted once isn't counted again: a secret may be long.
      let start = secret[..<from].count
      let end = start + secret[from..<to].count
      text = String(repeating: ShownText.bullet, count: end + secret[to...].count)
      selection = (start * width)..<(end * width)
      caret = (head == range.lowerBound ? start : end) * width
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
    guard mayHaveLineEnds else { return self }
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

  /// Whether there is a byte that line ends are made of.
  private var mayHaveLineEnds: Bool {
    utf8.withContiguousStorageIfAvailable(String.mayHaveLineEnds) ?? true
  }

  /// Looks at eight bytes at a time, as the whole text is looked at for each key.
  private static func mayHaveLineEnds(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let words = bytes.count / 8
    for word in 0..<words {
      let eight = UnsafeRawBufferPointer(bytes).loadUnaligned(
        fromByteOffset: 8 * word, as: UInt64.self)
      // All of them from 0x20 to 0x7F.
      if (eight | (eight &- 0x2020_2020_2020_2020)) & 0x8080_8080_8080_8080 == 0 { continue }
      if bytes[(8 * word)..<(8 * word + 8)].contains(where: mayBeOfLineEnd) { return true }
    }
    return bytes[(8 * words)...].contains(where: mayBeOfLineEnd)
  }

  private static func mayBeOfLineEnd(_ byte: UInt8) -> Bool {
    (0x0A...0x0D).contains(byte) || byte == 0xC2 || byte == 0xE2
  }
}
