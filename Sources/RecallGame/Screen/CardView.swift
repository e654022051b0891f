import RecallUI

/// A card: its face, its back, or the place that it left.
struct CardView: View {
  let face: String
  let isFaceUp: Bool
  let isMatched: Bool

  var body: some View {
    GeometryReader { geometry in
      let width = geometry.size.width
      let shape = RoundedRectangle(cornerRadius: width * Theme.cardCorner)
      ZStack {
        if isFaceUp {
          shape.fill(Theme.cardFace)
          shape.strokeBorder(Theme.cardEdge, lineWidth: width * Theme.cardBorder)
          Text(face)
            .font(.system(size: width * Theme.cardSymbol / widthOfFace))
            .lineLimit(1)
        } else if isMatched {
          shape.fill(Theme.panel).opacity(0.4)
        } else {
          shape.fill(
            LinearGradient(
              colors: [Theme.cardBackTop, Theme.cardBackBottom], startPoint: .topLeading,
              endPoint: .bottomTrailing))
          shape.inset(by: width * Theme.cardBorder * 2)
            .strokeBorder(Theme.cardBackLine, lineWidth: width * Theme.cardBorder)
        }
      }
    }
  }

  /// How wide the face is about, in symbols: a board that is larger than its deck has numbers
  /// behind them, and a digit is half as wide.
  private var widthOfFace: CGFloat {
    1 + 0.5 * CGFloat(max(face.count - 1, 0))
  }
}
