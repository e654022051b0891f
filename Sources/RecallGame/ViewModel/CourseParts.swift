import GameModel
import RecallUI

/// The parts that views observe of a game that isn't played in the classic way.
final class CourseParts {
  /// Someone at the table.
  struct Seat: Equatable, Identifiable {
    /// The place, from 0, in the order of the turns.
    let id: Int
    let name: String
    let isBot: Bool
    let pairs: Int
    let score: Int
    let isOnTurn: Bool
  }

  /// A time that runs out.
  struct Countdown: Equatable {
    let ends: Instant
    /// Since when it stands still; nil while it runs.
    let restingSince: Instant?
  }

  let seats: Observed<[Seat]>
  /// The time for which the cards lie face up at the start; nil when they don't.
  let look: Observed<Countdown?>
  let finds: Observed<[GameSetup.Find]>
  /// What can be taken back, in words.
  let undo: Observed<String?>

  init(of game: EmojiMemoryGame, _ course: GameCourse) {
    seats = Observed(game.seats)
    look = Observed(course.look)
    finds = Observed(course.finds)
    undo = Observed(course.former.last?.title)
  }

  func updateSeats(to game: EmojiMemoryGame) {
    seats.update(to: game.seats)
  }

  func update(to course: GameCourse) {
    look.update(to: course.look)
    finds.update(to: course.finds)
    undo.update(to: course.former.last?.title)
  }
}

extension GameCourse {
  fileprivate var look: CourseParts.Countdown? {
    appointments[.look].map {
      CourseParts.Countdown(ends: $0, restingSince: appointments.restingSince)
    }
  }
}

extension EmojiMemoryGame {
  /// Who sits at the table, and what each has done.
  var seats: [CourseParts.Seat] {
    zip(setup.seats, model.players).map { seat, player in
      CourseParts.Seat(
        id: player.id, name: seat.name, isBot: seat.bot != nil, pairs: player.pairs,
        score: player.score,
        isOnTurn: player.id == model.currentPlayer && !isOver && !isLost)
    }
  }

  /// How the game stands between its players.
  public var standing: Standing { model.standing }
}
