import RecallUI

/// What a card shows, drawn or written.
///
/// On a board with more pairs than its deck has symbols, these come in rounds: from the second one on
/// each has the number of its round on a badge below, as large as can be read from afar.
package struct CardSymbol: View {
  let face: CardFace
  /// The card's, in points.
  let width: CGFloat
  @Environment(\.palette) private var palette

  /// Shows what is on a card.
  ///
  /// - Parameters:
  ///   - face: What its pair shows.
  ///   - width: The card's, in points.
  ///   - side: Which card of the pair it is: 0, or 1.
  package init(_ face: String, width: CGFloat, side: Int = 0) {
    self.face = CardFace(face, side: side)
    self.width = width
  }

  package var body: some View {
    if let round = face.round {
      VStack(spacing: width * 0.02) {
        symbol(width: width * 0.8)
        RoundBadge(round: round, width: width)
      }
    } else {
      symbol(width: width)
    }
  }

  @ViewBuilder private func symbol(width: CGFloat) -> some View {
    if let symbol = DrawnSymbol(face.symbol) {
      DrawnSymbolView(symbol: symbol, width: width)
    } else if let picture = PictureName(face.symbol) {
      CardPhoto(picture: picture, width: width)
    } else if face.symbol.contains(where: \.isWhitespace) {
      CardWords(text: face.symbol, width: width)
    } else {
      Text(face.symbol)
        .font(.system(size: width * Theme.cardSymbol / widthOfSymbol))
        .foregroundColor(palette.cardText)
        .fixedSize()
    }
  }

  /// How wide the symbol is about, in emoji: words and numbers are made of characters half as wide.
  private var widthOfSymbol: CGFloat {
    1 + 0.5 * CGFloat(max(face.symbol.count - 1, 0))
  }
}

/// The number of a symbol's round.
private struct RoundBadge: View {
  let round: String
  /// The card's, in points.
  let width: CGFloat
  @Environment(\.palette) private var palette

  var body: some View {
    Text(verbatim: round)
      .font(.system(size: width * 0.24, weight: .bold))
      .foregroundColor(palette.cardFace)
      .lineLimit(1)
      .fixedSize()
      .padding(.horizontal, width * 0.1)
      .background(Capsule().fill(palette.cardText))
  }
}
