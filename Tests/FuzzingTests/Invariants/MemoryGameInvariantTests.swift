import Replay
import Testing

@testable import Fuzzing

struct MemoryGameInvariantTests {
  private static let start = [
    "game.card:0.content": "a", "game.card:0.isFaceUp": "false", "game.card:0.isMatched": "false",
    "game.card:1.content": "a", "game.card:1.isFaceUp": "false", "game.card:1.isMatched": "false",
    "game.card:2.content": "b", "game.card:2.isFaceUp": "false", "game.card:2.isMatched": "false",
    "game.card:3.content": "b", "game.card:3.isFaceUp": "false", "game.card:3.isMatched": "false",
    "game.isDealUp": "false", "game.isOver": "false", "game.moves": "3", "game.pairsLeft": "2",
    "title": "card:9.isFaceUp",
  ]

  private func found(
    _ before: [String: String] = [:], _ after: [String: String], isHeld: Bool = false
  ) -> [String] {
    func snapshot(_ changes: [String: String]) -> StateSnapshot {
      StateSnapshot(
        Self.start.merging(changes) { $1 }.map {
          StateSnapshot.Line(name: $0.key, value: $0.value)
        })
    }
    let seen = Invariant.Observation(
      before: snapshot(before), after: snapshot(before.merging(after) { $1 }),
      digestBefore: 0, digestAfter: 1, isHeld: isHeld)
    return Invariant.memoryGame(prefix: "game.").compactMap { $0.violation(seen) }
  }

  @Test func aPeekNeedsAHold() {
    let peeked = ["game.card:1.isPeeked": "true"]
    #expect(found([:], peeked, isHeld: true) == [])
    #expect(found([:], peeked) == ["card:1 still is"])
  }

  @Test func aGameThatGoesOnIsFine() {
    #expect(found([:], ["game.moves": "4"]) == [])
    #expect(found([:], ["game.card:0.isFaceUp": "true", "game.card:3.isFaceUp": "true"]) == [])
    let won = [
      "game.card:0.isMatched": "true", "game.card:1.isMatched": "true", "game.pairsLeft": "1",
    ]
    #expect(found([:], won) == [])
    #expect(
      found(
        won,
        [
          "game.card:0.isMatched": "false", "game.card:1.isMatched": "false", "game.moves": "0",
          "game.pairsLeft": "2",
        ]) == [])
  }

  @Test func threeCardsUpAreTooMany() {
    let three = [
      "game.card:0.isFaceUp": "true", "game.card:1.isFaceUp": "true",
      "game.card:3.isFaceUp": "true",
    ]
    #expect(found([:], three) == ["card:0, card:1, card:3 do"])
    #expect(found([:], three.merging(["game.isDealUp": "true"]) { $1 }) == [])
  }

  @Test func aMatchIsNotTakenBack() {
    let won = [
      "game.card:0.isMatched": "true", "game.card:1.isMatched": "true", "game.pairsLeft": "1",
    ]
    #expect(
      found(
        won,
        [
          "game.card:0.isMatched": "false", "game.card:1.isMatched": "false",
          "game.pairsLeft": "2",
        ]) == ["card:0 is matched no more"])
  }

  @Test func matchesAreOfAKind() {
    #expect(
      found(
        [:],
        [
          "game.card:0.isMatched": "true", "game.card:2.isMatched": "true", "game.pairsLeft": "1",
        ]) == ["one with a is alone"])
  }

  @Test(arguments: [("2", 1), ("3", 0), ("4", 0), ("5", 1), ("0", 0)])
  func movesCountOneByOne(moves: String, violations: Int) {
    #expect(found([:], ["game.moves": moves]).count == violations)
  }

  @Test func pairsLeftAndTheEndFitTheCards() {
    #expect(found([:], ["game.pairsLeft": "1"]) == ["4 are not, for 1"])
    #expect(found([:], ["game.isOver": "true"]) == ["isOver is true with 2 left"])
  }

  @Test func aMissingLineIsNotChecked() {
    let empty = Invariant.Observation(
      before: StateSnapshot(), after: StateSnapshot(), digestBefore: 0, digestAfter: 0)
    #expect(Invariant.memoryGame().allSatisfy { $0.violation(empty) == nil })
  }

  @Test func botsMakeMovesByThemselves() {
    let bot = ["game.course.chance:1": "1 2 3 4"]
    #expect(found(bot, ["game.moves": "9"]) == [])
    #expect(found(bot, ["game.moves": "2"]).count == 1)
  }

  @Test func aGameThatIsBroughtBackHasItsOwnMovesAndMatches() {
    let won = [
      "game.card:0.isMatched": "true", "game.card:1.isMatched": "true", "game.pairsLeft": "1",
      "game.course.returns": "0",
    ]
    let back = [
      "game.card:0.isMatched": "false", "game.card:1.isMatched": "false", "game.pairsLeft": "2",
      "game.moves": "9",
    ]
    #expect(found(won, back).count == 2)
    #expect(found(won, back.merging(["game.course.returns": "1"]) { $1 }) == [])
  }
}
