import Assets
import RecallUI

/// What the cards of a pair show: a card, or two beside each other that show different things.
struct PairPicture: View {
  /// The columns of a grid that shows pairs: wide enough for two cards where symbols need that.
  ///
  /// - Parameter width: A card's, in points.
  static func columns(for symbols: [String], width: CGFloat, spacing: CGFloat) -> [GridItem] {
    let isPaired = symbols.contains { Deck.sides(of: $0).count == 2 }
    return [GridItem(.adaptive(minimum: isPaired ? width * 1.9 : width), spacing: spacing)]
  }

  let symbol: String
  /// A card's, in points.
  let width: CGFloat

  var body: some View {
    if Deck.sides(of: symbol).count == 2 {
      HStack(spacing: width * 0.06) {
        CardPicture(.face(symbol), width: width * 0.9)
        CardPicture(.face(symbol), width: width * 0.9, card: 1)
      }
    } else {
      CardPicture(.face(symbol), width: width)
    }
  }
}
