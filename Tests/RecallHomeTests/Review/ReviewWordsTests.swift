import RecallUI
import Simulation
import Testing

@testable import RecallHome

/// A note as it is said in English.
private struct SaidNote: Equatable {
  let sentence: String
  let card: Int?

  init(sentence: String, card: Int?) {
    (self.sentence, self.card) = (sentence, card)
  }

  init(_ note: ReviewNote) {
    self.init(sentence: note.sentence.plainText, card: note.card)
  }
}

@Suite struct ReviewWordsTests {
  @Test(arguments: [
    (0, 1, "0.0"), (-0.04, 1, "0.0"), (-0.05, 1, "−0.1"), (0.05, 1, "0.1"), (1.25, 2, "1.25"),
    (-12.346, 2, "−12.35"), (99.6, 0, "100"), (.nan, 1, "–"), (.infinity, 1, "–"),
  ])
  func aNumberHasItsDigitsAndNoZeroBelowZero(value: Double, digits: Int, text: String) {
    #expect(ReviewWords.number(value, digits: digits) == text)
  }

  @Test(arguments: [
    (0, "0.0"), (0.04, "0.0"), (-0.04, "0.0"), (0.06, "+0.1"), (-0.06, "−0.1"), (3, "+3.0"),
  ])
  func aChangeHasItsSign(value: Double, text: String) {
    #expect(ReviewWords.change(value) == text)
  }

  @Test(arguments: [
    (-1, "in this move"), (0, "in this move"), (1, "a move ago"), (2, "2 moves ago"),
  ])
  func howLongAgoIsSaidInMoves(count: Int, text: String) {
    #expect(ReviewWords.movesAgo(count).plainText == text)
  }

  private func withLuck(_ luck: [Double]) throws -> ReviewedGame {
    var game = try ReviewedGame.made(pairs: 2, [])
    game.review.luck = luck
    game.review.losses = luck.map { _ in 0 }
    return game
  }

  @Test(arguments: [
    (-1.32, "Luck saved you 1.3 moves: the cards that came up told more than could be expected."),
    (0.96, "Luck cost you a move: the cards that came up told less than could be expected."),
    (0.06, "Luck cost you 0.1 moves: the cards that came up told less than could be expected."),
    (0.04, "Luck cost nothing and saved nothing: the cards told as much as could be expected."),
    (-0.04, "Luck cost nothing and saved nothing: the cards told as much as could be expected."),
  ])
  func luckIsExplained(luck: Double, text: String) throws {
    #expect(ReviewWords.luck(of: try withLuck([luck])).plainText == text)
  }

  @Test func theLuckOfTwoIsInPairs() throws {
    var game = try withLuck([0.5, -1.25])
    game.players = ["Ann"]
    #expect(
      ReviewWords.luck(of: game).plainText
        == "Luck, in pairs, is what the cards brought beyond what could be expected: "
        + "Ann +0.5, Player 2 −1.3.")
  }

  // MARK: Steps

  @Test func aStepIsNamedWithWhatItCost() throws {
    let game = try ReviewedGame.made(pairs: 4, [0, 2, 1, 4])
    #expect(game.title(ofStep: 0).plainText == "Before the first card")
    #expect(game.title(ofStep: 1).plainText == "Move 1, first card")
    #expect(game.title(ofStep: 4).plainText == "Move 2, second card: mistake, 0.67")
    #expect(game.title(ofStep: 5).plainText == "Before the first card")
    #expect(game.costlySteps == [4])
    let two = try ReviewedGame.madeForTwo([0, 2, 4])
    #expect(two.title(ofStep: 3).plainText.hasPrefix("Ben: move 2, first card"))
  }

  private func reason(_ game: ReviewedGame, _ step: Int) throws -> SaidNote? {
    game.reason(try #require(game.choice(at: step))).map(SaidNote.init)
  }

  @Test func aReasonNamesTheCardThatItIsAbout() throws {
    let twin = try ReviewedGame.made(pairs: 4, [0, 2, 1, 4])
    #expect(
      try reason(twin, 4) == SaidNote(sentence: "You had seen its twin a move ago.", card: 0))
    let pair = try ReviewedGame.made(pairs: 4, [0, 2, 4, 1, 2])
    #expect(
      try reason(pair, 5)
        == SaidNote(sentence: "You had seen both of these, one 2 moves ago.", card: 0))
    let nothing = try ReviewedGame.made(pairs: 4, [0, 2, 4, 6, 0])
    #expect(
      try reason(nothing, 5)
        == SaidNote(
          sentence: "You had seen this one before; a new card would have told you more.", card: 0))
    #expect(try reason(nothing, 1) == nil)
    let other = try ReviewedGame.madeForTwo(pairs: 4, [0, 2, 1, 4])
    #expect(try reason(other, 4)?.sentence == "Ben had seen its twin a move ago.")
  }

  @Test func aCardThatHelpsTheOtherIsAReason() throws {
    // Of two, to look at a new second card can help the other more than a look at a known one.
    let game = try ReviewedGame.madeForTwo(pairs: 4, [0, 2, 4, 6])
    let choice = try #require(game.choice(at: 4))
    #expect(choice.reason == .toldTooMuch)
    #expect(
      game.reason(choice).map(SaidNote.init)
        == SaidNote(sentence: "The new card told the opponent more than Ben.", card: 6))
    var own = game
    own.players = ["Ann", "You"]
    #expect(
      own.reason(choice)?.sentence.plainText == "The new card told your opponent more than you.")
  }

  @Test func peeksAndShufflesAreNamedAtTheStepAfterThem() throws {
    var game = try ReviewedGame.made(pairs: 4, [0, 2, -1, 4], peeks: [0: 7])
    #expect(game.notes(ofStep: 0) == [])
    #expect(
      game.notes(ofStep: 1).map(SaidNote.init) == [
        SaidNote(sentence: "A peek showed this one.", card: 7)
      ])
    #expect(game.notes(ofStep: 2) == [])
    #expect(
      game.notes(ofStep: 3).map(SaidNote.init) == [
        SaidNote(sentence: "The cards were shuffled.", card: nil)
      ])
    game.events.append(ReviewedGame.Event(.peek(card: 6), turn: 3))
    #expect(game.notes(ofStep: 3).count == 2)
  }

  @Test func aStepHasItsTime() throws {
    var game = try ReviewedGame.made(pairs: 4, [0, 2])
    #expect(game.time(ofStep: 0) == nil)
    #expect(game.time(ofStep: 2) == "0:02")
    game.times = [.milliseconds(3_661_999)]
    #expect(game.time(ofStep: 1) == "61:01")
    #expect(game.time(ofStep: 2) == nil)
  }

  /// Each sign is another in glyph as well as in color.
  @Test func whatCostsMoreIsCalledOtherwise() {
    #expect(ChoiceMark.allCases.map(\.glyph) == ["?!", "?", "??"])
    #expect(ChoiceMark.allCases.map(\.name.plainText) == ["inaccuracy", "mistake", "blunder"])
  }
}
