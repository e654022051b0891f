import RecallGraphics

/// A text in lines, with the shape and place of every glyph, in points from its frame's top and
/// its line's start.
///
/// It holds nothing of pango's, so that it can be drawn without the lock on fonts, at any scale.
final class TextLayout {
  struct PlacedOutline {
    let outline: GlyphOutline
    let origin: CGPoint
  }

  struct PlacedPicture {
    let picture: GlyphPicture
    /// The rectangle that the picture fills.
    let frame: CGRect
  }

  /// Neighboring glyphs of one run of the text.
  struct GlyphRun {
    /// Which run of the text gives the color.
    let textRun: Int
    var outlines: [PlacedOutline] = []
    var pictures: [PlacedPicture] = []
    /// Where the first glyph begins and the last one ends, on the baseline.
    var start: CGPoint
    var end: CGFloat

    init(textRun: Int, start: CGPoint) {
      self.textRun = textRun
      self.start = start
      end = start.x
    }

    var glyphCount: Int {
      outlines.count + pictures.count
    }
  }

  struct Line {
    var width: CGFloat
    var runs: [GlyphRun]
  }

  let lines: [Line]
  let metrics: TextMetrics

  init(lines: [Line], metrics: TextMetrics) {
    self.lines = lines
    self.metrics = metrics
  }

  /// A rough number of bytes, to bound a cache by; the glyphs are shared.
  var cost: Int {
    lines.reduce(200) { sum, line in
      line.runs.reduce(sum + 50) { sum, run in
        sum + 100 + run.outlines.count * MemoryLayout<PlacedOutline>.stride
          + run.pictures.count * MemoryLayout<PlacedPicture>.stride
      }
    }
  }

  /// Whether this layout breaks its lines where `other`, of the same text, does.
  func hasLines(of other: TextLayout) -> Bool {
    lines.count == other.lines.count
      && zip(lines, other.lines).allSatisfy { line, other in
        line.width == other.width && line.runs.count == other.runs.count
          && zip(line.runs, other.runs).allSatisfy { $0.glyphCount == $1.glyphCount }
      }
  }

  /// The same lines in a frame of `width`.
  func widened(to width: CGFloat) -> TextLayout {
    var metrics = metrics
    metrics.size.width = width
    return TextLayout(lines: lines, metrics: metrics)
  }
}
