import GameModel
import RecallUI

/// A game of pairs as its views see it: the model, a seeded generator to deal with, and the
/// player's intents.
///
/// It reads no clock: an intent comes with the instant at which the player had it.
public final class EmojiMemoryGame: ObservableObject {
  public typealias Card = MemoryGame<String>.Card

  /// The deck's name as people read it.
  public let title: String
  @Published private var model: MemoryGame<String>
  private var generator: Xoshiro256StarStar
  /// The model's lines as they were last asked for.
  private lazy var modelLines = MemoryGame<String>.LiveSnapshot(of: model) {
    StateSnapshot.Line(name: $0, value: $1)
  }

  /// Deals a shuffled game.
  ///
  /// - Parameters:
  ///   - title: The deck's name as people read it.
  ///   - pairs: How many pairs of cards, from 0 to 10,000.
  ///   - seed: What the shuffle depends on; the same seed deals the same game on each machine.
  ///   - face: What the two cards of a pair show, by the pair's number from 0.
  /// - Throws: `SetupError` for a number of pairs that no game has.
  public init(title: String, pairs: Int, seed: UInt64, face: (Int) -> String) throws(SetupError) {
    self.title = title
    var generator = Xoshiro256StarStar(seed: seed)
    var model = try MemoryGame<String>(
      numberOfPairsOfCards: pairs, players: 1, createCardContent: face)
    model.shuffle(using: &generator)
    self.generator = generator
    self.model = model
  }

  // MARK: What views show

  /// The cards in the order in which they lie on the table.
  public var cards: [Card] { model.cards }

  /// Points: see `MemoryGame.choose(_:at:)`.
  public var score: Int { model.score }

  /// How often two cards were compared.
  public var moves: Int { model.moves }

  /// How many pairs are still to be found.
  public var pairsLeft: Int { model.pairsLeft }

  /// Whether all pairs are found.
  public var isOver: Bool { model.isOver }

  // MARK: Intents

  /// Turns a card up, as the rules allow.
  @discardableResult
  public func choose(_ card: Card, at instant: Instant) -> Outcome {
    model.choose(card, at: GameInstant(nanoseconds: instant.nanoseconds))
  }

  /// Shows a card that lies face down, at the price of the rules, until `endPeek()`.
  @discardableResult
  public func peek(at id: Card.ID) -> Outcome {
    model.peek(id: id)
  }

  /// Covers the card that is being peeked at, if there is one.
  public func endPeek() {
    model.endPeek()
  }

  /// Stops the game's time: what the player can't see costs nothing.
  public func pause(at instant: Instant) {
    model.pause(at: GameInstant(nanoseconds: instant.nanoseconds))
  }

  /// Has the game's time go on.
  public func resume(at instant: Instant) {
    model.resume(at: GameInstant(nanoseconds: instant.nanoseconds))
  }

  /// Collects the cards, shuffles them and deals again.
  public func startOver() {
    var new = model
    new.restart()
    new.shuffle(using: &generator)
    model = new
  }
}

extension EmojiMemoryGame: StageState {
  public var snapshotLines: [StateSnapshot.Line] {
    modelLines.update(to: model)
    return modelLines.lines
  }

  public var digest: UInt64 { model.digest }
}
