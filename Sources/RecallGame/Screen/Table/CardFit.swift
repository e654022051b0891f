import RecallUI

/// In how many columns, and how wide, cards fill a table best.
package struct CardFit: Equatable {
  package let columns: Int
  /// In points.
  package let cardWidth: CGFloat
  /// Whether the cards don't fit the table.
  package let scrolls: Bool

  /// The space between two cards, in points.
  package var gap: CGFloat { cardWidth * Theme.cardGap }
  /// In points.
  package var cardHeight: CGFloat { cardWidth / Theme.cardAspect }

  /// The columns as a grid takes them.
  package var gridItems: [GridItem] {
    Array(repeating: GridItem(.fixed(cardWidth), spacing: gap), count: columns)
  }

  /// Finds the widest cards of which `count` fit into `size`. A board of more than
  /// `Theme.mostCardsInView` cards that would need narrower ones than `Theme.narrowestCard` takes
  /// these, and as many of them in a row as fit. A board of more than `Theme.mostCardsAtOnce` cards
  /// takes cards so wide that no more than that come into view, however large the table is.
  ///
  /// - Complexity: O(c) for c cards that fit into a row, at most `count`.
  package init(count: Int, in size: CGSize) {
    let best = CardFit.widest(count: count, in: size)
    let isTooSmall = best.width < Theme.narrowestCard && count > Theme.mostCardsInView
    scrolls = isTooSmall || count > Theme.mostCardsAtOnce
    if scrolls {
      let narrowest = max(
        min(Theme.narrowestCard, size.width), CardFit.widthOfMostCards(in: size), 1)
      columns = CardFit.columns(of: narrowest, in: size.width)
      cardWidth = narrowest.rounded(.down)
    } else {
      columns = best.columns
      // Whole points keep edges sharp, where a card has points to spare.
      cardWidth = best.width > 16 ? best.width.rounded(.down) : max(best.width, 0)
    }
  }

  /// The columns that allow the widest cards; of those that allow nearly the same, the ones that
  /// leave the fewest places empty in the last row.
  private static func widest(count: Int, in size: CGSize) -> (columns: Int, width: CGFloat) {
    let fits = (1...max(1, min(count, 400))).map { columns in
      (columns: columns, width: width(count: count, columns: columns, in: size))
    }
    let widest = fits.reduce(0) { max($0, $1.width) }
    let near = fits.filter { $0.width >= widest * 0.95 }
    func empty(_ columns: Int) -> Int { (columns - count % columns) % columns }
    return near.min { (empty($0.columns), -$0.width) < (empty($1.columns), -$1.width) } ?? (1, 0)
  }

  /// How wide cards can be of which `count` fit into so many columns.
  private static func width(count: Int, columns: Int, in size: CGSize) -> CGFloat {
    let rows = (count + columns - 1) / columns
    let across = size.width / length(of: columns, side: 1)
    let down = size.height / length(of: rows, side: 1 / Theme.cardAspect)
    return min(across, down, Theme.widestCard)
  }

  /// What `count` cards and the gaps between them take on an axis, in widths of a card.
  private static func length(of count: Int, side: CGFloat) -> CGFloat {
    CGFloat(max(count, 1)) * side + CGFloat(max(count - 1, 0)) * Theme.cardGap
  }

  /// How wide cards are of which the most that may be in view fill a table, or a single column of
  /// it.
  private static func widthOfMostCards(in size: CGSize) -> CGFloat {
    let (across, down) = (1 + Theme.cardGap, 1 / Theme.cardAspect + Theme.cardGap)
    let most = CGFloat(Theme.mostCardsAtOnce)
    let ofMany = (size.width * size.height / (most * across * down)).squareRoot()
    return max(ofMany, size.height / (most * down)).rounded(.up)
  }

  /// How many cards of a width stand next to each other.
  private static func columns(of width: CGFloat, in available: CGFloat) -> Int {
    let columns = (available / width + Theme.cardGap) / (1 + Theme.cardGap)
    return max(1, Int(min(max(columns, 0), 100_000)))
  }
}
