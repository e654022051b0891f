/// What knows where a text that is edited stands on the stage, for who edits it.
///
/// Places in the text are in bytes of UTF-8 of what is shown. Before the text has been laid out there
/// is nothing to know.
package final class TextPane {
  weak var box: (any LaidOutText)?

  package init() {}

  private var flow: TextFlow? { box?.flow }

  /// The place in the text that is nearest to a point of the viewport.
  package func place(at point: CGPoint) -> Int? {
    guard let box else { return nil }
    let local = box.localPoint(point)
    return box.flow.offset(at: CGPoint(x: local.x + box.offset.x, y: local.y + box.offset.y))
  }

  /// How far from the left a place stands, in points of the text.
  package func x(of place: Int) -> CGFloat? {
    flow?.caret(at: place).minX
  }

  /// The place beside another one, as it looks; the place itself where nothing is beside it. Nil for a text that is all
  /// written to the right.
  package func place(beside place: Int, toTheLeft: Bool) -> Int? {
    flow?.place(beside: place, toTheLeft: toTheLeft)
  }

  /// Whether the line that a place is on begins at its right.
  package func beginsAtTheRight(lineAt place: Int) -> Bool {
    flow?.beginsAtTheRight(lineAt: place) ?? false
  }

  /// Whether a place stands further to the left than another one on the same line; nil for places on two lines.
  package func isLeft(_ place: Int, of other: Int) -> Bool? {
    guard let flow, flow.line(at: place) == flow.line(at: other) else { return nil }
    return flow.caret(at: place).minX < flow.caret(at: other).minX
  }

  /// The place a number of lines further down, as far from the left as `x`; the text's end beyond its
  /// last line, and its beginning above its first.
  package func place(_ lines: Int, linesBelow place: Int, x: CGFloat) -> Int? {
    guard let flow else { return nil }
    let (index, overflow) = flow.line(at: place).addingReportingOverflow(lines)
    guard !overflow, index >= 0 else { return lines < 0 ? 0 : flow.text.utf8.count }
    guard index < flow.lines.count, flow.width != nil else {
      return lines < 0 ? 0 : flow.text.utf8.count
    }
    return flow.offset(at: CGPoint(x: x, y: (CGFloat(index) + 0.5) * flow.lineHeight))
  }

  /// Where the line begins that a place is on.
  package func lineStart(of place: Int) -> Int? {
    guard let flow, flow.width != nil else { return nil }
    let index = flow.line(at: place)
    return flow.lines.indices.contains(index) ? flow.lines[index].start : nil
  }

  /// Where the line ends that a place is on.
  package func lineEnd(of place: Int) -> Int? {
    guard let flow, flow.width != nil else { return nil }
    return flow.lastPlace(onLine: flow.line(at: place))
  }

  /// How many lines show at a time; at least 1.
  package var linesInPage: Int {
    guard let box else { return 1 }
    return Int(min(max(box.frame.height / box.flow.lineHeight, 1), 10_000))
  }
}

/// A text on the stage that is edited.
protocol LaidOutText: Box {
  var flow: TextFlow { get }
  /// How far it is scrolled, in points.
  var offset: CGPoint { get }
}
