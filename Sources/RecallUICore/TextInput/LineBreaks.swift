/// Where a text that is edited is broken into lines, character by character.
///
/// It is broken after white space and hyphens, and around characters of scripts that are written
/// without spaces; inside of a word only where that is wider than a line. White space at the end of a
/// line takes no room. Characters have their advances, whatever stands beside them: what letters take
/// less beside each other than alone leaves a line a little shorter than it could be.
struct LineBreaks {
  /// The text as bytes, which are quick to look at.
  let text: String
  let advances: GlyphAdvances
  /// In points; nil where only the text's own line ends count.
  let width: CGFloat?

  /// A line: from where to where, and where the next one begins.
  struct Line: Equatable {
    var start: Int
    /// Where what is shown of it ends: its line end doesn't count.
    var end: Int
    var next: Int
    /// About how wide it is, with white space at its end.
    var width: CGFloat
    /// Whether the text itself ends it.
    var isHard: Bool
  }

  /// The line that begins at a byte.
  func line(from start: Int) -> Line {
    let utf8 = text.utf8
    var index = utf8.index(utf8.startIndex, offsetBy: start)
    var (offset, x) = (start, CGFloat(0))
    var lastBreak: (offset: Int, width: CGFloat)?
    while index < utf8.endIndex {
      let (character, next) = advances.character(at: index, in: text)
      let length = utf8.distance(from: index, to: next)
      if character.isLineEnd {
        return Line(start: start, end: offset, next: offset + length, width: x, isHard: true)
      }
      if let width, x + character.advance > width + LineBreaks.tolerance, !character.isSpace,
        offset > start
      {
        let end = lastBreak ?? (offset, x)
        return Line(
          start: start, end: end.offset, next: end.offset, width: end.width, isHard: false)
      }
      if character.breaksBefore, offset > start { lastBreak = (offset, x) }
      x += character.advance
      offset += length
      index = next
      if character.breaksAfter { lastBreak = (offset, x) }
    }
    return Line(start: start, end: offset, next: offset, width: x, isHard: false)
  }

  /// In points: what adding up widths may add.
  private static let tolerance: CGFloat = 0.01
}
