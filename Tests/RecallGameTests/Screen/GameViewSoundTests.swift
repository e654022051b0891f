import RecallUI
import Testing

@testable import RecallGame

/// What is heard of a game: each thing once, when it happens.
@Suite struct GameViewSoundTests {
  private let played: PlayedStage

  init() throws {
    played = try PlayedStage(pairs: 2)
  }

  /// What was heard since this was last asked for: `flip at 640`.
  private func heard(_ played: PlayedStage) -> [String] {
    played.stage.takeEffects().compactMap { occurrence in
      guard case .playSound(let name) = occurrence.effect else { return nil }
      return "\(name) at \(occurrence.instant.millisecondsRoundedUp)"
    }
  }

  private func heard() -> [String] { heard(played) }

  @Test func eachCardIsHeardAsItIsDealt() throws {
    try played.tap("deck")
    #expect(heard() == ["deal at 0"])
    played.stage.advance(by: .seconds(1))
    #expect(heard() == ["deal at 60", "deal at 120", "deal at 180"])
  }

  @Test func aCardThatWasChosenBeforeItIsDealtIsNotDealtOnceMore() throws {
    let id = try #require(played.game.cards.last).id
    try played.tap(card: id)
    played.stage.advance(by: .seconds(1))
    #expect(heard() == ["deal at 0", "flip at 0", "deal at 60", "deal at 120"])
  }

  @Test func anArmfulOfALargeBoardIsHeardOnce() throws {
    let large = try PlayedStage(pairs: 200)
    try large.tap("deck")
    large.stage.advance(by: .seconds(4))
    #expect(heard(large).count == 12)
  }

  @Test func aPairIsAFlipAndAMatchAndTheLastOneAWin() throws {
    played.finishDealing()
    _ = heard()
    try played.tap(card: 0)
    #expect(heard() == ["flip at 1000"])
    try played.tap(card: 1)
    #expect(heard() == ["flip at 1000", "match at 1000"])
    played.stage.advance(by: .milliseconds(500))
    try played.tap(card: 3)
    try played.tap(card: 2)
    #expect(heard() == ["flip at 1500", "flip at 1500", "win at 1500"])
    played.stage.advance(by: .seconds(10))
    #expect(heard() == [])
  }

  @Test func aMismatchIsHeardAtTheChoice() throws {
    played.finishDealing()
    try played.tap(card: 0)
    try played.tap(card: 2)
    played.stage.advance(by: .seconds(10))
    #expect(heard().suffix(3) == ["flip at 1000", "flip at 1000", "mismatch at 1000"])
  }

  @Test func aTapThatDoesNothingIsNotHeard() throws {
    played.finishDealing()
    try played.tap(card: 0)
    _ = heard()
    try played.tap(card: 0)
    #expect(heard() == [])
  }

  @Test func aPeekIsHeardAsItBegins() throws {
    played.finishDealing()
    played.stage.press(at: try played.center(of: "card:0"), for: .seconds(2))
    let sounds = heard()
    #expect(sounds.count == 1)
    #expect(sounds.first?.hasPrefix("flip") == true)
  }

  @Test func aGameThatNobodySeesIsNotHeard() throws {
    let game = try EmojiMemoryGame(title: "Letters", pairs: 2, seed: 42) { "\($0)" }
    let place = Place()
    let stage = Stage(size: CGSize(width: 400, height: 300)) {
      TableOrNot(place: place, game: game)
    }
    place.showsTable = false
    stage.advance(by: .seconds(1))
    game.choose(id: 0, at: stage.now)
    #expect(stage.takeEffects() == [])
    place.showsTable = true
    stage.advance(by: .seconds(1))
    game.choose(id: 2, at: stage.now)
    #expect(stage.takeEffects().map(\.effect) == [.playSound("flip"), .playSound("mismatch")])
  }

  private final class Place: ObservableObject {
    @Published var showsTable = true
  }

  private struct TableOrNot: View {
    @ObservedObject var place: Place
    let game: EmojiMemoryGame

    var body: some View {
      if place.showsTable { GameView(game: game) } else { Text("elsewhere") }
    }
  }
}
