/// How much of a picture is kept in a film.
public enum FilmQuality: Equatable, Sendable {
  /// Every pixel.
  case lossless
  /// As much as eyes see: from 0, for small files, to 100.
  case lossy(Int)

  /// What `lossy` can be.
  public static let range = 0...100
}
