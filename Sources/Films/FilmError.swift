/// Why a film can't be made.
public enum FilmError: Error, Equatable {
  /// A side, in pixels, that a WebP picture can't have, or none.
  case size(width: Int, height: Int)
  /// A picture of another size than the film's.
  case otherSize(width: Int, height: Int, of: Size)
  /// A picture that comes before another one that is there already; both in milliseconds.
  case earlier(Int, than: Int)
  /// What the library says.
  case encoder(String)

  /// A film's, in pixels.
  public struct Size: Equatable, Sendable {
    public var width: Int
    public var height: Int

    public init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
    }
  }
}

extension FilmError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .size(let width, let height):
      "expected a film of 1x1 to \(WebPFilm.longestSide)x\(WebPFilm.longestSide) pixels, "
        + "found \(width)x\(height)"
    case .otherSize(let width, let height, let size):
      "expected a picture of \(size.width)x\(size.height) pixels, found one of \(width)x\(height)"
    case .earlier(let time, let last):
      "expected a picture behind the last one, at \(last) ms, found one at \(time) ms"
    case .encoder(let reason): "cannot make a WebP: \(reason)"
    }
  }
}
