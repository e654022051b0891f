/// The font that emoji are drawn with.
public enum EmojiFont {
  /// Makes sure that emoji are drawn in color.
  ///
  /// It asks pango for the font of an emoji. The first question costs what finding any font
  /// costs, which the first text then doesn't have to pay again.
  ///
  /// - Parameter measurer: Whose fonts to ask.
  /// - Returns: The font's family.
  /// - Throws: `FontError.noColorEmoji`, which says what to install.
  @discardableResult
  public static func require(in measurer: PangoTextMeasurer) throws(FontError) -> String {
    guard let font = measurer.emojiFont else { throw .noColorEmoji(found: nil) }
    guard font.hasPictures else { throw .noColorEmoji(found: font.family) }
    return font.family
  }
}
