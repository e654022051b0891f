import VirtualTime

/// What a text that is edited looks like in a frame.
struct EditableTextPicture {
  let view: EditableText
  let flow: TextFlow
  let environment: EnvironmentValues
  let size: CGSize
  let offset: CGPoint

  /// In points, as iOS's.
  static let caretWidth: CGFloat = 2

  func draw(into list: inout DisplayListBuilder) {
    let origin = CGPoint(x: list.origin.x - offset.x, y: list.origin.y - offset.y)
    let lines = shownLines
    if let since = view.caretSince, list.showsFocus {
      drawSelection(at: origin, lines, into: &list)
      drawText(at: origin, lines, into: &list)
      drawCaret(at: origin, since: since, into: &list)
    } else {
      drawText(at: origin, lines, into: &list)
    }
  }

  /// The lines of which something shows.
  private var shownLines: Range<Int> {
    guard size.width.isFinite, size.height.isFinite else { return 0..<0 }
    guard flow.width != nil else {
      let (one, other) = (flow.piece(at: offset.x), flow.piece(at: offset.x + size.width))
      return min(one, other)..<max(one, other) + 1
    }
    let first = Int(min(max(offset.y / flow.lineHeight, 0), CGFloat(flow.lines.count - 1)))
    let count = min(max(size.height / flow.lineHeight, 0), CGFloat(flow.lines.count)) + 2
    return first..<min(first + Int(count), flow.lines.count)
  }

  private var tint: Color.Resolved {
    (environment.tint ?? .accentColor).resolve(in: environment)
  }

  private func drawSelection(
    at origin: CGPoint, _ lines: Range<Int>, into list: inout DisplayListBuilder
  ) {
    var color = tint
    color.opacity *= EditableTextPicture.selectionOpacity
    for rect in flow.rects(of: view.selection, lines: lines) {
      list.add(.fill(Path(rect.moved(to: origin)), .color(color), FillStyle()))
    }
  }

  private static let selectionOpacity: Float = 0.28

  private func drawText(
    at origin: CGPoint, _ lines: Range<Int>, into list: inout DisplayListBuilder
  ) {
    guard !flow.text.isEmpty else { return drawPrompt(at: origin, into: &list) }
    for index in lines {
      let text = flow.resolved(line: index)
      guard let run = text.runs.first, !run.string.isEmpty else { continue }
      let place = flow.origin(ofLine: index)
      list.add(
        .text(
          text,
          frame: CGRect(
            x: origin.x + place.x, y: origin.y + place.y - flow.rise(of: text),
            width: max(flow.lines[index].width * 1.5, size.width) + flow.lineHeight,
            height: flow.lineHeight)))
    }
    guard let marked = view.marked else { return }
    for rect in flow.rects(of: marked, lines: lines) {
      var rect = rect.moved(to: origin)
      rect.origin.y += min(flow.baseline + 2, flow.lineHeight - 1)
      rect.size.height = 1
      list.add(.fill(Path(rect), .color(flow.run.color), FillStyle()))
    }
  }

  private func drawPrompt(at origin: CGPoint, into list: inout DisplayListBuilder) {
    guard !view.prompt.isEmpty else { return }
    var text = Text(verbatim: view.prompt).resolved(in: environment)
    text.lineLimit = flow.width == nil ? 1 : nil
    for index in text.runs.indices {
      text.runs[index].color = Color.primary.resolve(in: environment)
      text.runs[index].color.opacity = EditableTextPicture.promptOpacity
    }
    list.add(.text(text, frame: CGRect(origin: origin, size: size)))
  }

  /// As of iOS's placeholders.
  private static let promptOpacity: Float = 0.3

  // MARK: The caret

  private func drawCaret(
    at origin: CGPoint, since start: Instant, into list: inout DisplayListBuilder
  ) {
    guard view.selection.isEmpty else { return }
    let half = EditableTextPicture.halfBlink
    let passed = max(0, start.duration(to: list.now).saturatingNanoseconds)
    let isBlinking = passed < EditableTextPicture.blinkingTime
    let count = isBlinking ? passed / half : 0
    // Where it has come to rest, too, it is drawn only while the stage has the focus.
    list.changes(
      at: isBlinking
        ? start.advanced(by: .nanoseconds((count + 1) * half)) : .distantFuture)
    guard count.isMultiple(of: 2) else { return }
    var caret = flow.caret(at: view.caret).moved(to: origin)
    caret.origin.x -= EditableTextPicture.caretWidth / 2
    caret.size.width = EditableTextPicture.caretWidth
    list.add(.fill(Path(caret), .color(tint), FillStyle()))
  }

  /// In nanoseconds: how long a caret shows, and then doesn't, as AppKit's.
  private static let halfBlink: Int64 = 530_000_000
  /// In nanoseconds: then it rests, so that a window that nobody uses draws nothing, as GTK's do. A
  /// whole number of blinks.
  private static let blinkingTime: Int64 = 2 * 20 * halfBlink
}

extension CGRect {
  fileprivate func moved(to origin: CGPoint) -> CGRect {
    offsetBy(dx: origin.x, dy: origin.y)
  }
}
