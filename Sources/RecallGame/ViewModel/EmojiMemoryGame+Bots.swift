import GameModel
import RecallUI

extension EmojiMemoryGame {
  /// Has a bot that is on turn act, after as much time as a person needs to see what it does.
  func beginTurn(at instant: Instant) {
    guard isBotOnTurn, !isOver, !isLost, course?.appointments[.bot] == nil else { return }
    let delay =
      course?.first != nil
      ? GameCourse.beforeSecond
      : model.shownCards.isEmpty ? GameCourse.beforeFirst : GameCourse.afterPair
    appoint(.bot, delay, from: instant)
  }

  /// Has the bot on turn turn up a card. Where it doesn't know any that can be turned up, it takes the
  /// first one.
  func playBot(at instant: Instant) {
    // With no bot on turn, a bot's mismatch was seen for long enough.
    guard isBotOnTurn, !isOver, !isLost else { return }
    // What lies there until it turns back by itself goes on with the game then.
    guard setup.turnBack == nil || !isMismatchUp else { return }
    let first = course?.first.map { (place: places[$0], picture: course?.picture(of: $0) ?? 0) }
    let choice = course?.choice(ofBotAt: model.currentPlayer, after: first)
    let chosen = choice.flatMap { model.id(at: $0) }
    if let chosen, !botTurnsUp(chosen, at: instant).isIgnored { return }
    for place in places.indices {
      guard let id = model.id(at: place) else { continue }
      if !botTurnsUp(id, at: instant).isIgnored { return }
    }
  }

  /// Has a bot turn up a card, whose place shows what that was worth.
  private func botTurnsUp(_ id: Card.ID, at instant: Instant) -> Outcome {
    let before = score
    let outcome = turnUp(id, at: instant)
    part(ofCard: id).earn(score - before)
    return outcome
  }

  /// Has bots take notice of two cards that were turned up, as everybody does.
  func tellBots(of first: Card.ID, and second: Card.ID, isMatch: Bool) {
    guard let course, setup.hasBots else { return }
    let cards = [first, second].map { (picture: course.picture(of: $0), place: places[$0]) }
    self.course?.tellBots { bot in
      if isMatch {
        bot.take(cards[0].picture, from: cards[0].place, and: cards[1].place)
      } else {
        for card in cards { bot.see(card.picture, at: card.place) }
      }
      bot.endMove()
    }
  }

  /// Has bots take notice of a card that was shown, and covered again.
  func showToBots(_ id: Card.ID) {
    guard let course, setup.hasBots else { return }
    let (picture, place) = (course.picture(of: id), places[id])
    self.course?.tellBots { $0.see(picture, at: place) }
  }

  /// Nobody knows what lies where: the cards were moved. What was won is known by the empty places.
  func haveBotsForgetPlaces() {
    guard let course, setup.hasBots else { return }
    let pairs = model.numberOfCards / 2
    let won = wonPairs.map { cards in
      (picture: course.picture(of: cards.0), first: places[cards.0], second: places[cards.1])
    }
    self.course?.tellBots { bot in
      bot.sitDown(pairs: pairs)
      for pair in won { bot.take(pair.picture, from: pair.first, and: pair.second) }
    }
  }

  /// The cards that were won, two of a kind together.
  private var wonPairs: [(Card.ID, Card.ID)] {
    var waiting: [Int: Card.ID] = [:]
    var pairs: [(Card.ID, Card.ID)] = []
    for id in 0..<model.numberOfCards where model.card(id: id)?.isMatched == true {
      let picture = course?.picture(of: id) ?? id / 2
      if let other = waiting.removeValue(forKey: picture) {
        pairs.append((other, id))
      } else {
        waiting[picture] = id
      }
    }
    return pairs
  }
}
