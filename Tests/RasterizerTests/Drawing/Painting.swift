import RecallUI
import Testing

@testable import Rasterizer

/// Draws `items` on a white surface of `side` × `side` points.
func painted(
  _ items: [DisplayItem], side: Int = 20, scale: CGFloat = 1,
  background: Color.Resolved = .paper, format: PixelFormat = .rgb24
) throws -> Surface {
  let pixels = Int((CGFloat(side) * scale).rounded(.up))
  let surface = try Surface(width: pixels, height: pixels, format: format)
  let size = CGSize(width: side, height: side)
  Rasterizer(text: PangoTextMeasurer()).draw(
    DisplayList(size: size, background: background, items: items), on: surface, scale: scale)
  return surface
}

extension DisplayItem {
  static func fill(
    _ path: Path, _ color: Color.Resolved = .red, _ style: FillStyle = FillStyle(),
    opacity: Double = 1, clips: [Clip] = []
  ) -> DisplayItem {
    DisplayItem(.fill(path, .color(color), style), opacity: opacity, clips: clips)
  }

  static func stroke(_ path: Path, _ style: StrokeStyle) -> DisplayItem {
    DisplayItem(.stroke(path, .color(.red), style))
  }
}

extension Surface {
  /// How far a pixel is off an expected color, in its worst channel.
  func largestDistance(at x: Int, _ y: Int, from expected: UInt32) -> Int {
    [0, 8, 16].map { shift in
      abs(Int((self[x, y] >> shift) & 0xFF) - Int((expected >> shift) & 0xFF))
    }.max() ?? 0
  }

  /// The columns of row `y` that are not white, as a range; nil when there are none.
  func marks(inRow y: Int) -> ClosedRange<Int>? {
    let columns = (0..<width).filter { self[$0, y] != 0xFF_FFFF }
    guard let first = columns.first, let last = columns.last else { return nil }
    return first...last
  }

  /// The smallest rectangle around what is not white.
  var ink: DeviceRect? {
    var ink: DeviceRect?
    for y in 0..<height {
      guard let marks = marks(inRow: y) else { continue }
      let row = DeviceRect(
        minX: marks.lowerBound, minY: y, maxX: marks.upperBound + 1, maxY: y + 1)
      guard let before = ink else {
        ink = row
        continue
      }
      ink = DeviceRect(
        minX: min(before.minX, row.minX), minY: before.minY, maxX: max(before.maxX, row.maxX),
        maxY: row.maxY)
    }
    return ink
  }
}
