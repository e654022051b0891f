import RecallUI

extension DeckPictureError: ToldError {
  package var words: LocalizedStringKey {
    switch self {
    case .unreadable(let file, let reason):
      LocalizedStringKey(
        "{file} cannot be read: {reason}.",
        ["file": .text(file.printable), "reason": SystemReason.argument(reason)])
    case .tooLarge(let file, let bytes):
      LocalizedStringKey(
        "{file} should have at most {most} megabytes, and has {found}.",
        [
          "file": .text(file.printable), "most": .number(DeckPicture.mostBytes / 1_000_000),
          "found": .number(bytes / 1_000_000),
        ])
    case .noPicture(let file):
      LocalizedStringKey(
        "{file} should be a PNG or JPEG picture, and is none, or a damaged one.",
        ["file": .text(file.printable)])
    case .tooManyPixels(let file, let width, let height):
      LocalizedStringKey(
        "{file} should have at most {most} million pixels, and has {width} × {height}.",
        [
          "file": .text(file.printable), "most": .number(DeckPicture.mostPixels / 1_000_000),
          "width": .number(width), "height": .number(height),
        ])
    case .noLibrary(let file):
      LocalizedStringKey(
        """
        {file} is a JPEG picture, and what reads these isn't installed: {library}. A PNG picture will do.
        """, ["file": .text(file.printable), "library": .text("libsdl2-image-2.0-0")])
    }
  }
}
