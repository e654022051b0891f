import RecallGame
import RecallUI

/// A card that nobody plays with: a look at a deck, or a table as it once lay.
///
/// It is drawn as the table draws its cards.
package struct CardPicture: View {
  /// What can be seen of it.
  package enum Side: Equatable, Sendable {
    /// Its symbol, in a frame that says how it stands.
    case face(String, CardFront.Edge = .plain)
    case back
    /// The mark of a place without a card.
    case away
  }

  private let side: Side
  private let width: CGFloat
  private let card: Int

  /// Shows a card.
  ///
  /// - Parameters:
  ///   - width: In points; its height follows from that.
  ///   - card: Which card of its pair it is: 0, or 1; or any identifier of a card.
  package init(_ side: Side, width: CGFloat, card: Int = 0) {
    self.side = side
    self.width = width
    self.card = card & 1
  }

  package var body: some View {
    ZStack {
      switch side {
      case .face(let symbol, let edge):
        CardFront(width: width, edge: edge)
        CardSymbol(symbol, width: width, side: card)
      case .back: CardBack(width: width)
      case .away: CardPlaceMark(width: width)
      }
    }
    .frame(width: width, height: width / Theme.cardAspect)
  }
}
