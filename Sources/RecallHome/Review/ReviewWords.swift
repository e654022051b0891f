import RecallUI
import Simulation

/// What a review says, in words.
enum ReviewWords {
  /// A number with so many digits behind the point, and a minus as wide as a plus; no zero below zero.
  static func number(_ value: Double, digits: Int = 1) -> String {
    let scale = pow(10, Double(digits))
    let rounded = (value * scale).rounded() / scale
    guard rounded.isFinite else { return "–" }
    let text = String(format: "%.\(digits)f", abs(rounded))
    return rounded < 0 ? "−\(text)" : text
  }

  /// A number with its sign, where it has one.
  static func change(_ value: Double, digits: Int = 1) -> String {
    let text = number(value, digits: digits)
    return text.hasPrefix("−") || number(abs(value), digits: digits) == number(0, digits: digits)
      ? text : "+\(text)"
  }

  static func movesAgo(_ count: Int) -> String {
    switch count {
    case ...0: "in this very move"
    case 1: "a move ago"
    default: "\(count) moves ago"
    }
  }

  /// What luck was in a game, and what that means.
  static func luck(of game: ReviewedGame) -> String {
    if game.isForTwo {
      let lucks = game.review.luck.enumerated().map { player, luck in
        "\(game.name(of: player)) \(change(luck))"
      }
      return "Luck, in pairs, is what the faces brought beyond what was to be expected: "
        + lucks.joined(separator: ", ") + "."
    }
    let luck = game.review.luck.reduce(0, +)
    if abs(luck) < 0.05 {
      return "Luck cost nothing and saved nothing: the faces told what was to be expected."
    }
    let moves = number(abs(luck)) == "1.0" ? "a move" : "\(number(abs(luck))) moves"
    return luck < 0
      ? "Luck saved you \(moves): the faces that came up told more than was to be expected."
      : "Luck cost you \(moves): the faces that came up told less than was to be expected."
  }
}

/// A sentence, and the card that it is about.
struct ReviewNote: Equatable {
  let sentence: String
  let card: Int?
}

extension ChoiceMark {
  /// What people call it.
  var name: String { rawValue }

  /// As chess players write it.
  var glyph: String {
    switch self {
    case .inaccuracy: "?!"
    case .mistake: "?"
    case .blunder: "??"
    }
  }
}

extension ReviewedGame {
  /// What was chosen at a step, and what that cost: `Move 3, second card: mistake, 0.6`.
  func title(ofStep step: Int) -> String {
    guard let choice = choice(at: step) else { return "Before the first card" }
    var text = "Move \(choice.move), \(choice.isSecond ? "second" : "first") card"
    if isForTwo { text = "\(name(of: choice.player)): \(text.lowercased())" }
    if let mark = choice.mark {
      text += ": \(mark.name), \(ReviewWords.number(choice.loss, digits: 2))"
    }
    return text
  }

  /// Why a choice cost something, and the card that this is about; nil when it cost nothing.
  func reason(_ choice: ReviewedChoice<Double>) -> ReviewNote? {
    let subject = isForTwo ? name(of: choice.player) : "You"
    switch choice.reason {
    case .twinForgotten(let twin, let ago):
      return ReviewNote(
        sentence: "\(subject) had seen its twin \(ReviewWords.movesAgo(ago)).", card: twin)
    case .pairForgotten(let cards, let ago):
      guard let card = cards.first else { return nil }
      return ReviewNote(
        sentence: "\(subject) had seen both of these, one \(ReviewWords.movesAgo(ago)).", card: card
      )
    case .toldNothing:
      return ReviewNote(
        sentence: "\(subject) had seen this one; a new one tells more.", card: choice.card)
    case .toldTooMuch:
      return ReviewNote(
        sentence: "A new card told the other more than \(subject == "You" ? "you" : subject).",
        card: choice.card)
    case nil: return nil
    }
  }

  /// What happened since the step before that was no choice; at the last step, behind it too.
  func notes(ofStep step: Int) -> [ReviewNote] {
    let happened = events(after: step - 1) + (step == steps ? events(after: step) : [])
    return happened.map { event in
      switch event.kind {
      case .peek(let card): ReviewNote(sentence: "A peek showed this one.", card: card)
      case .newOrder: ReviewNote(sentence: "The cards were shuffled.", card: nil)
      }
    }
  }

  /// The time of a step since the beginning: `1:07`; nil where nobody knows.
  func time(ofStep step: Int) -> String? {
    guard instants.indices.contains(step - 1) else { return nil }
    let seconds = max(instants[step - 1].nanoseconds / 1_000_000_000, 0)
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
