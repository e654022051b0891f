import CCairo

extension Surface {
  /// Calls `body` with the pixels of row `y`, counted from the top; 32-bit words in `format`.
  ///
  /// - Precondition: `0 <= y && y < height`.
  public func withRow<Result>(
    _ y: Int, _ body: (UnsafeMutableBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    precondition(0..<height ~= y, "a surface of \(height) rows has no row \(y)")
    cairo_surface_flush(cairo)
    defer { cairo_surface_mark_dirty(cairo) }
    guard let data = cairo_image_surface_get_data(cairo) else {
      return try body(UnsafeMutableBufferPointer(start: nil, count: 0))
    }
    return try UnsafeMutableRawPointer(data + y * bytesPerRow)
      .withMemoryRebound(to: UInt32.self, capacity: width) { row in
        try body(UnsafeMutableBufferPointer(start: row, count: width))
      }
  }

  /// The pixel at column `x` of row `y`, with what means nothing in `format` set to 0.
  ///
  /// - Precondition: the pixel lies on the surface.
  public subscript(x: Int, y: Int) -> UInt32 {
    precondition(0..<width ~= x, "a surface of \(width) columns has no column \(x)")
    return withRow(y) { row in row[x] & format.meaningfulBits }
  }

  /// A surface of its own with the same pixels.
  public func copy() throws(SurfaceError) -> Surface {
    let copy = try Surface(width: width, height: height, format: format)
    for y in 0..<height {
      withRow(y) { source in
        copy.withRow(y) { target in _ = target.update(fromContentsOf: source) }
      }
    }
    return copy
  }
}

extension Surface {
  /// Copies the pixels of `area` from the same place of `other`, of the same size and format.
  func copyPixels(of area: DeviceRect, from other: Surface) {
    for y in area.minY..<area.maxY {
      other.withRow(y) { source in
        withRow(y) { target in
          let columns = area.minX..<area.maxX
          _ = target[columns].update(fromContentsOf: source[columns])
        }
      }
    }
  }
}

extension Surface: Equatable {
  /// Whether both show the same: size, format and every pixel.
  public static func == (left: Surface, right: Surface) -> Bool {
    left.format == right.format && left.difference(from: right) == .none
  }
}
