/// Why text cannot be drawn as it should be.
public enum FontError: Error, Equatable, CustomStringConvertible {
  /// No font has emoji in color; `found` is the font that an emoji would be drawn with.
  case noColorEmoji(found: String?)

  public var description: String {
    switch self {
    case .noColorEmoji(let found):
      """
      no font with color emoji: expected one such as Noto Color Emoji, found \
      \(found ?? "no font at all"). To install it: apt-get install \(FontPackages.emoji)
      """
    }
  }
}
