extension FieldSession {
  /// Where a motion leads from the caret.
  func place(_ motion: EditCommand.Motion, in kind: FieldKind) -> Int {
    let (text, head) = (edited.text, edited.selection.head)
    let end = text.utf8.count
    switch motion {
    case .characterBefore: return text.character(before: head)
    case .characterAfter: return text.character(after: head)
    // Where a secret has its spaces is a secret.
    case .wordBefore: return kind.isSecret ? 0 : text.word(before: head)
    case .wordAfter: return kind.isSecret ? end : text.word(after: head)
    case .lineStart: return kind.hasLines ? pane.lineStart(of: head) ?? text.lineStart(of: head) : 0
    case .lineEnd: return kind.hasLines ? pane.lineEnd(of: head) ?? text.lineEnd(of: head) : end
    case .characterLeft: return character(toTheLeft: true, in: kind)
    case .characterRight: return character(toTheLeft: false, in: kind)
    case .wordLeft: return word(toTheLeft: true, in: kind)
    case .wordRight: return word(toTheLeft: false, in: kind)
    case .lineLeft:
      return place(pane.beginsAtTheRight(lineAt: head) ? .lineEnd : .lineStart, in: kind)
    case .lineRight:
      return place(pane.beginsAtTheRight(lineAt: head) ? .lineStart : .lineEnd, in: kind)
    case .textStart: return 0
    case .textEnd: return end
    case .lineAbove: return place(-1, linesBelow: head, in: kind)
    case .lineBelow: return place(1, linesBelow: head, in: kind)
    case .pageAbove: return place(-pane.linesInPage, linesBelow: head, in: kind)
    case .pageBelow: return place(pane.linesInPage, linesBelow: head, in: kind)
    }
  }

  /// The place beside the caret, as it looks.
  private func character(toTheLeft: Bool, in kind: FieldKind) -> Int {
    beside(toTheLeft: toTheLeft, in: kind)
      ?? place(toTheLeft ? .characterBefore : .characterAfter, in: kind)
  }

  /// The word's end beside the caret, as it looks.
  private func word(toTheLeft: Bool, in kind: FieldKind) -> Int {
    let head = edited.selection.head
    guard let beside = beside(toTheLeft: toTheLeft, in: kind) else {
      return place(toTheLeft ? .wordBefore : .wordAfter, in: kind)
    }
    return beside == head ? head : place(beside < head ? .wordBefore : .wordAfter, in: kind)
  }

  /// Nil where what is to the left comes before what is to the right, or nothing is known of places.
  private func beside(toTheLeft: Bool, in kind: FieldKind) -> Int? {
    guard !kind.isSecret, edited.marked.isEmpty else { return nil }
    return pane.place(beside: edited.selection.head, toTheLeft: toTheLeft)
      .map { min($0, edited.text.utf8.count) }
  }

  /// Where the caret stays as far from the left as it was before it went from line to line.
  private func place(_ lines: Int, linesBelow head: Int, in kind: FieldKind) -> Int {
    let ends = lines < 0 ? 0 : edited.text.utf8.count
    guard kind.hasLines else { return ends }
    let x = wantedX ?? pane.x(of: head) ?? 0
    wantedX = x
    return pane.place(lines, linesBelow: head, x: x) ?? ends
  }

  /// Whether a motion has nowhere to go in a field of one line: the keys that go from line to line are then for others,
  /// as in a form, where they lead to the next field.
  func leaves(by motion: EditCommand.Motion, in kind: FieldKind) -> Bool {
    guard !kind.hasLines, motion == .lineAbove || motion == .lineBelow, edited.marked.isEmpty
    else { return false }
    let end = motion == .lineAbove ? 0 : edited.text.utf8.count
    return edited.selection.range == end..<end
  }

  /// Moves the caret. What is selected is left at the end that the motion leads to.
  func move(_ motion: EditCommand.Motion, selecting: Bool, in kind: FieldKind) {
    if !motion.isVertical { wantedX = nil }
    let range = edited.selection.range
    if !selecting, !range.isEmpty, let isForward = motion.leavesSelection {
      let turns = !kind.isSecret && pane.isLeft(range.upperBound, of: range.lowerBound) == true
      edited.move(to: isForward != turns ? range.upperBound : range.lowerBound)
    } else {
      edited.move(to: place(motion, in: kind), selecting: selecting)
    }
  }

  // MARK: Pointers

  /// A pointer went down on a place of what is shown.
  ///
  /// - Parameters:
  ///   - interval: How long after the click before it may be to be counted with it; nil for as long as most desktops
  ///     have it.
  ///   - extends: Whether what is selected goes on to there.
  func click(
    on shown: Int, at point: CGPoint, _ time: Instant, in kind: FieldKind,
    within interval: Duration?, extending extends: Bool
  ) {
    edited.mark("")
    wantedX = nil
    if extends { return extend(to: shown, in: kind) }
    clicks.click(at: point, time, within: interval)
    let range = unit(around: place(of: shown, in: kind), in: kind)
    grip = range
    edited.select(from: range.lowerBound, to: range.upperBound)
  }

  /// Selects from where the selection began, in the words or lines that it was made of.
  private func extend(to shown: Int, in kind: FieldKind) {
    let anchor = edited.selection.anchor
    // Where a pointer selected, it goes on as if it had been dragged there.
    if anchor != grip?.lowerBound, anchor != grip?.upperBound {
      clicks = ClickCount()
      grip = anchor..<anchor
    }
    drag(to: shown, in: kind)
  }

  /// The pointer is over a place of what is shown: all is selected from where it went down, in words or
  /// lines if it went down twice or three times.
  func drag(to shown: Int, in kind: FieldKind) {
    guard let grip else { return }
    let range = unit(around: place(of: shown, in: kind), in: kind)
    if range.lowerBound < grip.lowerBound {
      edited.select(from: grip.upperBound, to: range.lowerBound)
    } else {
      edited.select(from: grip.lowerBound, to: max(range.upperBound, grip.upperBound))
    }
  }

  private func place(of shown: Int, in kind: FieldKind) -> Int {
    ShownText.place(shown, in: edited, isSecret: kind.isSecret)
  }

  private func unit(around place: Int, in kind: FieldKind) -> Range<Int> {
    let text = edited.text
    switch clicks.count {
    case 2 where !kind.isSecret: return text.word(around: place)
    case 3 where kind.hasLines:
      return text.lineStart(of: place)..<text.character(after: text.lineEnd(of: place))
    case 2, 3: return 0..<text.utf8.count
    default: return place..<place
    }
  }
}

extension EditCommand.Motion {
  fileprivate var isVertical: Bool {
    switch self {
    case .lineAbove, .lineBelow, .pageAbove, .pageBelow: true
    default: false
    }
  }

  /// Whether it leads to the end of what is selected, or to its beginning; nil if it goes on from the
  /// caret.
  fileprivate var leavesSelection: Bool? {
    switch self {
    case .characterBefore, .characterLeft: false
    case .characterAfter, .characterRight: true
    default: nil
    }
  }
}
