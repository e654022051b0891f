import CCairo

/// Pixels to draw on: its own, or a window's.
///
/// Confined to one thread at a time, like the context that draws on it.
public final class Surface {
  /// The most pixels that a side may have: cairo's own bound.
  public static let maximumSide = 32_767

  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  public let format: PixelFormat
  /// The bytes from one row to the next.
  public let bytesPerRow: Int

  /// The `cairo_surface_t` that this surface owns.
  let cairo: OpaquePointer

  /// Creates a surface of black (`rgb24`) or transparent (`argb32`) pixels.
  public convenience init(
    width: Int, height: Int, format: PixelFormat = .rgb24
  ) throws(SurfaceError) {
    try Surface.check(width: width, height: height)
    try self.init(
      adopting: cairo_image_surface_create(format.cairoFormat, Int32(width), Int32(height)),
      format: format)
  }

  /// Creates a surface that draws on pixels which somebody else owns.
  ///
  /// - Parameters:
  ///   - pixels: The first row; at least `bytesPerRow * height` bytes, aligned to 4, that must
  ///     outlive this surface.
  ///   - width: The pixels of a row.
  ///   - height: The number of rows.
  ///   - bytesPerRow: From one row to the next: a multiple of 4.
  ///   - format: How the pixels stand in memory.
  public convenience init(
    pixels: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int,
    format: PixelFormat = .rgb24
  ) throws(SurfaceError) {
    try Surface.check(width: width, height: height)
    guard bytesPerRow >= width * 4, bytesPerRow % 4 == 0, bytesPerRow <= Int(Int32.max) else {
      throw .stride(bytes: bytesPerRow, width: width)
    }
    try self.init(
      adopting: cairo_image_surface_create_for_data(
        pixels.assumingMemoryBound(to: UInt8.self), format.cairoFormat, Int32(width),
        Int32(height), Int32(bytesPerRow)),
      format: format)
  }

  /// Takes over a cairo image surface, which may be in a state of error.
  init(adopting surface: OpaquePointer?, format: PixelFormat) throws(SurfaceError) {
    guard let surface else { throw .cairo("out of memory") }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
    cairo = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    bytesPerRow = Int(cairo_image_surface_get_stride(surface))
    self.format = format
  }

  deinit {
    // Foreign pixels may go away now, even if a pattern still refers to the surface.
    cairo_surface_finish(cairo)
    cairo_surface_destroy(cairo)
  }

  private static func check(width: Int, height: Int) throws(SurfaceError) {
    guard 1...maximumSide ~= width, 1...maximumSide ~= height else {
      throw .size(width: width, height: height)
    }
  }
}
