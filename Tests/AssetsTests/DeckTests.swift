import Testing

@testable import Assets

@Suite struct DeckTests {
  private let deck = Deck(name: "two", title: "Two", symbols: ["🚗", "🚕"])

  @Test(arguments: [
    (-1, "🚗"), (0, "🚗"), (1, "🚕"), (2, "🚗²"), (3, "🚕²"), (4, "🚗³"), (17, "🚕⁹"), (18, "🚗¹⁰"),
    (19_999, "🚕¹⁰⁰⁰⁰"),
  ])
  func symbolsBeginAgainWithTheNumberOfTheirRound(index: Int, face: String) {
    #expect(deck.face(at: index) == face)
  }

  @Test(arguments: Assets.deckNames)
  func noTwoPairsOfTheLargestBoardLookTheSame(name: String) throws {
    let deck = try Assets.deck(named: name)
    #expect(Set((0..<10_000).map(deck.face)).count == 10_000)
  }

  @Test func aDeckOfNumbersDoesNotMeetItself() {
    let numbers = Deck(name: "numbers", title: "Numbers", symbols: (1...12).map(String.init))
    #expect(Set((0..<10_000).map(numbers.face)).count == 10_000)
  }
}
