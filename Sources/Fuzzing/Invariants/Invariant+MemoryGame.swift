import Replay

/// A card of a game as a snapshot shows it.
private struct CardLines {
  let name: String
  var isFaceUp = false
  var isMatched = false
  var isPeeked = false
  var content: String?

  /// Takes over what a line of the card says.
  mutating func take(_ property: Substring, _ value: String) {
    switch property {
    case "isFaceUp": isFaceUp = value == "true"
    case "isMatched": isMatched = value == "true"
    case "isPeeked": isPeeked = value == "true"
    case "content": content = value
    default: break
    }
  }
}

/// The cards in a snapshot, by the names of their lines: `<prefix>card:3.isFaceUp`.
private struct CardTable {
  private(set) var cards: [CardLines] = []
  /// The card that each line of the snapshot is about; nil for none.
  private var owners: [Int?] = []

  init(of snapshot: StateSnapshot, prefix: String) {
    let start = Array("\(prefix)card:".utf8)
    let offset = prefix.utf8.count
    owners.reserveCapacity(snapshot.lines.count)
    for line in snapshot.lines {
      let bytes = line.name.utf8
      guard bytes.starts(with: start), let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else {
        owners.append(nil)
        continue
      }
      let name = line.name[bytes.index(bytes.startIndex, offsetBy: offset)..<dot]
      if !(cards.last.map { $0.name.utf8.elementsEqual(name.utf8) } ?? false) {
        cards.append(CardLines(name: String(name)))
      }
      owners.append(cards.count - 1)
      cards[cards.count - 1].take(line.name[bytes.index(after: dot)...], line.value)
    }
  }

  /// Takes over the lines that have changed.
  ///
  /// - Returns: Whether both snapshots have lines of the same names; otherwise all has to be read.
  mutating func change(from old: StateSnapshot, to new: StateSnapshot) -> Bool {
    guard old.lines.count == owners.count, new.lines.count == owners.count else { return false }
    for (index, line) in new.lines.enumerated() where line != old.lines[index] {
      guard line.name == old.lines[index].name else { return false }
      let bytes = line.name.utf8
      guard let owner = owners[index], let dot = bytes.lastIndex(of: UInt8(ascii: ".")) else {
        continue
      }
      cards[owner].take(line.name[bytes.index(after: dot)...], line.value)
    }
    return true
  }
}

extension Invariant.Observation {
  fileprivate func cardsBefore(_ prefix: String) -> [CardLines] {
    readBefore(as: "\(prefix)cards") { CardTable(of: $0, prefix: prefix) }.cards
  }

  fileprivate func cardsAfter(_ prefix: String) -> [CardLines] {
    readAfter(as: "\(prefix)cards") {
      CardTable(of: $0, prefix: prefix)
    } change: {
      $0.change(from: before, to: after)
    }.cards
  }
}

extension Invariant.Observation {
  /// Whether an earlier game was brought back: then nothing needs to be as it was.
  fileprivate func bringsBack(_ prefix: String) -> Bool {
    before["\(prefix)course.returns"] != after["\(prefix)course.returns"]
  }

  /// Whether bots play, which go on while nobody does anything.
  fileprivate func hasBots(_ prefix: String) -> Bool {
    (0..<4).contains { after["\(prefix)course.chance:\($0)"] != nil }
  }
}

extension Invariant {
  /// What always holds in a game of memory, as far as its snapshot shows it.
  ///
  /// The snapshot has the lines of `MemoryGame.snapshot`, each behind `prefix`:
  /// `card:3.isFaceUp`, `card:3.isMatched`, `card:3.isPeeked`, `card:3.content`, `moves`, `pairsLeft`, `isDealUp`,
  /// `isOver`; and those of a game with bots, or in which one can go back: `course.chance:1`,
  /// `course.returns`. A line that is missing is not checked.
  public static func memoryGame(prefix: String = "") -> [Invariant] {
    [
      atMostTwoCardsFaceUp(prefix), matchedCardsStayMatched(prefix), matchedCardsAreOfAKind(prefix),
      movesCountOneByOne(prefix), pairsLeftAreThoseNotMatched(prefix), overMeansNoPairLeft(prefix),
      noPeekWithoutAHold(prefix),
    ]
  }

  private static func atMostTwoCardsFaceUp(_ prefix: String) -> Invariant {
    Invariant("at most two cards that are not matched lie face up") { seen in
      guard seen.after["\(prefix)isDealUp"] != "true" else { return nil }
      let up = seen.cardsAfter(prefix).filter { $0.isFaceUp && !$0.isMatched }.map(\.name)
      return up.count > 2 ? "\(up.joined(separator: ", ")) do" : nil
    }
  }

  private static func matchedCardsStayMatched(_ prefix: String) -> Invariant {
    Invariant("matched cards stay matched until a new deal") { seen in
      guard seen.after["\(prefix)moves"] != "0", !seen.bringsBack(prefix) else { return nil }
      let after = Set(seen.cardsAfter(prefix).filter(\.isMatched).map(\.name))
      let lost = seen.cardsBefore(prefix).first { $0.isMatched && !after.contains($0.name) }
      return lost.map { "\($0.name) is matched no more" }
    }
  }

  private static func matchedCardsAreOfAKind(_ prefix: String) -> Invariant {
    Invariant("there are an even number of matched cards of each content") { seen in
      let contents = seen.cardsAfter(prefix).filter(\.isMatched).compactMap(\.content).sorted()
      var index = 0
      while index < contents.count {
        guard index + 1 < contents.count, contents[index] == contents[index + 1] else {
          return "one with \(contents[index]) is alone"
        }
        index += 2
      }
      return nil
    }
  }

  private static func movesCountOneByOne(_ prefix: String) -> Invariant {
    Invariant("one event makes one move at most, and none is taken back but by a new deal") {
      seen in
      guard let before = seen.before["\(prefix)moves"].flatMap({ Int($0) }),
        let after = seen.after["\(prefix)moves"].flatMap({ Int($0) })
      else { return nil }
      guard !seen.bringsBack(prefix) else { return nil }
      let most = seen.hasBots(prefix) ? Int.max : before + 1
      let isFine = after == 0 || (before...max(most, before)).contains(after)
      return isFine ? nil : "the moves went from \(before) to \(after)"
    }
  }

  private static func pairsLeftAreThoseNotMatched(_ prefix: String) -> Invariant {
    Invariant("two cards are not matched for each pair that is left") { seen in
      guard let left = seen.after["\(prefix)pairsLeft"].flatMap({ Int($0) }) else { return nil }
      let cards = seen.cardsAfter(prefix).filter { !$0.isMatched }
      return cards.count == left * 2 ? nil : "\(cards.count) are not, for \(left)"
    }
  }

  private static func noPeekWithoutAHold(_ prefix: String) -> Invariant {
    Invariant("a card is peeked at only while something is held") { seen in
      guard !seen.isHeld else { return nil }
      let peeked = seen.cardsAfter(prefix).first(where: \.isPeeked)
      return peeked.map { "\($0.name) still is" }
    }
  }

  private static func overMeansNoPairLeft(_ prefix: String) -> Invariant {
    Invariant("the game is over when no pair is left, and only then") { seen in
      guard let left = seen.after["\(prefix)pairsLeft"], let isOver = seen.after["\(prefix)isOver"]
      else { return nil }
      return (left == "0") == (isOver == "true") ? nil : "isOver is \(isOver) with \(left) left"
    }
  }
}
