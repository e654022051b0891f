import Assets
import RecallUI
import Replay
import Testing

@testable import recall

@Suite struct ShapesDeckTests {
  @Test func theDeckHasSymbolsForAHundredPairs() throws {
    #expect(try Assets.deck(named: "shapes").symbols.count >= 100)
  }

  /// A word that isn't understood would be written on its card.
  @Test func everySymbolOfTheDeckIsDrawn() throws {
    let pairs = try Assets.deck(named: "shapes").symbols.count
    let header = ReplayHeader(
      deck: "shapes", pairs: pairs, seed: 1, viewport: ScriptSize(CGSize(width: 1280, height: 800)))
    let stage = try GameTable(deck: "shapes", pairs: pairs)
      .stage(header, textMeasurer: GameTable.textMeasurer())
    for pair in 0..<pairs {
      let frame = try #require(stage.element("card:\(pair * 2)")).frame
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      let words = stage.elements.compactMap(\.label).filter { $0.contains("shape") }
      #expect(words == [])
    }
    #expect(stage.snapshot["moves"] == "\(pairs / 2)")
  }
}
