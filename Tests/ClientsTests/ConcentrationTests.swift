import RecallUI
import Testing

@testable import ConcentrationClient

@Suite struct ConcentrationTests {
  private let viewModel = ConcentrationViewModel()
  private let stage: Stage

  init() {
    let viewModel = viewModel
    stage = Stage(size: CGSize(width: 500, height: 800)) { ConcentrationView(viewModel: viewModel) }
  }

  @Test func aPairIsFoundAndAMismatchIsTurnedDown() throws {
    try stage.tap("0a")
    try stage.tap("0b")
    #expect(viewModel.cards.prefix(2).map(\.isMatched) == [true, true])
    try stage.tap("1a")
    try stage.tap("2a")
    try stage.tap("3a")
    #expect(viewModel.cards.filter { $0.isFaceUp && !$0.isMatched }.map(\.id) == ["3a"])
    #expect(stage.shows("Flips: 5"))
  }

  @Test func aCardTurnsOverInFrames() throws {
    let before = stage.displayList
    try stage.tap("4a")
    stage.advance(by: .milliseconds(100))
    let turning = stage.displayList
    stage.advance(by: .milliseconds(300))
    let after = stage.displayList
    #expect(turning != before)
    #expect(turning != after)
    stage.advance(by: .seconds(5))
    #expect(stage.displayList == after)
  }

  @Test func aNewGameTurnsAllCardsDown() throws {
    try stage.tap("0a")
    try stage.tap("New Game")
    #expect(viewModel.cards.allSatisfy { !$0.isFaceUp })
    #expect(stage.shows("Flips: 0"))
    // It is disabled again, and does nothing.
    let digest = stage.digest
    try stage.tap("New Game")
    #expect(stage.digest == digest)
  }

  @Test func theWholeGameIsPlayed() throws {
    for number in 0..<6 {
      try stage.tap("\(number)a")
      stage.advance(by: .milliseconds(350))
      try stage.tap("\(number)b")
      stage.advance(by: .milliseconds(350))
    }
    #expect(viewModel.isDone)
    #expect(stage.issues.isEmpty)
  }
}
