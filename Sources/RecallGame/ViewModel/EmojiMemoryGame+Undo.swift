import GameModel
import RecallUI

extension EmojiMemoryGame {
  /// Whether the game goes on, and has something that could be lost.
  private var isRunning: Bool { clock.hasBegun && !isOver && !isLost }

  /// Keeps the game as it is for some seconds, before something is done to it.
  func keep(_ deed: FormerGame.Deed, at instant: Instant) {
    guard setup.offersUndo else { return }
    if isRunning {
      let former = former(deed, at: instant)
      course?.keep(former)
    } else if isOver || isLost {
      course?.forgetFormer()
    }
    letUndoEnd(from: instant)
  }

  private func former(_ deed: FormerGame.Deed, at instant: Instant) -> FormerGame {
    var (model, clock) = (model, clock)
    model.endPeek()
    model.pause(at: GameInstant(instant))
    clock.stop(at: instant)
    return FormerGame(
      deed: deed, model: model, clock: clock, finds: course?.finds ?? [], first: course?.first,
      bots: course?.bots ?? [])
  }

  private func letUndoEnd(from instant: Instant) {
    guard course?.former.isEmpty == false else { return cancel(.undo) }
    appoint(.undo, GameCourse.undoTime, from: instant)
  }

  /// Takes back the last shuffle, or brings back the game before the last new one, if that isn't too
  /// long ago.
  ///
  /// What was done since a shuffle stays done. A game that is left for an earlier one can be brought
  /// back in turn.
  public func undo(at instant: Instant) {
    guard !isPausedByPlayer, let former = course?.takeFormer() else { return }
    course?.returns += 1
    if former.deed == .shuffle {
      withAnimation(Theme.shuffling) {
        model.arrange(as: former.model)
        takeNoticeOfPlaces()
      }
      follower?(.shuffled)
    } else {
      if isRunning {
        let left = self.former(.undo, at: instant)
        course?.keep(left)
      }
      bringBack(former, at: instant)
      follower?(.wentBack)
    }
    letUndoEnd(from: instant)
  }

  private func bringBack(_ former: FormerGame, at instant: Instant) {
    cancelGame()
    course?.restart()
    course?.first = former.first
    course?.finds = former.finds
    cardTimer?.invalidate()
    withAnimation(Theme.shuffling) {
      model = former.model
      takeNoticeOfPlaces()
      // Each card lies where it lay.
      course?.bots = former.bots
      dealing.finish()
    }
    clock = former.clock
    settlePause(at: instant)
    beginRace(at: instant)
    if isMismatchUp, let turnBack = setup.turnBack {
      appoint(.turnBack, .milliseconds(turnBack), from: instant)
    } else {
      beginTurn(at: instant)
    }
  }
}
