import RecallUI

/// What a card shows, drawn or written.
struct CardSymbol: View {
  let face: String
  /// The card's, in points.
  let width: CGFloat
  @Environment(\.palette) private var palette

  init(_ face: String, width: CGFloat) {
    self.face = face
    self.width = width
  }

  var body: some View {
    if let symbol = DrawnSymbol(face) {
      DrawnSymbolView(symbol: symbol, width: width)
    } else {
      Text(face)
        .font(.system(size: width * Theme.cardSymbol / widthOfFace))
        .foregroundColor(palette.cardText)
        .lineLimit(1)
        .fixedSize()
    }
  }

  /// How wide the face is about, in symbols: a board that is larger than its deck has numbers
  /// behind them, and a digit is half as wide.
  private var widthOfFace: CGFloat {
    1 + 0.5 * CGFloat(max(face.count - 1, 0))
  }
}
