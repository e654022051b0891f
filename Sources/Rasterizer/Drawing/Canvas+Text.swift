import CCairo
import RecallUI

extension Canvas {
  /// Draws `text`, laid out in `frame`'s width from `frame`'s top.
  func draw(_ text: ResolvedText, in frame: CGRect, opacity: Double) {
    let layout = rasterizer.text.layout(text, width: frame.width)
    for line in layout.lines {
      let x = frame.minX + text.alignment.indent(of: line.width, in: frame.width)
      for run in line.runs {
        let color = text.runs[run.textRun].color
        fill(run.outlines, at: CGPoint(x: x, y: frame.minY), color: color, opacity: opacity)
        for picture in run.pictures {
          draw(
            picture.picture, in: picture.frame.offsetBy(dx: x, dy: frame.minY),
            opacity: Double(color.opacity) * opacity)
        }
      }
    }
  }

  /// Fills letters as the paths that they are, exactly where they were laid out; cairo would
  /// move its bitmaps of letters to whole pixels, and so change the distances between them.
  private func fill(
    _ outlines: [TextLayout.PlacedOutline], at origin: CGPoint, color: Color.Resolved,
    opacity: Double
  ) {
    guard !outlines.isEmpty else { return }
    for placed in outlines {
      let x = origin.x + placed.origin.x
      let y = origin.y + placed.origin.y
      for element in placed.outline.elements {
        switch element {
        case .move(let end):
          cairo_move_to(context, x + Double(end.x), y + Double(end.y))
        case .line(let end):
          cairo_line_to(context, x + Double(end.x), y + Double(end.y))
        case .curve(let one, let two, let end):
          cairo_curve_to(
            context, x + Double(one.x), y + Double(one.y), x + Double(two.x), y + Double(two.y),
            x + Double(end.x), y + Double(end.y))
        case .close:
          cairo_close_path(context)
        }
      }
    }
    setFillStyle(FillStyle())
    setSource(color, opacity: opacity)
    cairo_fill(context)
  }

  /// Draws a picture in `frame`, to a quarter of a pixel.
  private func draw(_ picture: GlyphPicture, in frame: CGRect, opacity: Double) {
    guard
      let place = PicturePlace(
        frame: CGRect(
          x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
          height: frame.height * scale))
    else { return }
    guard let image = rasterizer.pictures.image(of: picture, at: place) else { return }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, image.cairo, Double(place.x), Double(place.y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
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
