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

  static func movesAgo(_ count: Int) -> LocalizedStringKey {
    count <= 0
      ? "in this move"
      : LocalizedStringKey(one: "a move ago", other: "{count} moves ago", count: count)
  }

  /// What luck was in a game, and what that means.
  static func luck(of game: ReviewedGame) -> LocalizedStringKey {
    game.isForTwo ? luckOfTwo(game) : luckOfOne(game.review.luck.reduce(0, +))
  }

  private static func luckOfTwo(_ game: ReviewedGame) -> LocalizedStringKey {
    let lucks = game.review.luck.enumerated().map { player, luck in
      LocalizedStringKey(
        "{name} {luck}",
        ["name": .key(PlayerName.key(game.name(of: player))), "luck": .decimal(change(luck))])
    }
    let list = lucks.dropFirst().reduce(lucks.first ?? "") {
      LocalizedStringKey("{list}, {name}", ["list": .key($0), "name": .key($1)])
    }
    return LocalizedStringKey(
      "Luck, in pairs, is what the cards brought beyond what could be expected: {list}.",
      ["list": .key(list)])
  }

  private static func luckOfOne(_ luck: Double) -> LocalizedStringKey {
    if abs(luck) < 0.05 {
      return "Luck cost nothing and saved nothing: the cards told as much as could be expected."
    }
    let number = number(abs(luck))
    guard number != "1.0" else {
      return luck < 0
        ? "Luck saved you a move: the cards that came up told more than could be expected."
        : "Luck cost you a move: the cards that came up told less than could be expected."
    }
    let moves = LocalizedStringKey.Argument.decimal(number)
    return luck < 0
      ? LocalizedStringKey(
        "Luck saved you {moves} moves: the cards that came up told more than could be expected.",
        ["moves": moves])
      : LocalizedStringKey(
        "Luck cost you {moves} moves: the cards that came up told less than could be expected.",
        ["moves": moves])
  }
}

/// A sentence, and the card that it is about.
struct ReviewNote: Equatable {
  let sentence: LocalizedStringKey
  let card: Int?
}

extension ChoiceMark {
  /// What people call it.
  var name: LocalizedStringKey {
    switch self {
    case .inaccuracy: "inaccuracy"
    case .mistake: "mistake"
    case .blunder: "blunder"
    }
  }

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
  func title(ofStep step: Int) -> LocalizedStringKey {
    guard let choice = choice(at: step) else { return "Before the first card" }
    let title = title(of: choice)
    guard let mark = choice.mark else { return title }
    return LocalizedStringKey(
      "{choice}: {mark}, {loss}",
      [
        "choice": .key(title), "mark": .key(mark.name),
        "loss": .decimal(ReviewWords.number(choice.loss, digits: 2)),
      ])
  }

  private func title(of choice: ReviewedChoice<Double>) -> LocalizedStringKey {
    let move = LocalizedStringKey.Argument.number(choice.move)
    guard isForTwo else {
      return choice.isSecond
        ? LocalizedStringKey("Move {move}, second card", ["move": move])
        : LocalizedStringKey("Move {move}, first card", ["move": move])
    }
    let name = LocalizedStringKey.Argument.key(PlayerName.key(name(of: choice.player)))
    return choice.isSecond
      ? LocalizedStringKey("{name}: move {move}, second card", ["name": name, "move": move])
      : LocalizedStringKey("{name}: move {move}, first card", ["name": name, "move": move])
  }

  /// Why a choice cost something, and the card that this is about; nil when it cost nothing.
  func reason(_ choice: ReviewedChoice<Double>) -> ReviewNote? {
    let name = isForTwo ? name(of: choice.player) : PlayerName.you
    let words = ReasonWords(of: name)
    switch choice.reason {
    case .twinForgotten(let twin, let ago):
      return ReviewNote(sentence: words.twinForgotten(ReviewWords.movesAgo(ago)), card: twin)
    case .pairForgotten(let cards, let ago):
      guard let card = cards.first else { return nil }
      return ReviewNote(sentence: words.pairForgotten(ReviewWords.movesAgo(ago)), card: card)
    case .toldNothing: return ReviewNote(sentence: words.toldNothing, card: choice.card)
    case .toldTooMuch: return ReviewNote(sentence: words.toldTooMuch, card: choice.card)
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
    guard times.indices.contains(step - 1) else { return nil }
    let seconds = max(times[step - 1].components.seconds, 0)
    return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
  }
}
