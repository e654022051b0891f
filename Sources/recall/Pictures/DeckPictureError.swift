import Assets

/// Why a picture can't be on a card. Its description is a sentence for the player.
enum DeckPictureError: Error, Equatable, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case tooLarge(file: String, bytes: Int)
  /// Neither PNG nor JPEG, or one that breaks off.
  case noPicture(file: String)
  case tooManyPixels(file: String, width: Int, height: Int)
  /// What reads JPEG isn't there.
  case noLibrary(file: String)

  var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(file.printable) cannot be read: \(reason)."
    case .tooLarge(let file, let bytes):
      """
      \(file.printable) should have at most \(DeckPicture.mostBytes / 1_000_000) megabytes, and has \
      \(bytes / 1_000_000).
      """
    case .noPicture(let file):
      "\(file.printable) should be a PNG or JPEG picture, and is none, or a damaged one."
    case .tooManyPixels(let file, let width, let height):
      """
      \(file.printable) should have at most \(DeckPicture.mostPixels / 1_000_000) million pixels, and has \
      \(width) × \(height).
      """
    case .noLibrary(let file):
      """
      \(file.printable) is a JPEG picture, and what reads these isn't installed: libsdl2-image-2.0-0. A PNG \
      picture will do.
      """
    }
  }
}
