import Assets
import RecallUI
import Testing

@testable import RecallGame
@testable import RecallHome
@testable import RecallUICore

/// What is said of a table to who can't see it, in a language that nobody speaks, in which each letter has an
/// accent: what has none was never looked up, or isn't in the tables.
@Suite struct SpokenTableTests {
  private struct Table {
    let stage: Stage
    let game: EmojiMemoryGame
    var said: [String] = []

    init(_ language: Language, seats: [String] = ["You", "Player 2"], race: Int64? = nil) throws {
      var setup = GameSetup()
      setup.seats = seats.map { GameSetup.Seat(name: $0) }
      setup.race = race
      let faces = [
        "🚀", "📘↔🖼", "shape:star:blue:outline", "shape:moon:red", "picture:0123456789abcdef",
      ]
      let game = try EmojiMemoryGame(
        title: "Vehicles", pairs: faces.count, seed: 3, setup: setup, face: { faces[$0] })
      let catalog = try #require(try ShippedTranslations.catalog(for: language))
      self.game = game
      stage = Stage(size: CGSize(width: 800, height: 600), state: game) {
        GameView(game: game, par: 6).language(catalog)
      }
    }

    /// Taps an element; what is said of it is kept.
    mutating func tap(_ name: String, waiting seconds: Int = 1) throws {
      let frame = try #require(stage.element(name)?.frame, "\(name)")
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.advance(by: .seconds(seconds))
      hear()
    }

    mutating func hear() {
      said += stage.takeEffects().compactMap { occurrence in
        guard case .announce(let announcement) = occurrence.effect else { return nil }
        return announcement.text
      }
    }

    /// The names of what there is, and what can be done with it.
    var told: [String] {
      let numbering = AccessibilityNumbering()
      let reader = AccessibilityReader(stage, numbering: numbering, window: numbering.take())
      return reader.window(titled: "").all.flatMap { element in
        [element.name, element.explanation] + element.actions.map(\.description)
      }
    }
  }

  private func english(_ texts: [String]) -> [String] {
    texts.compactMap { EnglishWords.text($0, but: ["picture:0123456789abcdef"]) }
  }

  @Test func nothingThatIsSaidIsEnglish() throws {
    var table = try Table(.pseudo)
    #expect(english(table.told) == [])
    try table.tap("deck", waiting: 4)
    // A mismatch, and the pairs one after the other.
    for card in [0, 2, 4, 6, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9] {
      try table.tap("card:\(card)")
      #expect(english(table.told) == [])
    }
    #expect(english(table.said) == [])
    #expect(table.game.isOver)
    // Two cards each, what came of them, how many are left, whose turn it is.
    #expect(table.said.count == 7 * 2 + 2 + 5)
  }

  @Test func aPeekIsNotEnglish() throws {
    var table = try Table(.pseudo, seats: ["You"])
    try table.tap("deck", waiting: 4)
    table.said = []
    table.game.onAnnouncement = { [heard] in heard.texts.append($0) }
    table.game.peek(at: 8, at: table.stage.now)
    #expect(heard.texts.count == 1)
    #expect(english(heard.texts) == [])
  }

  private final class Heard {
    var texts: [String] = []
  }

  private let heard = Heard()

  @Test func theEndOfARaceIsNotEnglish() throws {
    var table = try Table(.pseudo, seats: ["You"], race: 5000)
    try table.tap("deck", waiting: 4)
    try table.tap("card:8", waiting: 6)
    #expect(table.game.isLost)
    #expect(table.said.count == 2)
    #expect(english(table.said) == [])
  }

  @Test func aTieIsNotEnglish() throws {
    var table = try Table(.pseudo, seats: ["You", "Player 2", "Player 3"])
    try table.tap("deck", waiting: 4)
    // A pair, and two each for the others, to whom mismatches hand the turn on.
    for card in [0, 1, 2, 4, 3, 2, 5, 4, 6, 8, 7, 6, 9, 8] { try table.tap("card:\(card)") }
    #expect(table.game.isOver)
    #expect(english(table.said) == [])
  }

  @Test(arguments: [
    ("de", ["🚀", "Paar: 🚀", "noch 4 Paare", "Stern, Blau, nur der Umriss"]),
    ("tr", ["🚀", "eş: 🚀", "4 çift kaldı", "mavi yıldız, yalnız kenarı"]),
    ("ar", ["🚀", "زوج: 🚀", "بقيت 4 أزواج", "نجمة، أزرق، إطار فقط"]),
  ])
  func aMatchIsSaidInTheLanguage(code: String, said: [String]) throws {
    var table = try Table(try #require(Language(code)))
    try table.tap("deck", waiting: 4)
    table.said = []
    for card in [0, 1, 4] { try table.tap("card:\(card)") }
    // The first card is named, the second one with what it came to.
    #expect(table.said == said)
  }
}
