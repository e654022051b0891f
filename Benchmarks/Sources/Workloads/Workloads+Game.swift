import Rasterizer
import RecallGame
import RecallUI

extension Workloads {
  /// The real game of 26 pairs with its real screen, in a window of 1280 by 800 points.
  public struct PlayedGame {
    public let stage: Stage
    private let places: [CGPoint]

    /// - Parameter textMeasurer: Letters of one width when nothing is said.
    public init(textMeasurer: any TextMeasurer = FixedTextMeasurer()) throws {
      let game = try EmojiMemoryGame(title: "Letters", pairs: 26, seed: 42) { pair in
        String(UnicodeScalar(UInt8(65 + pair % 26)))
      }
      stage = Stage(
        size: CGSize(width: 1280, height: 800), textMeasurer: textMeasurer, state: game
      ) {
        GameView(game: game)
      }
      let stage = stage
      if let deck = stage.element("deck")?.frame {
        stage.tap(at: CGPoint(x: deck.midX, y: deck.midY))
      }
      stage.advance(by: .seconds(10))
      places = (0..<52).compactMap { card in
        stage.element("card:\(card)").map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
      }
    }

    public var count: Int { places.count }

    /// Taps each card once, first one of each pair and then the other, so that no two match:
    /// each tap turns one card up, and every other one turns two down; returns the digest.
    ///
    /// - Parameter look: Looks at the stage after each tap.
    public func tapAll(look: (Stage) -> Void = { _ in }) -> Int {
      for first in 0..<2 {
        for card in stride(from: first, to: places.count, by: 2) {
          stage.tap(at: places[card])
          look(stage)
          stage.advance(by: .seconds(1))
        }
      }
      return Int(truncatingIfNeeded: stage.coreDigest)
    }
  }
}
