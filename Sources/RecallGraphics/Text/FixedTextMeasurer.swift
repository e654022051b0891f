/// Measures text with letters that all have the same width: for tests, and for stages that nobody
/// looks at.
///
/// A character is 0.6 of its font's size wide, and its run's kerning, a line 1.2 of it high with its
/// baseline at 0.95, and as much higher as letters stand above or below it. The largest font counts
/// for a whole text.
/// Lines break between words, and inside of words that are wider than the width.
public final class FixedTextMeasurer: TextMeasurer {
  public init() {}

  public func digitWidths(in font: ResolvedFont) -> DigitWidths { .alike }

  public func caretPositions(in line: ResolvedText) -> [CGFloat] {
    let ruler = FixedTextRuler(line, line.string)
    return (0...line.string.count).map { ruler.length(of: 0..<$0) }
  }

  public func measure(_ text: ResolvedText, width: CGFloat?) -> TextMetrics {
    let (lineHeight, ascent) = lineSize(of: text)
    let shown = FixedTextRuler.shown(text.string)
    let ruler = FixedTextRuler(text, shown)
    let all = ruler.rows(of: shown, in: width)
    let rows = all.prefix(max(text.lineLimit ?? all.count, 1))
    return TextMetrics(
      size: CGSize(
        width: rows.map { ruler.length(of: $0.shown) }.max() ?? 0,
        height: CGFloat(rows.count) * lineHeight + CGFloat(rows.count - 1) * text.lineSpacing),
      firstBaseline: ascent,
      lastBaseline: CGFloat(rows.count - 1) * (lineHeight + text.lineSpacing) + ascent,
      lineCount: rows.count, isTruncated: all.count > rows.count)
  }

  /// How high each line is, and where its baseline is below its top.
  private func lineSize(of text: ResolvedText) -> (height: CGFloat, ascent: CGFloat) {
    let size = FixedTextRuler.size(of: text)
    let rise = max(text.runs.map(\.baselineOffset).max() ?? 0, 0)
    let fall = min(text.runs.map(\.baselineOffset).min() ?? 0, 0)
    return (size * 1.2 + rise - fall, size * 0.95 + rise)
  }

  /// The lines of a text, from right to left where it is written so. The sign for what was cut off is as wide as its
  /// letters are high.
  public func lines(of text: ResolvedText, width: CGFloat?) -> [LaidOutLine] {
    let shown = FixedTextRuler.shown(text.string)
    let ruler = FixedTextRuler(text, shown)
    let all = ruler.rows(of: shown, in: width)
    let rows = all.prefix(max(text.lineLimit ?? all.count, 1))
    let places = FixedTextRuler.places(of: text, in: shown)
    let isToTheLeft = (text.direction ?? TextDirection(of: text.string)) == .rightToLeft
    let (height, ascent) = lineSize(of: text)
    var first = 0
    return rows.indices.map { index -> LaidOutLine in
      let row = rows[index]
      let isLast = index == rows.count - 1
      let next = isLast ? nil : places[first...].firstIndex { $0.lowerBound >= row.next }
      let characters = first..<(next ?? places.count)
      first = characters.upperBound
      var line =
        isLast && all.count > rows.count
        ? ruler.cutLine(characters, at: places, rows: all[index...], in: width, text.truncationMode)
        : LaidOutLine(
          characters: characters,
          spans: places[characters].map { ruler.span(of: $0, in: row.shown) },
          width: ruler.length(of: row.shown))
      if isToTheLeft { line = line.mirrored }
      (line.height, line.ascent) = (height, ascent)
      line.top = CGFloat(index) * (height + text.lineSpacing)
      return line
    }
  }
}

extension LaidOutLine {
  /// This line from right to left.
  fileprivate var mirrored: LaidOutLine {
    func mirrored(_ span: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
      (width - span.upperBound)...(width - span.lowerBound)
    }
    return LaidOutLine(
      characters: characters, spans: spans.map { $0.map(mirrored) },
      ellipsis: ellipsis.map(mirrored), width: width)
  }
}
