/// Measures text with letters that all have the same width: for tests, and for stages that nobody
/// looks at.
///
/// A character is 0.6 of its font's size wide, and its kerning, a line 1.2 of it high with its
/// baseline at 0.95, and as much higher as letters stand above or below it.
/// Lines break between words, and inside of words that are wider than the width.
public final class FixedTextMeasurer: TextMeasurer {
  public init() {}

  public func digitWidths(in font: ResolvedFont) -> DigitWidths { .alike }

  public func caretPositions(in line: ResolvedText) -> [CGFloat] {
    let advance = Self.advance(in: line)
    return (0...line.string.count).map { CGFloat($0) * advance }
  }

  private static func size(of text: ResolvedText) -> CGFloat {
    text.runs.map(\.font.size).max() ?? Font.TextStyle.body.size
  }

  private static func advance(in text: ResolvedText) -> CGFloat {
    max(size(of: text) * 0.6 + (text.runs.map(\.kerning).max() ?? 0), 0)
  }

  /// What has a width: signs that only tell the direction of what is between them have none.
  private static func shown(_ string: String) -> String {
    func isSign(_ scalar: Unicode.Scalar) -> Bool { "\u{2066}"..."\u{2069}" ~= scalar }
    guard string.unicodeScalars.contains(where: isSign) else { return string }
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: string.unicodeScalars.lazy.filter { !isSign($0) })
    return String(shown)
  }

  public func measure(_ text: ResolvedText, width: CGFloat?) -> TextMetrics {
    let size = Self.size(of: text)
    let advance = Self.advance(in: text)
    let rise = max(text.runs.map(\.baselineOffset).max() ?? 0, 0)
    let fall = min(text.runs.map(\.baselineOffset).min() ?? 0, 0)
    let lineHeight = size * 1.2 + rise - fall
    let columns = width.map { max(1, Int(min($0 / max(advance, 0.001) + 0.001, 1_000_000))) }
    var lines = Self.shown(text.string).split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { FixedTextMeasurer.wrap($0, at: columns) }
    let limit = max(text.lineLimit ?? lines.count, 1)
    let isTruncated = lines.count > limit
    lines = Array(lines.prefix(limit))
    let longest = CGFloat(lines.max() ?? 0) * advance
    return TextMetrics(
      size: CGSize(
        width: longest,
        height: CGFloat(lines.count) * lineHeight + CGFloat(lines.count - 1) * text.lineSpacing),
      firstBaseline: size * 0.95 + rise,
      lastBaseline: CGFloat(lines.count - 1) * (lineHeight + text.lineSpacing) + size * 0.95
        + rise,
      lineCount: lines.count, isTruncated: isTruncated)
  }

  /// The lengths, in characters, of the lines that a paragraph breaks into.
  private static func wrap(_ paragraph: Substring, at columns: Int?) -> [Int] {
    guard let columns else { return [paragraph.count] }
    var lines: [Int] = []
    var line = 0
    for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
      var rest = word.count
      let joined = lines.isEmpty && line == 0 && rest == word.count ? rest : line + 1 + rest
      if line > 0, joined <= columns {
        line = joined
        continue
      }
      if line > 0 {
        lines.append(line)
        line = 0
      }
      while rest > columns {
        lines.append(columns)
        rest -= columns
      }
      line = rest
    }
    return lines + [line]
  }
}
