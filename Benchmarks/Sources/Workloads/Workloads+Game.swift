import Rasterizer
import RecallGame
import RecallUI

extension Workloads {
  /// The window of most pieces of work, in points.
  public static let usualWindow = CGSize(width: 1280, height: 800)
  /// A window in which all of a thousand cards can be seen.
  public static let largeWindow = CGSize(width: 2560, height: 1600)

  /// The real game with its real screen: 26 pairs in a window of 1280 by 800 points, where nothing
  /// else is said.
  public struct PlayedGame {
    public let stage: Stage
    private let places: [CGPoint]

    /// - Parameters:
    ///   - pairs: How many pairs lie on the table.
    ///   - size: Of the window, in points. A large board scrolls where its cards would get too small.
    ///   - textMeasurer: Letters of one width when nothing is said.
    public init(
      pairs: Int = 26, size: CGSize = usualWindow,
      textMeasurer: any TextMeasurer = FixedTextMeasurer()
    ) throws {
      let stage = try Self.stage(pairs: pairs, size: size, textMeasurer: textMeasurer)
      self.stage = stage
      if let deck = stage.element("deck")?.frame {
        stage.tap(at: CGPoint(x: deck.midX, y: deck.midY))
      }
      stage.advance(by: .seconds(10))
      // First one card of each pair and then the other, so that no two in a row match.
      let order = (0..<2).flatMap { stride(from: $0, to: 2 * pairs, by: 2) }
      places = order.lazy.compactMap { Self.place(ofCard: $0, on: stage) }.prefix(Self.mostCards)
        .map(\.self)
    }

    /// As many cards as a game of 26 pairs has are tapped on larger boards, too.
    private static let mostCards = 52

    /// The middle of a card that a pointer can reach.
    private static func place(ofCard card: Int, on stage: Stage) -> CGPoint? {
      guard let frame = stage.element("card:\(card)")?.frame else { return nil }
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      return stage.element(at: middle)?.identifier == "card:\(card)" ? middle : nil
    }

    private static func stage(
      pairs: Int, size: CGSize, textMeasurer: any TextMeasurer
    ) throws -> Stage {
      let game = try EmojiMemoryGame(title: "Letters", pairs: pairs, seed: 42) { pair in
        String(UnicodeScalar(UInt8(65 + pair % 26)))
      }
      return Stage(size: size, textMeasurer: textMeasurer, state: game) {
        GameView(game: game)
      }
    }

    /// Makes a game and its first frame; returns what was drawn.
    public static func start() throws -> Int {
      let stage = try stage(pairs: 26, size: usualWindow, textMeasurer: FixedTextMeasurer())
      return stage.displayList.items.count
    }

    public var count: Int { places.count }

    /// Taps each card once, a second apart: each tap turns one card up, and every other one turns
    /// two down; returns the digest.
    ///
    /// - Parameter look: Looks at the stage after each tap.
    public func tapAll(look: (Stage) -> Void = { _ in }) -> Int {
      for number in places.indices {
        tap(number)
        look(stage)
        passSecond()
      }
      return digest
    }

    /// Taps a card by its number in the order in which they are tapped, which begins again at its
    /// end.
    public func tap(_ number: Int) {
      stage.tap(at: places[number % places.count])
    }

    /// Has the clock in the header tick.
    public func passSecond() {
      stage.advance(by: .seconds(1))
    }

    /// Has a minute pass, second by second, in which nothing else happens; returns the digest.
    public func passMinute() -> Int {
      for _ in 0..<60 { passSecond() }
      return digest
    }

    /// Taps a card, and has a frame of it sixty times a second until it lies still; returns what
    /// was drawn.
    public func turnInFrames(_ number: Int) -> Int {
      tap(number)
      return (0..<60).reduce(0) { items, _ in
        stage.advance(by: .nanoseconds(1_000_000_000 / 60))
        return items &+ stage.displayList.items.count
      }
    }

    private var digest: Int {
      Int(truncatingIfNeeded: stage.coreDigest)
    }
  }
}
