import Replay

/// What the lines of a game of memory come to, kept up to date line by line: `<prefix>card:3.isFaceUp`
/// and the like, `<prefix>moves`, `<prefix>pairsLeft` ….
final class CardLedger: StateReading {
  private struct Card {
    let name: String
    var isFaceUp = false
    var isMatched = false
    var isPeeked = false
    /// The number of what it shows; nil where that isn't told.
    var content: Int?

    /// Whether it lies face up and isn't won.
    var isUp: Bool { isFaceUp && !isMatched }
  }

  fileprivate enum Property {
    case isFaceUp, isMatched, isPeeked, content
  }

  private enum Line {
    case card(Int, Property)
    case moves, pairsLeft, isDealUp, isOver, returns
  }

  private let prefix: String
  /// In the order of the state's lines.
  private var cards: [Card] = []
  private var lines: [String: Line] = [:]
  private var contents: [String] = []
  private var numbers: [String: Int] = [:]
  /// How many cards that are won show each content.
  private var matchedOfContent: [Int] = []
  private var oddContents = 0

  /// How many cards there are that aren't won.
  var unmatchedCount: Int { cards.count - matchedCount }
  private var matchedCount = 0
  /// How many of those lie face up.
  private(set) var upCount = 0
  private(set) var peekedCount = 0
  private(set) var moves: Int?
  /// The moves before what happened last.
  private(set) var movesBefore: Int?
  private(set) var pairsLeft: String?
  private(set) var isDealUp = false
  /// As the state tells it.
  private(set) var isOver: String?
  /// Whether bots play, which go on while nobody does anything.
  private(set) var hasBots = false
  /// Whether an earlier game was brought back: then nothing needs to be as it was.
  private(set) var isBroughtBack = false
  /// The cards that were won before what happened last, and aren't any more.
  private(set) var lostMatches: [String] = []

  /// - Parameter prefix: What the names of all lines of the game begin with.
  init(prefix: String) {
    self.prefix = prefix
  }

  /// The cards that lie face up and aren't won.
  var upCards: [String] { cards.filter(\.isUp).map(\.name) }

  /// The first card that is peeked at.
  var peekedCard: String? { cards.first(where: \.isPeeked)?.name }

  /// A content that an odd number of cards show that are won.
  var oddContent: String? {
    guard oddContents > 0 else { return nil }
    return contents.indices.filter { !matchedOfContent[$0].isMultiple(of: 2) }
      .map { contents[$0] }.min()
  }

  // MARK: Reading

  func read(_ state: StateSnapshot) {
    forget()
    lines.reserveCapacity(state.lines.count)
    for line in state.lines where line.name.utf8.starts(with: prefix.utf8) {
      let name = line.name
      let start = name.utf8.index(name.startIndex, offsetBy: prefix.utf8.count)
      note(line, named: name[start...])
    }
    for card in cards { count(card, 1) }
    movesBefore = moves
  }

  private func forget() {
    (cards, lines, contents, numbers, matchedOfContent) = ([], [:], [], [:], [])
    (oddContents, matchedCount, upCount, peekedCount) = (0, 0, 0, 0)
    (moves, pairsLeft, isDealUp, isOver, hasBots) = (nil, nil, false, nil, false)
    (isBroughtBack, lostMatches) = (false, [])
  }

  private func note(_ line: StateSnapshot.Line, named name: Substring) {
    // Most lines are those of cards. Bytes are compared: a new round reads hundreds of lines.
    guard !name.utf8.starts(with: "card:".utf8) else { return noteCard(line, named: name) }
    switch name {
    case "moves": lines[line.name] = .moves
    case "pairsLeft": lines[line.name] = .pairsLeft
    case "isDealUp": lines[line.name] = .isDealUp
    case "isOver": lines[line.name] = .isOver
    case "course.returns": lines[line.name] = .returns
    default:
      if name.utf8.starts(with: "course.chance:".utf8) { hasBots = true }
      return
    }
    take(lines[line.name], line.value)
  }

  private func noteCard(_ line: StateSnapshot.Line, named name: Substring) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")),
      let property = Property(String(name[name.utf8.index(after: dot)...]))
    else { return }
    let card = name[..<dot]
    if cards.last?.name.utf8.elementsEqual(card.utf8) != true {
      cards.append(Card(name: String(card)))
    }
    lines[line.name] = .card(cards.count - 1, property)
    take(property, line.value, of: &cards[cards.count - 1])
  }

  private func take(_ line: Line?, _ value: String) {
    switch line {
    case .card(let index, let property):
      count(cards[index], -1)
      take(property, value, of: &cards[index])
      count(cards[index], 1)
    case .moves: moves = Int(value)
    case .pairsLeft: pairsLeft = value
    case .isDealUp: isDealUp = value == "true"
    case .isOver: isOver = value
    case .returns, nil: break
    }
  }

  private func take(_ property: Property, _ value: String, of card: inout Card) {
    switch property {
    case .isFaceUp: card.isFaceUp = value == "true"
    case .isMatched: card.isMatched = value == "true"
    case .isPeeked: card.isPeeked = value == "true"
    case .content: card.content = number(of: value)
    }
  }

  private func number(of content: String) -> Int {
    if let number = numbers[content] { return number }
    numbers[content] = contents.count
    contents.append(content)
    matchedOfContent.append(0)
    return contents.count - 1
  }

  /// Counts a card, or takes it out of the counts.
  private func count(_ card: Card, _ one: Int) {
    if card.isUp { upCount += one }
    if card.isPeeked { peekedCount += one }
    guard card.isMatched else { return }
    matchedCount += one
    guard let content = card.content else { return }
    matchedOfContent[content] += one
    oddContents += matchedOfContent[content].isMultiple(of: 2) ? -1 : 1
  }

  // MARK: Following

  func follow(_ differences: [LineDifference], to state: StateSnapshot) {
    movesBefore = moves
    lostMatches = []
    isBroughtBack = false
    guard differences.allSatisfy({ $0.old != nil && $0.new != nil }) else {
      return readAnew(state, differences)
    }
    for difference in differences {
      guard let value = difference.new, let line = lines[difference.name] else { continue }
      take(line, value)
      note(line, difference)
    }
  }

  /// What is told of the difference by itself.
  private func note(_ line: Line, _ difference: LineDifference) {
    switch line {
    case .returns: isBroughtBack = true
    case .card(let index, .isMatched) where difference.old == "true":
      lostMatches.append(cards[index].name)
    case .card, .moves, .pairsLeft, .isDealUp, .isOver: break
    }
  }

  /// Lines came or went.
  private func readAnew(_ state: StateSnapshot, _ differences: [LineDifference]) {
    let (formerMoves, won) = (moves, cards.filter(\.isMatched).map(\.name))
    read(state)
    movesBefore = formerMoves
    isBroughtBack = differences.contains { $0.name == "\(prefix)course.returns" }
    let matched = Set(cards.filter(\.isMatched).map(\.name))
    lostMatches = won.filter { !matched.contains($0) }
  }
}

extension CardLedger.Property {
  fileprivate init?(_ name: String) {
    switch name {
    case "isFaceUp": self = .isFaceUp
    case "isMatched": self = .isMatched
    case "isPeeked": self = .isPeeked
    case "content": self = .content
    default: return nil
    }
  }
}
