import Foundation
import RecallGame
import RecallUI
import Simulation

/// A recorded game taken apart into loss and luck, for people and for programs.
struct ReviewReport: Encodable {
  /// A card that was turned up.
  struct Turn: Encodable {
    /// In milliseconds since the start.
    var at: Int64
    var move: Int
    var card: String
    var isSecond: Bool
    var kind: String
    var best: String
    var loss: Double
    var luck: Double
    /// Who turned it up, where two play.
    var player: String?
    /// The moves that a perfect memory still expects after it, this one's second card among them; of
    /// two players, the pairs that this one can still expect to gain.
    var remaining: Double
    var isMatch: Bool
    var mark: String?
    var reason: String?
  }

  /// One of two players, and what it came to.
  struct Side: Encodable {
    var name: String
    var pairs: Int
    var loss: Double
    var luck: Double
  }

  /// The game's number among those of the recording, from 1, and how many there are.
  var game: Int
  var games: Int
  var pairs: Int
  var moves: Int
  var par: Double
  var loss: Double
  var luck: Double
  var peeks: Double
  var shuffles: Double
  /// For who plays alone.
  var accuracy: Double?
  var remaining: Double
  /// Where two play.
  var players: [Side]?
  var turns: [Turn]

  /// - Parameters:
  ///   - followed: The game.
  ///   - number: Its number among those of the recording, from 1.
  ///   - count: How many there are.
  ///   - names: Who played, where two did.
  ///   - shift: How much later than the recording its table's clock began.
  init(
    _ followed: FollowedGame<some Valuation<Double>>, number: Int, of count: Int, _ names: [String],
    after shift: Duration = .zero
  ) {
    let review = followed.reviewer.review
    game = number
    games = count
    pairs = followed.pairs
    moves = review.moves
    par = Self.rounded(review.par)
    loss = Self.rounded(review.loss)
    luck = Self.rounded(review.luck.reduce(0, +))
    peeks = Self.rounded(review.peeks)
    shuffles = Self.rounded(review.shuffles)
    accuracy = names.count > 1 ? nil : Self.rounded(review.accuracy)
    remaining = Self.rounded(review.remaining)
    players = names.count > 1 ? Self.sides(review, names) : nil
    turns = zip(review.choices, followed.instants).map { choice, instant in
      Turn(
        choice, at: instant.advanced(by: shift),
        player: names.count > 1 && names.indices.contains(choice.player)
          ? names[choice.player] : nil)
    }
  }

  private static func sides(_ review: GameReview<Double>, _ names: [String]) -> [Side] {
    names.enumerated().map { seat, name in
      Side(
        name: name, pairs: review.choices.count { $0.player == seat && $0.isMatch },
        loss: rounded(review.losses[seat]), luck: rounded(review.luck[seat]))
    }
  }

  var json: String {
    get throws { try JSONText.of(self) }
  }

  /// To a billionth: what lies behind that is the rounding of sums, and a zero is a zero.
  fileprivate static func rounded(_ value: Double) -> Double {
    let rounded = (value * 1e9).rounded() / 1e9
    return rounded == 0 ? 0 : rounded
  }
}

extension ReviewReport.Turn {
  init(_ choice: ReviewedChoice<Double>, at instant: Instant, player: String?) {
    self.init(
      at: instant.millisecondsRoundedUp, move: choice.move, card: Self.name(choice.card),
      isSecond: choice.isSecond, kind: choice.kind.rawValue, best: choice.best.rawValue,
      loss: ReviewReport.rounded(choice.loss), luck: ReviewReport.rounded(choice.luck),
      player: player,
      remaining: ReviewReport.rounded(
        choice.worth - (choice.isSecond && (player == nil || choice.isMatch) ? 1 : 0)),
      isMatch: choice.isMatch, mark: choice.mark?.rawValue,
      reason: choice.reason.map(Self.text))
  }

  private static func name(_ card: Int) -> String { "card:\(card)" }

