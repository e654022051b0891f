extension ShownText {
  /// What is told of it to who can't see it.
  func description(as kind: FieldKind) -> AccessibleDescription {
    AccessibleDescription(
      role: kind.isSecret ? .secret : kind.hasLines ? .editor : .entry,
      text: AccessibleText(
        text, caret: scalars(to: caret),
        selection: scalars(to: selection.lowerBound)..<scalars(to: selection.upperBound)))
  }

  /// How many scalars stand before a place in bytes.
  private func scalars(to place: Int) -> Int {
    let bytes = text.utf8
    let end = bytes.index(bytes.startIndex, offsetBy: place, limitedBy: bytes.endIndex)
    return text.unicodeScalars[..<(end ?? bytes.endIndex)].count
  }
}
