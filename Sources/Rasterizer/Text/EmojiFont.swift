import CCairo
import RecallUI

/// The font that emoji are drawn with.
public enum EmojiFont {
  /// Makes sure that emoji are drawn in color.
  ///
  /// It lays an emoji out and looks at the font that pango chose, so a player's next emoji comes
  /// out of the same cache. Costs what the first text costs, which is most of what pango costs
  /// at all.
  ///
  /// - Parameter measurer: Whose fonts to ask.
  /// - Returns: The font's family.
  /// - Throws: `FontError.noColorEmoji`, which says what to install.
  @discardableResult
  public static func require(in measurer: PangoTextMeasurer) throws(FontError) -> String {
    let text = ResolvedText(runs: [
      ResolvedText.Run(
        string: "😀", font: ResolvedFont(size: 17),
        color: Color.Resolved(red: 0, green: 0, blue: 0))
    ])
    guard let run = measurer.layout(text, width: nil).lines.first?.runs.first else {
      throw .noColorEmoji(found: nil)
    }
    let family = run.family
    guard run.isColored else { throw .noColorEmoji(found: family) }
    return family ?? "an emoji font"
  }
}

extension TextLayout.GlyphRun {
  /// The family of the run's font.
  var family: String? {
    let description = pango_font_describe(UnsafeMutablePointer(font.pointer))
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }
}
