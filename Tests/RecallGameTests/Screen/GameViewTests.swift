import GameModel
import RecallUI
import Testing

@testable import RecallGame
@testable import RecallUICore

@Suite struct GameViewTests {
  private static let size = CGSize(width: 1024, height: 768)

  private func stage(pairs: Int) throws -> (Stage, EmojiMemoryGame) {
    let game = try EmojiMemoryGame(title: "Letters", pairs: pairs, seed: 42) { "\($0)" }
    let stage = Stage(size: GameViewTests.size, state: game) { GameView(game: game) }
    return (stage, game)
  }

  private func tap(card id: Int, on stage: Stage) throws {
    let card = try #require(stage.element("card:\(id)"))
    stage.tap(at: CGPoint(x: card.frame.midX, y: card.frame.midY))
  }

  @Test func aTapTurnsItsCardUp() throws {
    let (stage, game) = try stage(pairs: 8)

    try tap(card: 3, on: stage)

    #expect(game.cards.filter(\.isFaceUp).map(\.id) == [3])
    #expect(stage.snapshot["card:3.isFaceUp"] == "true")
  }

  @Test func theFaceOfACardThatWasSeenIsntMadeAnew() throws {
    let (stage, _) = try stage(pairs: 8)
    // What of a face is made, or made anew, while a card is turned up.
    func made(by card: Int) throws -> Set<String> {
      var paths: [String] = []
      stage.graph.onEvaluation = { paths.append($0) }
      defer { stage.graph.onEvaluation = nil }
      try tap(card: card, on: stage)
      stage.advance(by: .seconds(1))
      return Set(paths.compactMap { $0.split(separator: "/").last.map(String.init) })
        .intersection(["CardSymbol", "CardView"])
    }
    #expect(try made(by: 0) == ["CardSymbol", "CardView"])
    _ = try (made(by: 2), made(by: 4), made(by: 6))

    #expect(try made(by: 0) == ["CardView"])
  }

  @Test func aHoldShowsACardForAPriceUntilItIsLetGo() throws {
    let (stage, game) = try stage(pairs: 8)
    let card = try #require(stage.element("card:3"))
    let middle = CGPoint(x: card.frame.midX, y: card.frame.midY)

    stage.send(.pointer(.init(.down, at: middle)))
    stage.advance(by: .milliseconds(749))
    #expect(stage.snapshot["card:3.isPeeked"] == "false")
    stage.advance(by: .milliseconds(1))
    #expect(stage.snapshot["card:3.isPeeked"] == "true")
    stage.send(.pointer(.init(.up, at: middle)))

    #expect(stage.snapshot["card:3.isPeeked"] == "false")
    #expect(stage.snapshot["card:3.isFaceUp"] == "false")
    #expect(game.score == -1)
  }

  /// Of a slow hand, on a card that is a button.
  @Test func aSlowClickThatSlipsTurnsItsCardUp() throws {
    let (stage, game) = try stage(pairs: 8)
    let card = try #require(stage.element("card:3")).frame

    stage.send(.pointer(.init(.down, at: CGPoint(x: card.minX + 3, y: card.minY + 3))))
    stage.advance(by: .milliseconds(300))
    let end = CGPoint(x: card.maxX - 3, y: card.maxY - 3)
    stage.send(.pointer(.init(.move, at: end)))
    stage.advance(by: .milliseconds(300))
    stage.send(.pointer(.init(.up, at: end)))

    #expect(game.cards.filter(\.isFaceUp).map(\.id) == [3])
    #expect(game.score == 0)
  }

  @Test func aPressThatLeavesItsCardDoesNothing() throws {
    let (stage, game) = try stage(pairs: 8)
    let card = try #require(stage.element("card:3")).frame

    stage.send(.pointer(.init(.down, at: CGPoint(x: card.midX, y: card.midY))))
    stage.send(.pointer(.init(.move, at: CGPoint(x: card.midX, y: card.maxY + 3))))
    stage.send(.pointer(.init(.up, at: CGPoint(x: card.midX, y: card.midY))))

    #expect(game.cards.allSatisfy { !$0.isFaceUp })
  }

  @Test func theTimeOfTheGameStandsStillWithoutFocus() throws {
    let (played, _) = try stage(pairs: 8)
    let (left, _) = try stage(pairs: 8)
    for stage in [played, left] {
      try tap(card: 0, on: stage)
      stage.advance(by: .seconds(1))
    }

    left.send(.focus(.lost))
    left.advance(by: .seconds(60))
    left.send(.focus(.gained))
    for stage in [played, left] {
      stage.advance(by: .seconds(1))
      try tap(card: 1, on: stage)
    }

    #expect(left.snapshot["score"] == played.snapshot["score"])
    #expect(
      left.snapshot["card:0.bonusTimeSpent"] == played.snapshot["card:0.bonusTimeSpent"])
  }

  @Test func aWholeGameIsWonAndCanBePlayedAgain() throws {
    let (stage, game) = try stage(pairs: 4)
    for id in 0..<8 {
      try tap(card: id, on: stage)
    }
    #expect(game.isOver)
    #expect(stage.element("All pairs found") != nil)

    let again = try #require(stage.element("play again"))
    stage.tap(at: CGPoint(x: again.frame.midX, y: again.frame.midY))
    stage.advance(by: .seconds(1))

    #expect(!game.isOver)
    #expect(stage.element("All pairs found") == nil)
    #expect(game.moves == 0)
  }

  @Test(arguments: [1, 2, 4, 8, 13, 26, 50, 100])
  func everyCardIsOnTheStage(pairs: Int) throws {
    let (stage, game) = try stage(pairs: pairs)
    let viewport = CGRect(origin: .zero, size: GameViewTests.size)
    let frames = game.cards.compactMap { stage.element("card:\($0.id)")?.frame }

    #expect(frames.count == pairs * 2)
    #expect(frames.allSatisfy { viewport.contains($0) })
    #expect(stage.issues.isEmpty)
  }

  @Test func aPauseShowsNoCard() throws {
    let played = try PlayedStage { "face \($0)" }
    played.finishDealing()
    for id in [0, 2] { try played.tap(card: id) }
    played.stage.advance(by: .seconds(1))
    #expect(played.texts.contains("face 0") && played.texts.contains("face 1"))
    played.type("escape")
    played.stage.advance(by: .seconds(1))
    #expect(!played.texts.contains { $0.hasPrefix("face") })
    #expect(played.texts.contains("Paused"))
    played.type("escape")
    played.stage.advance(by: .seconds(1))
    #expect(played.texts.contains("face 0") && played.texts.contains("face 1"))
  }

  /// What was earned can be read for most of a second, and leaves the symbol free.
  @Test func pointsStayWhileTheyAreRead() throws {
    let played = try PlayedStage { "face \($0)" }
    played.finishDealing()
    for id in [0, 1] { try played.tap(card: id) }
    let symbol = try #require(played.stage.element("card:1")).frame
    let start = played.stage.now
    for milliseconds in [400, 600, 900] {
      played.stage.advance(to: start.advanced(by: .milliseconds(Int64(milliseconds))))
      let points = played.stage.displayList.items.filter { item in
        guard case .text(let text, _) = item.content else { return false }
        return text.string.hasPrefix("+")
      }
      let shown = try #require(points.first, "after \(milliseconds) ms")
      #expect(shown.opacity == 1, "after \(milliseconds) ms")
      #expect(shown.bounds.maxY < symbol.midY - symbol.width * 0.3, "after \(milliseconds) ms")
    }
    played.stage.advance(by: .seconds(1))
    #expect(!played.texts.contains { $0.hasPrefix("+") })
  }
}
