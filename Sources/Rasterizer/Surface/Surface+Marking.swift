extension Surface {
  /// This picture, pale, with the pixels in red that differ from those of another one.
  ///
  /// - Parameters:
  ///   - other: What to compare with.
  ///   - tolerance: How far, of 255, each channel may be off without counting.
  /// - Returns: A picture without opacity; nil where the sizes are others.
  /// - Throws: `SurfaceError`, when memory is short.
  /// - Complexity: O(*pixels*).
  public func marking(
    differencesFrom other: Surface, tolerance: Int = 0
  ) throws(SurfaceError) -> Surface? {
    guard width == other.width, height == other.height else { return nil }
    let marked = try Surface(width: width, height: height)
    let mask = format.meaningfulBits & other.format.meaningfulBits
    for y in 0..<height {
      withRow(y) { row in
        other.withRow(y) { otherRow in
          marked.withRow(y) { target in
            for x in row.indices {
              let isOther = Surface.distance(row[x] & mask, otherRow[x] & mask) > tolerance
              target[x] = isOther ? Self.mark : Self.pale(row[x])
            }
          }
        }
      }
    }
    return marked
  }

  /// What differs is seen in light and dark pictures alike.
  private static var mark: UInt32 { 0xE0_00_30 }

  /// A quarter of a color on white.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    [16, 8, 0].reduce(0) { (sum: UInt32, shift: UInt32) in
      sum | (191 + ((pixel >> shift) & 0xFF) / 4) << shift
    }
  }
}
