import RecallUI

/// Several words on a card, in lines, as large as they fit.
struct CardWords: View {
  let text: String
  /// The card's, in points.
  let width: CGFloat
  @Environment(\.palette) private var palette

  var body: some View {
    Text(verbatim: text)
      .font(.system(size: CardWords.size(of: text, width: width), weight: .medium))
      .foregroundColor(palette.cardText)
      .multilineTextAlignment(.center)
      .frame(width: width * CardWords.room)
  }

  /// The part of a card's width that text may take.
  private static let room: CGFloat = 0.84

  /// The size of the font, so that the longest word goes into a line, and all lines into four fifths of
  /// the card's height. A letter is taken to be 0.6 of its size wide, and a line 1.25 high.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func size(of text: String, width: CGFloat) -> CGFloat {
    let words = text.split(whereSeparator: \.isWhitespace)
    let longest = CGFloat(words.map(\.count).max() ?? 1)
    let byWord = width * room / (0.6 * longest)
    // Lines end with words: about a fifth of the room is left empty.
    let area = width * room * 0.8 * width / Theme.cardAspect * 0.8
    let byArea = (area / (0.6 * 1.25 * CGFloat(max(text.count, 1)))).squareRoot()
    return min(byWord, byArea, width * 0.3)
  }
}
