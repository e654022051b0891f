import RecallUI
import Testing

@testable import RecallGame

@Suite struct SeatsHeaderTests {
  private func played(_ names: [String], size: CGSize) throws -> PlayedStage {
    var setup = GameSetup()
    setup.seats = names.map { GameSetup.Seat(name: $0) }
    let played = try PlayedStage(pairs: 4, size: size, setup: setup)
    try played.deal()
    return played
  }

  private static let sizes = [
    CGSize(width: 320, height: 240), CGSize(width: 240, height: 320),
    CGSize(width: 800, height: 600), CGSize(width: 1920, height: 1080),
  ]

  /// Of the letters of each name.
  private func weights(in played: PlayedStage) -> [Int] {
    let items = played.stage.displayList.items
    let texts = items.compactMap { item -> ResolvedText? in
      guard case .text(let text, _) = item.content else { return nil }
      return text
    }
    return ["Ann", "Bo", "Cy", "Di"].compactMap { name in
      texts.first { $0.string == name }?.runs.first?.font.weight
    }
  }

  @Test(arguments: sizes) func whoseTurnItIsIsMarkedByMoreThanColor(size: CGSize) throws {
    let played = try played(["Ann", "Bo", "Cy", "Di"], size: size)
    #expect(weights(in: played) == [700, 400, 400, 400])
    try played.tap(card: 0)
    try played.tap(card: 2)
    #expect(weights(in: played) == [400, 700, 400, 400])
    let viewport = CGRect(origin: .zero, size: size)
    for seat in 0..<4 {
      #expect(viewport.contains(try #require(played.stage.element("seat:\(seat)")).frame))
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theMarkOfATurnPointsAtTheName(direction: LayoutDirection) throws {
    var setup = GameSetup()
    setup.seats = ["Ann", "Bo"].map { GameSetup.Seat(name: $0) }
    let game = try EmojiMemoryGame(title: "Letters", pairs: 4, seed: 42, setup: setup) { "\($0)" }
    let stage = Stage(size: CGSize(width: 800, height: 600), state: game) {
      GameView(game: game).environment(\.layoutDirection, direction)
    }
    let seat = try #require(stage.element("seat:0")).frame
    let mirrored = stage.displayList.items.filter { item in
      item.transform.a < 0 && seat.contains(item.bounds)
    }
    #expect(mirrored.count == (direction == .rightToLeft ? 1 : 0))
  }

  @Test(arguments: sizes) func eachOnesPairsAreThere(size: CGSize) throws {
    let played = try played(["Ann", "Bo"], size: size)
    try played.tap(card: 0)
    try played.tap(card: 1)
    #expect(played.texts.contains { $0.hasPrefix("1 pair") })
    #expect(played.texts.contains { $0.hasPrefix("0 pairs") })
  }

  @Test(arguments: sizes) func theBarsFit(size: CGSize) throws {
    var setup = GameSetup()
    setup.look = 5000
    setup.offersUndo = true
    setup.ghost = [GameSetup.Find(milliseconds: 10, pair: 0)]
    let played = try PlayedStage(pairs: 4, size: size, setup: setup)
    let viewport = CGRect(origin: .zero, size: size)
    try played.deal()
    for name in ["start", "rail", "lead", "new game", "pause"] {
      #expect(viewport.contains(try #require(played.stage.element(name), "\(name)").frame))
    }
    played.type("space")
    try played.tap(card: 0)
    try played.tap("new game")
    #expect(viewport.contains(try #require(played.stage.element("undo")).frame))
    #expect(played.stage.issues.isEmpty)
  }
}
