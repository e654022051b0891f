import RecallUI

extension EmojiMemoryGame {
  /// How long cards take to get back into the deck before they are dealt anew.
  static let gathering = Duration.milliseconds(650)

  /// Whether the deck lies there and waits for the player.
  var awaitsDeal: Bool { dealing.dealt == 0 && dealing.nextCard == nil && !dealing.isOver }

  /// Whether the cards are on their way back into the deck, to be dealt anew.
  var gathersCards: Bool { dealing.dealt == 0 && dealing.nextCard != nil }

  /// Whether a card lies on the table, and not in the deck: it was dealt, or chosen before that.
  func isOnTable(_ id: Card.ID) -> Bool {
    places[id] < dealing.dealt || model.hasBeenSeen(id: id) || model.shownCards.contains(id)
  }

  /// Deals what lies in the deck, card by card; while it is being dealt, it goes on.
  public func deal(at instant: Instant) {
    guard dealing.nextCard == nil, !dealing.isOver else { return }
    dealNext(at: instant)
  }

  /// Moves all cards to other places. Cards that were being dealt are there at once.
  public func shuffleCards(at instant: Instant) {
    if course != nil { keep(.shuffle, at: instant) }
    let wasOver = dealing.isOver
    withAnimation(Theme.shuffling) {
      if dealing.dealt > 0 { dealing.finish() }
      shuffleModel()
    }
    follower?(.shuffled)
    if course != nil, dealing.isOver, !wasOver { goOnAfterDealing(at: instant) }
  }

  /// Collects the cards, shuffles them and deals again.
  public func startOver(at instant: Instant) {
    if course != nil { keep(.newGame, at: instant) }
    isPausedByPlayer = false
    if course != nil { cancelGame() }
    course?.restart()
    clock = GameClock()
    // All at once: so each card flies from where it is, on its way to its place too.
    withAnimation(Theme.gathering) {
      model.restart()
      shuffleModel()
      dealing = Dealing(count: dealing.count, isAnew: true)
    }
    settlePause(at: instant)
    awaitCard(after: EmojiMemoryGame.gathering, from: instant)
    follower?(.startedOver)
  }

  private func dealNext(at instant: Instant) {
    // A card that was chosen before lies there already.
    let next = dealing.dealt..<min(dealing.dealt + dealing.cardsAtOnce, dealing.count)
    let isHeard = onSound != nil && next.contains { model.id(at: $0).map(isOnTable) == false }
    withAnimation(Theme.dealing) { dealing.dealNext() }
    if isHeard { onSound?(.deal) }
    guard dealing.isOver else { return awaitCard(after: dealing.interval, from: instant) }
    if course != nil { goOnAfterDealing(at: instant) }
  }

  /// Sets the timer of the next card, in place of the one that was set before.
  private func awaitCard(after delay: Duration, from instant: Instant) {
    cardTimer?.invalidate()
    dealing.wait(delay, from: instant)
    guard dealing.nextCard != nil else { return }
    let seconds = TimeInterval(delay.saturatingNanoseconds) / 1_000_000_000
    cardTimer = RecallUI.Timer.scheduledTimer(withTimeInterval: seconds, repeats: false, in: timers)
    {
      [weak self] _ in
      guard let self, let due = dealing.nextCard else { return }
      dealNext(at: due)
    }
  }
}
