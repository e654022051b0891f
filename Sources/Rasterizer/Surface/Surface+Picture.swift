import RecallGraphics

extension Surface {
  /// This picture for views to show.
  ///
  /// - Parameter name: What a display list's text calls it.
  public func picture(named name: String) -> Picture? {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      withRow(y) { row in
        pixels += format == .argb32 ? Array(row) : row.map { $0 | 0xFF00_0000 }
      }
    }
    return Picture(name: name, width: width, height: height, premultipliedPixels: pixels)
  }
}
