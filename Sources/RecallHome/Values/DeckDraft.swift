import Assets
import Foundation
import RecallUI

/// A deck while somebody edits it: nothing of it counts before it is done.
struct DeckDraft: Codable, Equatable {
  /// The name of the deck that is edited; nil for a new one.
  var original: String?
  var title = ""
  /// What is on the cards: symbols with spaces or commas between them, or emoji without; a line
  /// `dog = Hund` for a pair of two different things; or what stands in a deck's file.
  var text = ""

  /// A new deck.
  init() {}

  /// A deck that is there, to be changed.
  init(editing deck: Deck) {
    original = deck.name
    title = deck.title
    text = DeckDraft.lines(of: deck.symbols).joined(separator: "\n")
    // Not every deck can be typed so: one that was read from a file may have "New York" on a card.
    if symbols != deck.symbols { text = deck.fileText }
  }

  /// Symbols beside each other, pairs of two different things in lines of their own.
  private static func lines(of symbols: [String]) -> [String] {
    var lines: [String] = []
    var isOpen = false
    for symbol in symbols {
      let sides = Deck.sides(of: symbol)
      if sides.count == 2 {
        lines.append(sides.joined(separator: " = "))
        isOpen = false
      } else if isOpen {
        lines[lines.count - 1] += " " + symbol
      } else {
        lines.append(symbol)
        isOpen = true
      }
    }
    return lines
  }

  /// Adds what another deck has, and its title where there is none yet.
  mutating func add(_ deck: Deck) {
    let other = DeckDraft(editing: deck)
    if trimmedTitle.isEmpty { title = deck.title }
    // The text of a file stands alone.
    let isEmpty = text.allSatisfy(\.isWhitespace)
    if isEmpty || !(isFile || other.isFile) { text += (isEmpty ? "" : "\n") + other.text }
  }

  /// Adds a picture: as the other side of a pair that isn't complete, or as a pair of its own, unless there is one.
  mutating func add(picture symbol: String) {
    let end = text.last { !$0.isWhitespace }
    let isOpen = end == "=" || end == Deck.sideMark
    // Whoever drops it once more wants it no less, and could do nothing with two.
    guard isOpen || !symbols.contains(symbol) else { return }
    text += (isOpen ? " " : text.isEmpty ? "" : "\n") + symbol
  }

  /// The most symbols that a deck of one's own may have.
  static let mostSymbols = 500

  /// Whether the text is that of a deck's file.
  var isFile: Bool { text.first { !$0.isWhitespace } == "{" }

  /// Whether the text brings pictures along.
  var hasPictures: Bool { isFile && text.contains("\"pictures\"") }

  /// The symbols that the text comes to.
  ///
  /// What stands between commas, or in a line of its own, is a pair of two different things if there
  /// is a `=` in it. Otherwise words with spaces between them are a symbol each; a word of nothing but
  /// emoji is taken apart.
  var symbols: [String] {
    text.split { $0.isNewline || ",،，、".contains($0) }
      .flatMap(DeckDraft.symbols)
  }

  private static func symbols(in text: Substring) -> [String] {
    for mark: Character in [Deck.sideMark, "="] {
      guard let place = text.firstIndex(of: mark) else { continue }
      let symbol = Deck.symbol(
        words(in: text[..<place]), words(in: text[text.index(after: place)...]))
      if Deck.sides(of: symbol).count == 2 { return [symbol] }
    }
    return text.split(whereSeparator: \.isWhitespace).flatMap { word in
      word.allSatisfy(\.isPictograph) ? word.map(String.init) : [String(word)]
    }
  }

  private static func words(in text: Substring) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The deck that comes of it.
  ///
  /// - Parameter decks: Those that there are: a new one gets another name than theirs.
  /// - Throws: `DraftProblem`, which says what is wrong with it.
  func deck(among decks: [HomeDeck]) throws(DraftProblem) -> Deck {
    let (title, symbols) = try contents()
    guard symbols.count <= Self.mostSymbols else { throw .tooManySymbols(found: symbols.count) }
    do throws(DeckError) {
      return try Deck(
        name: name(of: title, among: decks), title: title, symbols: symbols,
        file: DraftProblem.file)
    } catch {
      throw .deck(error)
    }
  }

  private func contents() throws(DraftProblem) -> (title: String, symbols: [String]) {
    guard isFile else { return (trimmedTitle, symbols) }
    do throws(DeckError) {
      let deck = try DeckFile(json: Data(text.utf8), file: DraftProblem.file).deck
      return (trimmedTitle.isEmpty ? deck.title : trimmedTitle, deck.symbols)
    } catch {
      throw .deck(error)
    }
  }

  private var trimmedTitle: String {
    title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The name of the deck that is edited, or one that no other deck has: the title's letters, or
  /// `deck`, with a number where that is taken.
  private func name(of title: String, among decks: [HomeDeck]) -> String {
    if let original { return original }
    let words = title.lowercased().split { character in
      !character.isASCII || !(character.isLetter || character.isNumber)
    }
    let start = String(words.joined(separator: "-").prefix(40))
    return DeckName.free(like: start.isEmpty ? "deck" : start, among: Set(decks.map(\.id)))
  }
}

/// What is wrong with a deck that was edited, in a sentence for the one who did.
enum DraftProblem: Error, Equatable, CustomStringConvertible {
  case deck(DeckError)
  case tooManySymbols(found: Int)

  /// What errors of decks begin with, as these have no file.
  static let file = "the deck"

  var description: String {
    switch self {
    case .deck(let error):
      let text = error.description.dropFirst(Self.file.count + 2)
      return text.prefix(1).uppercased() + text.dropFirst() + "."
    case .tooManySymbols(let found):
      return "A deck has at most \(DeckDraft.mostSymbols) symbols, and here are \(found)."
    }
  }
}

extension Character {
  /// Whether it is drawn as a picture: an emoji, alone or made of several code points.
  fileprivate var isPictograph: Bool {
    guard let first = unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation { return true }
    return first.properties.isEmoji && unicodeScalars.count > 1
  }
}
