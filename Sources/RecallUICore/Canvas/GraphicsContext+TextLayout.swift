extension GraphicsContext {
  /// Draws a line of a text where it stands.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - options: Taken for what programs say.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    for run in line { draw(run, options: options) }
  }

  /// Draws a run of a text where it stands.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - options: Taken for what programs say.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
    draw(run[run.startIndex..<run.endIndex], options: options)
  }

  /// Draws glyphs of a text where they stand.
  ///
  /// - Parameters:
  ///   - slice: The glyphs.
  ///   - options: Taken for what programs say.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    guard !slice.isEmpty else { return }
    let text = slice.run.stretch.text(of: slice.indices)
    var place = slice.typographicBounds.rect
    // What was measured may be a little less wide than what is drawn, and nothing may be cut.
    place.size.width += text.runs.map(\.font.size).max() ?? 0
    add(
      .other(in: place) { rect, list in
        var text = text
        let offset = CGAffineTransform(
          translationX: rect.minX - place.minX, y: rect.minY - place.minY)
        for index in text.runs.indices {
          text.runs[index].gradient = text.runs[index].gradient?.applying(offset)
        }
        list.add(.text(text, frame: rect))
      })
  }
}
