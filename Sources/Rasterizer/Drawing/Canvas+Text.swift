import CCairo
import RecallUI

extension Canvas {
  /// Draws `text`, laid out in `frame`'s width from `frame`'s top.
  func draw(_ text: ResolvedText, in frame: CGRect, opacity: Double) {
    let layout = rasterizer.text.layout(text, width: frame.width)
    for line in layout.lines {
      let x = frame.minX + text.alignment.indent(of: line.width, in: frame.width)
      cairo_save(context)
      cairo_translate(context, x, frame.minY)
      for run in line.runs {
        setSource(text.runs[run.textRun].color, opacity: opacity)
        draw(run)
      }
      cairo_restore(context)
    }
  }

  private func draw(_ run: TextLayout.GlyphRun) {
    cairo_set_scaled_font(context, run.scaledFont)
    let count = Int32(clamping: run.glyphs.count)
    if run.isColored {
      cairo_show_glyphs(context, run.glyphs, count)
    } else {
      // As outlines, which stand where they were laid out; cairo would move bitmaps of letters
      // to whole pixels, and so change the distances between them.
      cairo_new_path(context)
      cairo_glyph_path(context, run.glyphs, count)
      setFillStyle(FillStyle())
      cairo_fill(context)
    }
  }
}

extension TextAlignment {
  /// Where a line of `width` begins in a frame of `frameWidth`.
  fileprivate func indent(of width: CGFloat, in frameWidth: CGFloat) -> CGFloat {
    switch self {
    case .leading: 0
    case .center: (frameWidth - width) / 2
    case .trailing: frameWidth - width
    }
  }
}
