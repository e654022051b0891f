import GameModel
import RecallUI

extension EmojiMemoryGame {
  /// What is told of a place on the table to who can't see it: nothing of what lies face down.
  ///
  /// - Parameters:
  ///   - card: The card that belongs there.
  ///   - columns: How many places stand in a row.
  func description(of card: TableCard, columns: Int) -> AccessibleDescription {
    let (index, count) = (places[card.id], places.count)
    let rows = (count + columns - 1) / max(columns, 1)
    let (row, column) = (index / max(columns, 1) + 1, index % max(columns, 1) + 1)
    let isThere = card.place.value == .card
    let place: String =
      switch (isThere, isThere && isShown(card)) {
      case (false, _): "{what}, row {row} of {rows}, column {column} of {columns}"
      case (true, true): "{what}, row {row} of {rows}, column {column} of {columns}, face up"
      case (true, false): "{what}, row {row} of {rows}, column {column} of {columns}, face down"
      }
    return AccessibleDescription(
      role: .card,
      name: say(
        place,
        [
          "what": what(liesAt: card), "row": "\(row)", "rows": "\(rows)", "column": "\(column)",
          "columns": "\(columns)",
        ]),
      position: AccessiblePosition(index + 1, of: count),
      actions: isThere ? actions : [])
  }

  /// What is told of the cards that aren't dealt yet.
  func descriptionOfDeck(awaitsDeal: Bool) -> AccessibleDescription {
    AccessibleDescription(
      role: .card, name: say(awaitsDeal ? "deck, deals the cards" : "deck, empty"),
      actions: awaitsDeal ? [.press] : [])
  }

  private func isShown(_ card: TableCard) -> Bool {
    let looks = card.looks.value
    return looks.isOnTable && (looks.card.isFaceUp || looks.card.isPeeked)
  }

  private func what(liesAt card: TableCard) -> String {
    guard card.place.value == .card else { return say("empty place") }
    return isShown(card) ? spokenName(of: card.id) : say("card")
  }

  private var actions: [AccessibleAction] {
    let choose = AccessibleAction("click", say("Turns the card up."), by: .press)
    guard allowsPeek else { return [choose] }
    return [
      choose,
      AccessibleAction("peek", say("Says what the card shows, for a point."), by: .key("l")),
    ]
  }
}
