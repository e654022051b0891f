import CCairo
import RecallUI

/// A text in lines, with the place of every glyph, in points from its frame's top leading corner.
///
/// It holds the fonts that it uses and nothing of pango's layout, so it is small enough to cache.
final class TextLayout {
  /// Neighboring glyphs of one font and one run of the text.
  struct GlyphRun {
    let font: GObjectReference
    /// Owned by `font`.
    let scaledFont: OpaquePointer
    /// Whether the glyphs are pictures with colors of their own.
    let isColored: Bool
    /// Which run of the text gives the color.
    let textRun: Int
    /// From the line's start and the text's top.
    var glyphs: [cairo_glyph_t]
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

  /// A rough number of bytes, to bound a cache by.
  var cost: Int {
    lines.reduce(200) { sum, line in
      line.runs.reduce(sum + 50) { sum, run in
        sum + 100 + run.glyphs.count * MemoryLayout<cairo_glyph_t>.stride
      }
    }
  }
}
