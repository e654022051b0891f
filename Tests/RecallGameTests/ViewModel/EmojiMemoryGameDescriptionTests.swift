import RecallUI
import Testing

@testable import RecallGame
@testable import RecallUICore

/// What is told of the table to who can't see it.
@Suite struct EmojiMemoryGameDescriptionTests {
  private let played: PlayedStage
  private let reader: AccessibilityReader

  init() throws {
    played = try PlayedStage(pairs: 4) { ["🚀", "🚌", "dog↔Hund", "shape:star:blue:outline"][$0] }
    let numbering = AccessibilityNumbering()
    reader = AccessibilityReader(played.stage, numbering: numbering, window: numbering.take())
  }

  private func card(_ id: Int) throws -> AccessibleElement {
    try #require(reader.window(titled: "").all.first { $0.identifier == "card:\(id)" })
  }

  private func what(_ id: Int) throws -> [Substring] {
    let parts = try card(id).name.split(separator: ", ")
    return [parts[0], parts.last ?? ""]
  }

  @Test func beforeTheDealAllPlacesAreEmptyAndTheDeckDeals() throws {
    #expect(try what(0)[0] == "empty place")
    #expect(try !card(0).states.contains(.focusable))
    #expect(try card(0).actions == [])
    let deck = reader.window(titled: "").all.first { $0.identifier == "deck" }
    #expect(deck?.name == "deck, deals the cards")
    #expect(deck?.actions == [.press])
  }

  @Test func aCardFaceDownTellsItsPlaceAndNothingElse() throws {
    played.finishDealing()
    let places = (0..<8).map { played.game.places[$0] }
    #expect(Set(places) == Set(0..<8))
    for id in 0..<8 {
      let words = try card(id).name.split(separator: " ").map { $0.filter(\.isNumber) }
      let columns = try #require(Int(words[words.count - 3]))
      #expect(
        try card(id).name
          == "card, row \(places[id] / columns + 1) of \(8 / columns), "
          + "column \(places[id] % columns + 1) of \(columns), face down")
      #expect(try card(id).position == AccessiblePosition(places[id] + 1, of: 8))
    }
  }

  @Test func aCardFaceUpTellsWhatItShows() throws {
    played.finishDealing()
    try played.tap(card: 0)
    try played.tap(card: 2)
    #expect(try what(0) == ["rocket", "face up"])
    #expect(try what(2) == ["bus", "face up"])
    try played.tap(card: 4)
    #expect(try what(0) == ["card", "face down"])
    #expect(try what(4) == ["dog", "face up"])
    try played.tap(card: 5)
    played.stage.advance(by: .seconds(1))
    #expect(try what(4)[0] == "empty place")
    try played.tap(card: 6)
    #expect(try what(6) == ["blue star outline", "face up"])
  }

  @Test func aCardCanBeChosenAndPeekedAt() throws {
    played.finishDealing()
    #expect(try card(0).actions.map(\.name) == ["click", "peek"])
    reader.perform(.act(try card(0).id, action: 1)) { played.stage.send($0) }
    #expect(played.stage.effects.last?.effect == .announce(Announcement("peek: rocket")))
    #expect(try what(0) == ["card", "face down"])
    reader.perform(.act(try card(0).id, action: 0)) { played.stage.send($0) }
    #expect(try what(0) == ["rocket", "face up"])
  }
}
