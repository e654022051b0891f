import CCairo
import RecallGraphics

extension Canvas {
  /// Draws `text`, laid out in `frame`'s width from `frame`'s top.
  ///
  /// - Parameter item: What is drawn: its matrix may do more than scale points to pixels.
  func draw(_ text: ResolvedText, in frame: CGRect, of item: DisplayItem, opacity: Double) {
    let isTransformed = !item.transform.isIdentity
    let layout = caches.text.layout(text, width: frame.width)
    for line in layout.lines {
      let x = frame.minX + text.alignment.indent(of: line.width, in: frame.width)
      for run in line.runs {
        let color = text.runs[run.textRun].color
        let paint = text.runs[run.textRun].gradient ?? .color(color)
        fill(run.outlines, at: CGPoint(x: x, y: frame.minY), paint, of: item, opacity: opacity)
        drawLines(
          of: text.runs[run.textRun], run, x: x, y: frame.minY, of: item, opacity: opacity)
        for picture in run.pictures {
          let frame = picture.frame.offsetBy(dx: x, dy: frame.minY)
          let opacity = Double(color.opacity) * opacity
          if isTransformed {
            drawTransformed(picture.picture, in: frame, opacity: opacity)
          } else {
            draw(picture.picture, in: frame, opacity: opacity)
          }
        }
      }
    }
  }

  /// Fills letters as the paths that they are, exactly where they were laid out; cairo would
  /// move its bitmaps of letters to whole pixels, and so change the distances between them.
  private func fill(
    _ outlines: [TextLayout.PlacedOutline], at origin: CGPoint, _ paint: Paint,
    of item: DisplayItem, opacity: Double
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
    setSource(paint, of: item, opacity: opacity)
    cairo_fill(context)
  }

  /// Draws what is under and through a run of letters.
  private func drawLines(
    of run: ResolvedText.Run, _ glyphs: TextLayout.GlyphRun, x: CGFloat, y: CGFloat,
    of item: DisplayItem, opacity: Double
  ) {
    guard run.isUnderlined || run.isStruckThrough else { return }
    let size = run.font.size
    func drawLine(_ middle: CGFloat, _ color: Color.Resolved?, _ pattern: TextLinePattern) {
      let thickness = size * Canvas.lineThickness
      let baseline = y + glyphs.start.y - run.baselineOffset
      let start = x + glyphs.start.x
      for piece in pattern.pieces(in: glyphs.end - glyphs.start.x, thickness: thickness) {
        cairo_rectangle(
          context, start + piece.lowerBound, baseline + middle - thickness / 2,
          piece.upperBound - piece.lowerBound, thickness)
      }
      let paint = color.map { .color($0) } ?? run.gradient ?? .color(run.color)
      setSource(paint, of: item, opacity: opacity)
      cairo_fill(context)
    }
    setFillStyle(FillStyle())
    if run.isUnderlined { drawLine(size * 0.14, run.underlineColor, run.underlinePattern) }
    if run.isStruckThrough {
      drawLine(size * -0.27, run.strikethroughColor, run.strikethroughPattern)
    }
  }

  /// As of a regular letter's strokes, in font sizes.
  private static let lineThickness: CGFloat = 0.065

  /// Draws a picture in `frame` through the context's matrix: what turns and shrinks is another
  /// picture in each frame, which is not worth keeping.
  private func drawTransformed(_ picture: GlyphPicture, in frame: CGRect, opacity: Double) {
    let (width, height) = (picture.surface.width, picture.surface.height)
    guard width > 0, height > 0, frame.width > 0, frame.height > 0 else { return }
    cairo_save(context)
    cairo_translate(context, frame.minX, frame.minY)
    cairo_scale(context, frame.width / CGFloat(width), frame.height / CGFloat(height))
    cairo_set_source_surface(context, picture.surface.cairo, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }

  /// Draws a picture in `frame`, to a quarter of a pixel.
  private func draw(_ picture: GlyphPicture, in frame: CGRect, opacity: Double) {
    guard
      let place = PicturePlace(
        frame: CGRect(
          x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
          height: frame.height * scale))
    else { return }
    guard let image = caches.pictures.image(of: picture, at: place) else { return }
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, image.cairo, Double(place.x), Double(place.y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint_with_alpha(context, opacity)
    cairo_restore(context)
  }
}

extension TextLinePattern {
  /// The painted pieces of a line, from its beginning.
  fileprivate func pieces(in length: CGFloat, thickness: CGFloat) -> [ClosedRange<CGFloat>] {
    guard length > 0 else { return [] }
    let period = dash.reduce(0, +) * thickness
    // A line of endlessly many pieces looks solid.
    guard period > 0, length / period < 10_000 else { return [0...length] }
    var pieces: [ClosedRange<CGFloat>] = []
    var place: CGFloat = 0
    while place < length {
      for (index, part) in dash.enumerated() where place < length {
        let end = min(place + part * thickness, length)
        if index.isMultiple(of: 2) { pieces.append(place...end) }
        place += part * thickness
      }
    }
    return pieces
  }
}

extension TextAlignment {
  /// Where a line of `width` begins in a frame of `frameWidth`.
  func indent(of width: CGFloat, in frameWidth: CGFloat) -> CGFloat {
    switch self {
    case .leading: 0
    case .center: (frameWidth - width) / 2
    case .trailing: frameWidth - width
    }
  }
}
