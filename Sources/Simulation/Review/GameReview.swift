/// A game taken apart into what its players could do something about, and what was chance.
///
/// For a player alone, `moves + remaining = par + loss + luck + peeks + shuffles`, exactly.
public struct GameReview<Number: ExactNumber>: Sendable {
  /// What a perfect memory expects at the beginning: moves of a player alone; of two, the pairs that
  /// the first gains.
  public var par: Number
  /// The moves made: a move is two cards turned up.
  public var moves = 0
  /// What a perfect memory still expects, as `par` counts it, to whom is on turn; zero when the game is
  /// over.
  public var remaining: Number
  /// Each card that was turned up, in order.
  public var choices: [ReviewedChoice<Number>] = []
  /// By the players: what their choices cost, in moves or pairs.
  public var losses: [Number]
  /// By the players: what the faces of the cards brought, less what was to be expected. In moves, less
  /// is better; in pairs, more.
  public var luck: [Number]
  /// What peeks changed.
  public var peeks = Number(0)
  /// What it changed that cards were moved to other places.
  public var shuffles = Number(0)

  /// The loss of all players.
  public var loss: Number { losses.reduce(Number(0), +) }

  /// How near a player alone came to perfect play: `100 · par / (par + loss)`, from 0 to 100.
  public var accuracy: Double {
    let par = par.approximation
    let whole = par + loss.approximation
    return whole > 0 ? 100 * (par / whole) : 100
  }
}

/// A card that was turned up, and what came of it.
public struct ReviewedChoice<Number: ExactNumber>: Sendable {
  /// The card.
  public let card: Int
  /// Whose turn it was.
  public let player: Int
  /// The number of the move, from 1.
  public let move: Int
  /// Whether it is the move's second card.
  public let isSecond: Bool
  /// What was known before it showed its face.
  public let knowledge: Knowledge
  /// What kind of card it was.
  public let kind: CardKind
  /// What kind is the best there.
  public let best: CardKind
  /// What the choice cost, before the card showed its face; never less than zero.
  public let loss: Number
  /// What the face brought, as ``GameReview/luck`` counts it.
  public let luck: Number
  /// What the table is worth after it, to whom was on turn before it.
  public let worth: Number
  /// Whether it won a pair.
  public let isMatch: Bool
  /// What could have been remembered instead: the twin, or the two cards of a known pair. Empty where
  /// an unseen card, or a single one, is the best.
  public let rememberable: [Int]
  /// How many moves ago the one of these that was longest not seen was seen; nil where there are none.
  public let lastSeen: Int?
  /// What it tells of its player's memory; nil where no card was wanted for certain that had been seen,
  /// or where every choice is a hit.
  public let trial: RecallTrial<Number>?

  /// How bad the choice is.
  public var mark: ChoiceMark? { ChoiceMark(loss: loss.approximation) }
}

/// What a costly choice is called.
public enum ChoiceMark: String, CaseIterable, Sendable {
  /// It cost a quarter of a move or more.
  case inaccuracy
  /// It cost half a move or more.
  case mistake
  /// It cost a whole move or more.
  case blunder

  /// The name for a loss in moves; nil under a quarter.
  init?(loss: Double) {
    // A sum of rounded numbers that stands for one at the bound counts as one.
    let bounds: [(Double, ChoiceMark)] = [(1, .blunder), (0.5, .mistake), (0.25, .inaccuracy)]
    guard let mark = bounds.first(where: { loss >= $0.0 - Double.slack })?.1 else { return nil }
    self = mark
  }
}
