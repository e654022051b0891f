import CCairo

/// How a surface's pixels stand in memory: 32-bit words in the machine's byte order.
public enum PixelFormat: String, CaseIterable, Sendable {
  /// `0xXXRRGGBB`: opaque; the highest byte means nothing. What a window shows.
  case rgb24
  /// `0xAARRGGBB`: with opacity, by which the colors are already multiplied.
  case argb32

  var cairoFormat: cairo_format_t {
    switch self {
    case .rgb24: CAIRO_FORMAT_RGB24
    case .argb32: CAIRO_FORMAT_ARGB32
    }
  }

  /// The bits of a pixel that mean something.
  var meaningfulBits: UInt32 {
    switch self {
    case .rgb24: 0x00FF_FFFF
    case .argb32: 0xFFFF_FFFF
    }
  }
}
