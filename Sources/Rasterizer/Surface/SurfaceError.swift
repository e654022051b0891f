/// Why there is no surface to draw on.
public enum SurfaceError: Error, Equatable, CustomStringConvertible {
  /// A side is not between 1 and `Surface.maximumSide` pixels.
  case size(width: Int, height: Int)
  /// The rows of foreign pixels are too short, or don't begin at whole words.
  case stride(bytes: Int, width: Int)
  /// Cairo could not make the surface.
  case cairo(String)

  public var description: String {
    switch self {
    case .size(let width, let height):
      """
      a surface of \(width) × \(height) pixels was asked for; \
      each side must be from 1 to \(Surface.maximumSide)
      """
    case .stride(let bytes, let width):
      """
      rows of \(bytes) bytes were given for \(width) pixels; \
      expected a multiple of 4 and no less than \(width * 4)
      """
    case .cairo(let reason):
      "no surface: \(reason)"
    }
  }
}
