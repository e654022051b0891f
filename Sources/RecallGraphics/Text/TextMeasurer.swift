/// How large a text is when it is laid out.
public struct TextMetrics: Equatable, Sendable {
  /// The width of the longest line and the height of all lines, in points.
  public var size: CGSize
  /// From the top to the first line's baseline, in points.
  public var firstBaseline: CGFloat
  /// From the top to the last line's baseline, in points.
  public var lastBaseline: CGFloat
  public var lineCount: Int
  /// Whether something had to be left out for `lineLimit`.
  public var isTruncated: Bool

  public init(
    size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat, lineCount: Int = 1,
    isTruncated: Bool = false
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.lineCount = lineCount
    self.isTruncated = isTruncated
  }
}

extension TextMetrics {
  /// How far a line is below the one before, when `spacing` points are between them.
  package func pitch(spacing: CGFloat) -> CGFloat {
    (size.height + spacing) / CGFloat(max(lineCount, 1))
  }
}

/// Tells a stage how large text is.
///
/// It is handed in, because only what draws text knows its fonts. Laying a text out in the width
/// that a measurement returned must give the same lines again.
public protocol TextMeasurer: AnyObject {
  /// Measures `text`, wrapped at `width` points when that is not nil.
  func measure(_ text: ResolvedText, width: CGFloat?) -> TextMetrics
  /// Which digits from 0 to 9 can stand for each other in a font without changing a text's size: a
  /// figure that changes in nothing else need not be measured. Asked often; `unlike` when it is not
  /// known.
  func digitWidths(in font: ResolvedFont) -> DigitWidths
  /// Where a caret stands in a line of text, in points from the line's left end: before each of the
  /// characters, in the order of the text, and behind the last one. One number more than there are
  /// characters.
  ///
  /// In text from right to left the numbers fall. Where the direction of writing changes, a caret could stand in two
  /// places: in front of letters that are written the other way it stands where they begin, and behind them where
  /// they end. So no two carets stand in one place.
  func caretPositions(in line: ResolvedText) -> [CGFloat]
  /// What each character of a line of text covers, from its left edge to its right one, in points from the line's left
  /// end, in the order of the text.
  func characterSpans(in line: ResolvedText) -> [ClosedRange<CGFloat>]
  /// The lines of `text`, wrapped at `width` points when that is not nil, as they are drawn in that width: as many as
  /// `measure` counts. Every character of the text is in one of them. Asked for each drawing of texts with links,
  /// symbols or grounds of words.
  func lines(of text: ResolvedText, width: CGFloat?) -> [LaidOutLine]
}

extension TextMeasurer {
  public func digitWidths(in font: ResolvedFont) -> DigitWidths { .unlike }

  /// What lies between the carets before and behind each character: true of text in one direction.
  public func characterSpans(in line: ResolvedText) -> [ClosedRange<CGFloat>] {
    let carets = caretPositions(in: line)
    return zip(carets, carets.dropFirst()).map { min($0, $1)...max($0, $1) }
  }

  /// The widths of what stands before each character.
  ///
  /// - Complexity: O(n) measurements for n characters; a measurer that knows better should say so.
  public func caretPositions(in line: ResolvedText) -> [CGFloat] {
    guard var run = line.runs.first else { return [0] }
    let string = line.string
    return [0]
      + string.indices.map { index in
        run.string = String(string[...index])
        return measure(ResolvedText(runs: [run]), width: nil).size.width
      }
  }
}
