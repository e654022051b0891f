import Assets
import RecallUI
import Replay
import Testing

@testable import recall

/// Which symbols of a deck a game shows.
@Suite struct DrawnDeckTests {
  private func header(
    seed: UInt64, version: Int, ownDeck: ReplayHeader.OwnDeck? = nil
  ) -> ReplayHeader {
    var header = ReplayHeader(
      deck: "vehicles", pairs: 4, seed: seed, viewport: ScriptSize(CGSize(width: 640, height: 480)),
      ownDeck: ownDeck)
    header.version = version
    return header
  }

  /// By pair.
  private func symbols(_ header: ReplayHeader) throws -> [String] {
    let stage = try GameTable(deck: "vehicles", pairs: 4)
      .stage(header, textMeasurer: GameTable.textMeasurer())
    return (0..<4).compactMap { stage.snapshot["card:\(2 * $0).content"] }
  }

  @Test func theSeedDrawsThem() throws {
    let all = try Assets.deck(named: "vehicles").symbols
    var seen: Set<String> = []
    for seed in 0..<20 as Range<UInt64> {
      let drawn = try symbols(header(seed: seed, version: 3))
      #expect(try symbols(header(seed: seed, version: 3)) == drawn)
      #expect(Set(drawn).count == 4 && Set(drawn).isSubset(of: all))
      seen.formUnion(drawn)
    }
    #expect(seen.count > all.count * 3 / 4)
  }

  /// It must be so for good: recordings name nothing but the seed.
  @Test func aSeedDrawsTheSameOnesForever() throws {
    #expect(try symbols(header(seed: 42, version: 3)) == ["🚌", "🏍️", "🚒", "🚎"])
  }

  @Test(arguments: [1, 2]) func olderRecordingsShowTheFirstOnes(version: Int) throws {
    let first = try Assets.deck(named: "vehicles").symbols.prefix(4)
    #expect(try symbols(header(seed: 42, version: version)) == Array(first))
  }

  @Test func aRecordingThatCarriesItsDeckShowsThatInItsOrder() throws {
    let table = try GameTable(deck: "vehicles", pairs: 4)
    let carried = table.header(
      seed: 7, viewport: ScriptSize(CGSize(width: 640, height: 480)), scheme: .light,
      carriesDeck: true)
    let drawn = try symbols(header(seed: 7, version: 3))
    #expect(try symbols(carried) == drawn)
    #expect(carried.ownDeck?.symbols == drawn)
    // As somebody plays it who has nothing but the recording.
    let own = try #require(carried.ownDeck)
    let deck = try Deck(name: "vehicles", title: own.title, symbols: own.symbols, file: "it")
    let stage = try GameTable(deck: deck, pairs: 4)
      .stage(carried, textMeasurer: GameTable.textMeasurer())
    #expect(stage.snapshot["card:0.content"] == drawn[0])
  }
}