  private static func text(_ reason: ChoiceReason) -> String {
    switch reason {
    case .twinForgotten(let twin, let ago):
      "\(name(twin)), the twin of \(name(twin ^ 1)), had been seen \(text(movesAgo: ago))"
    case .pairForgotten(let cards, let ago):
      "\(cards.map(name).joined(separator: " and ")) were known as a pair, "
        + "the first of them seen \(text(movesAgo: ago))"
    case .toldNothing: "it had been seen before, where an unseen card tells something"
    case .toldTooMuch: "it told the other player more than oneself"
    }
  }

  private static func text(movesAgo ago: Int) -> String {
    switch ago {
    case 0: "in this move"
    case 1: "a move ago"
    default: "\(ago) moves ago"
    }
  }
}

extension ReviewReport {
  /// For people: the sum of it, then each costly choice with its reason.
  var text: String {
    if let players { return text(of: players) }
    var lines = [
      "game       \(game) of \(games), \(pairs) \(pairs == 1 ? "pair" : "pairs")",
      row("moves", Double(moves), "what was needed", digits: 0),
      row("par", par, "what a perfect memory expects"),
      row("loss", loss, "what choices cost"),
      row("luck", luck, "what the faces of the cards brought; less is better"),
    ]
    if peeks != 0 { lines.append(row("peeks", peeks, "what peeks saved")) }
    if shuffles != 0 { lines.append(row("shuffles", shuffles, "what shuffling cost")) }
    if remaining != 0 {
      lines.append(row("remaining", remaining, "what a perfect memory still expects"))
    }
    if let accuracy {
      lines.append(row("accuracy", accuracy, "100 par / (par + loss)", digits: 1))
    }
    let costly = turns.filter { $0.mark != nil }
    if !costly.isEmpty { lines += ["", "  move  seconds     card   cost"] }
    lines += costly.map(line)
    return lines.joined(separator: "\n")
  }

  /// The same for two: what counts are pairs, and how many more of them one wins than the other.
  private func text(of players: [Side]) -> String {
    let first = players.first?.name ?? ""
    var lines = [
      "game       \(game) of \(games), \(pairs) \(pairs == 1 ? "pair" : "pairs")",
      row("moves", Double(moves), "of both", digits: 0),
      row("par", par, "pairs that \(first) is expected to win more, who begins"),
    ]
    for player in players {
      lines += [
        "", "\(player.name)",
        row("pairs", Double(player.pairs), "that were won", digits: 0),
        row("loss", player.loss, "what choices cost, in pairs"),
        row("luck", player.luck, "what the faces of the cards brought; more is better"),
      ]
    }
    if peeks != 0 { lines += ["", row("peeks", peeks, "what peeks brought \(first)")] }
    if shuffles != 0 {
      lines += ["", row("shuffles", shuffles, "what shuffling brought \(first)")]
    }
    if remaining != 0 {
      lines += ["", row("remaining", remaining, "what is still expected by who is on turn")]
    }
    let costly = turns.filter { $0.mark != nil }
    if !costly.isEmpty { lines += ["", "  move  seconds     card   cost"] }
    lines += costly.map { line($0) + ($0.player.map { " (\($0))" } ?? "") }
    return lines.joined(separator: "\n")
  }

  private func row(_ name: String, _ value: Double, _ note: String, digits: Int = 2) -> String {
    let number = String(format: "%.\(digits)f", value).padded(to: 8)
    return name.padding(toLength: 11, withPad: " ", startingAt: 0) + "\(number)  \(note)"
  }

  private func line(_ turn: Turn) -> String {
    let seconds = String(format: "%.1f", Double(turn.at) / 1000).padded(to: 7)
    let cost = String(format: "%.2f", turn.loss)
    return "\("\(turn.move)".padded(to: 6))  \(seconds)  \(turn.card.padded(to: 7))   \(cost)  "
      + "\(turn.mark ?? ""): \(turn.reason ?? "")"
  }
}
