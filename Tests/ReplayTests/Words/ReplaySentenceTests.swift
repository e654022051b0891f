import Testing

@testable import Replay

@Suite struct ReplaySentenceTests {
  @Test func whatStandsInAPlaceIsToldThere() {
    let sentence = ReplaySentence(
      "{place}: {count} of {what}, and {place} again",
      [
        "place": .text("{what}"), "count": .number(3),
        "what": .sentence(ReplaySentence("{n} cards", ["n": .number(8)])),
      ])
    #expect("\(sentence)" == "{what}: 3 of 8 cards, and {what} again")
  }

  @Test(arguments: ["", "no place", "{", "}", "{nobody} here", "an open { place"])
  func whatIsNoPlaceStays(template: String) {
    #expect("\(ReplaySentence(template))" == template)
  }
}
