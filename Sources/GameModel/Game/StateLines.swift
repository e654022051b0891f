extension MemoryGame {
  /// The snapshot of a game that goes on: an update writes only the lines anew that have changed.
  ///
  ///     var snapshot = MemoryGame<String>.StateLines(of: game) { (name: $0, value: $1) }
  ///     game.choose(id: 3)
  ///     snapshot.update(to: game)   // two lines of a card, where there were hundreds
  ///
  /// After each event of a session somebody may want to see its whole state: a recorder, a check of
  /// what always holds. To write all of it took longer than everything that the event did.
  public struct StateLines<Line> {
    /// The lines of each card, one card after the other as its name is sorted, and at the end those
    /// that are not about one card.
    ///
    /// A group that no update wrote is the very array that it was, so that who keeps the former ones
    /// finds out without looking at each line.
    public private(set) var groups: [[Line]] = []
    private var game: MemoryGame
    /// Which of the groups is whose, by identifier.
    private var places: [Int] = []
    /// The names of each card's lines, by identifier.
    private var names: [CardLineNames] = []
    private let line: (_ name: String, _ value: String) -> Line

    /// Writes all the lines of a game.
    ///
    /// - Parameters:
    ///   - game: Whose lines they are.
    ///   - line: Makes a line of a name and a value.
    /// - Complexity: O(n)
    public init(of game: MemoryGame, line: @escaping (_ name: String, _ value: String) -> Line) {
      self.game = game
      self.line = line
      writeAll()
    }

    /// The lines, sorted by the bytes of their names.
    ///
    /// - Complexity: O(n)
    public var lines: [Line] {
      var lines: [Line] = []
      lines.reserveCapacity(groups.reduce(0) { $0 + $1.count })
      // A group at a time: what is joined lazily asks for each line by itself.
      for group in groups { lines.append(contentsOf: group) }
      return lines
    }

    /// Brings the lines in line with what the game has become, or with another game.
    ///
    /// - Complexity: O(n) for n cards, in steps of some nanoseconds, and as many lines are written
    ///   as the cards have that changed.
    public mutating func update(to new: MemoryGame) {
      guard game.table != new.table || game.contentDigest != new.contentDigest else { return }
      let old = game
      game = new
      guard hasSameLayout(as: old), old.table.order == new.table.order,
        old.isDealUp == new.isDealUp
      else { return writeAll() }
      for id in changedCards(since: old) {
        // What it shows and where it lies, which is the last line, are still what they were.
        let former = groups[places[id]]
        groups[places[id]] = lines(ofCard: id, place: former[former.count - 1]) { _ in
          former[contentIndex]
        }
      }
      groups[groups.count - 1] = linesOfTable
    }

    private func hasSameLayout(as old: MemoryGame) -> Bool {
      old.contentDigest == game.contentDigest && old.numberOfCards == game.numberOfCards
        && old.table.waiting.count == game.table.waiting.count
        && (old.table.bonusLimit > 0) == (game.table.bonusLimit > 0)
    }

    /// The cards of which a line may have changed, some of them twice.
    private func changedCards(since old: MemoryGame) -> [Int] {
      let (old, new) = (old.table, game.table)
      var changed = [
        old.up.first, old.up.second, old.peeked, new.up.first, new.up.second, new.peeked,
      ].filter { $0 >= 0 }.map { Int($0) }
      for id in new.flags.indices where new.flags[id] != old.flags[id] {
        changed.append(id)
      }
      for id in new.bonusSpent.indices where new.bonusSpent[id] != old.bonusSpent[id] {
        changed.append(id)
      }
      return changed
    }

    // MARK: Writing

    private mutating func writeAll() {
      groups = []
      groups.reserveCapacity(game.numberOfCards + 1)
      places = Array(repeating: 0, count: game.numberOfCards)
      if names.count != game.numberOfCards {
        names = CardLineNames.ofCards(game.numberOfCards)
      }
      var placesOnTable = places
      for (place, id) in game.table.order.enumerated() {
        placesOnTable[Int(id)] = place
      }
      for id in Self.identifiersInOrder(count: game.numberOfCards) {
        places[id] = groups.count
        let place = line("card:\(id).place", "\(placesOnTable[id])")
        groups.append(
          lines(ofCard: id, place: place) {
            line(names[id].content, MemoryGame.printable($0))
          })
      }
      groups.append(linesOfTable)
    }

    /// The numbers up to `count` in the order of their digits: 0, 1, 10, 11, 2, ….
    private static func identifiersInOrder(count: Int) -> [Int] {
      var order: [Int] = []
      order.reserveCapacity(count)
      func visit(_ identifier: Int) {
        guard identifier < count else { return }
        order.append(identifier)
        guard identifier > 0 else { return }
        for digit in 0..<10 {
          visit(identifier * 10 + digit)
        }
      }
      for digit in 0..<10 {
        visit(digit)
      }
      return order
    }

    /// Which of a card's lines tells what it shows.
    private var contentIndex: Int { game.table.bonusLimit > 0 ? 2 : 0 }

    /// The lines of a card, sorted.
    private func lines(
      ofCard id: Int, place: Line, content: (Content) -> Line
    ) -> [Line] {
      // From the table: a card that shows something would ask the runtime for its type.
      let (table, flags, names) = (game.table, game.table.flags[id], names[id])
      var lines: [Line] = []
      lines.reserveCapacity(8)
      if table.bonusLimit > 0 {
        let since = table.consumesBonusSince(id)
        lines.append(
          line(names.bonusTimeRunsSince, since == .idle ? "never" : "\(since.nanoseconds)"))
        lines.append(line(names.bonusTimeSpent, "\(table.bonusSpent[id])"))
      }
      lines.append(content(game.contents[id / 2]))
      lines.append(line(names.hasBeenSeen, word(flags.isSeen)))
      lines.append(line(names.isFaceUp, word(table.isFaceUp(id))))
      lines.append(line(names.isMatched, word(flags.isMatched)))
      lines.append(line(names.isPeeked, word(Int(table.peeked) == id)))
      lines.append(place)
      return lines
    }

    /// A string that isn't made anew.
    private func word(_ answer: Bool) -> String { answer ? "true" : "false" }

    /// What is not about one card, sorted; it comes after all the cards.
    private var linesOfTable: [Line] {
      var lines = [
        line("currentPlayer", "\(game.currentPlayer)"),
        line("isDealUp", word(game.isDealUp)),
        line("isOver", word(game.isOver)),
        line("isPaused", word(game.isPaused)),
        line("moves", "\(game.moves)"),
        line("pairsLeft", "\(game.pairsLeft)"),
      ]
      for player in game.players {
        lines.append(line("player:\(player.id).moves", "\(player.moves)"))
        lines.append(line("player:\(player.id).pairs", "\(player.pairs)"))
        lines.append(line("player:\(player.id).peeks", "\(player.peeks)"))
        lines.append(line("player:\(player.id).score", "\(player.score)"))
      }
      lines.append(line("score", "\(game.score)"))
      return lines
    }
  }
}

/// The names of a card's lines: making them takes longer than the lines.
private struct CardLineNames: Sendable {
  /// Those of the cards that nearly every game has.
  private static let first = (0..<64).map { CardLineNames(id: $0) }

  /// Those of so many cards, by identifier.
  static func ofCards(_ count: Int) -> [CardLineNames] {
    first.prefix(count) + (first.count..<max(first.count, count)).map { CardLineNames(id: $0) }
  }

  let bonusTimeRunsSince, bonusTimeSpent, content, hasBeenSeen: String
  let isFaceUp, isMatched, isPeeked: String

  init(id: Int) {
    let card = "card:\(id)."
    bonusTimeRunsSince = card + "bonusTimeRunsSince"
    bonusTimeSpent = card + "bonusTimeSpent"
    content = card + "content"
    hasBeenSeen = card + "hasBeenSeen"
    isFaceUp = card + "isFaceUp"
    isMatched = card + "isMatched"
    isPeeked = card + "isPeeked"
  }
}
