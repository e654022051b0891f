/// Something that is drawn among the letters of a text, in the place of one that stands for it.
protocol TextAttachment {
  /// The side of the square that it takes, in font sizes.
  static var side: CGFloat { get }

  /// Whether there is something to be drawn.
  func isThere(in environment: EnvironmentValues) -> Bool

  func draw(
    in frame: CGRect, _ paint: Paint, _ environment: EnvironmentValues,
    into list: inout DisplayListBuilder)

  func isSame(as other: any TextAttachment) -> Bool
}

/// An attachment, to be compared.
struct AttachedDrawing: Equatable {
  let drawing: any TextAttachment

  static func == (left: AttachedDrawing, right: AttachedDrawing) -> Bool {
    left.drawing.isSame(as: right.drawing)
  }
}

/// A run of a text with something that is drawn in it.
struct AttachedRun {
  /// Its place among all runs.
  let index: Int
  let drawing: any TextAttachment
  /// What it stands in.
  let environment: EnvironmentValues
}

extension ResolvedText {
  /// Draws what stands among the letters.
  ///
  /// - Parameters:
  ///   - rectangles: Where the letters of a run stand in the rectangle.
  ///   - baseline: From the top of one of these to its letters' baseline, in points.
  /// - Returns: The text without the letters in its places.
  func drawing(
    _ attachments: [AttachedRun], in rect: CGRect, _ rectangles: (Int) -> [CGRect],
    baseline: CGFloat, into list: inout DisplayListBuilder
  ) -> ResolvedText {
    var text = self
    for run in attachments where runs.indices.contains(run.index) {
      let places = rectangles(run.index)
      // An ellipsis may stand for it, in its color.
      guard !places.isEmpty else { continue }
      let font = runs[run.index].font
      // As the letters are painted just now, also on the way to another color.
      let paint = runs[run.index].gradient ?? .color(runs[run.index].color)
      text.runs[run.index].color.opacity = 0
      text.runs[run.index].gradient = nil
      for place in places {
        // Around the middle of capital letters, as beside a text.
        let side = min(font.size * type(of: run.drawing).side, place.width)
        let middle = place.minY + baseline - font.size * ResolvedFont.capHeight / 2
        let frame = CGRect(
          x: rect.minX + place.minX, y: rect.minY + middle - side / 2, width: side, height: side)
        run.drawing.draw(in: frame, paint, run.environment, into: &list)
      }
    }
    return text
  }

  /// This text with as much room for each letter that something is drawn for as that needs.
  func withRoom(for attachments: [AttachedRun], _ measurer: any TextMeasurer) -> ResolvedText {
    var wider = self
    for run in attachments where runs.indices.contains(run.index) {
      var alone = self
      alone.runs = [runs[run.index]]
      let width = measurer.measure(alone, width: nil).size.width
      wider.runs[run.index].kerning +=
        runs[run.index].font.size * type(of: run.drawing).side - width
    }
    return wider
  }
}

extension ResolvedFont {
  /// The height of capital letters, in font sizes.
  static let capHeight: CGFloat = 0.72
}
