import GameModel
import RecallUI

/// The lines of a game's state that only games have that aren't played in the classic way, written anew when
/// they change.
struct CourseLines {
  /// What they say.
  struct Values: Equatable {
    var appointments: Appointments
    var finds: [GameSetup.Find]
    var first: Int?
    var isLost: Bool
    var returns: Int
    var words: String
    var deeds: [FormerGame.Deed]
    /// The state of each bot's chance; nil where a person sits.
    var chances: [[UInt64]?]
  }

  private var values: Values?
  private(set) var lines: [StateSnapshot.Line] = []

  mutating func update(to new: Values) {
    guard values != new else { return }
    values = new
    let appointments = new.appointments
    var lines = [
      ("course.botActs", Self.text(appointments[.bot])),
      ("course.finds", new.finds.map { "\($0.milliseconds):\($0.pair)" }.joined(separator: " ")),
      ("course.firstCard", new.first.map { "\($0)" } ?? "none"),
      ("course.isLost", "\(new.isLost)"),
      ("course.lookEnds", Self.text(appointments[.look])),
      ("course.raceEnds", Self.text(appointments[.race])),
      ("course.restsSince", Self.text(appointments.restingSince)),
      ("course.returns", "\(new.returns)"),
      ("course.setup", new.words),
      ("course.ticks", Self.text(appointments[.tick])),
      ("course.turnsBack", Self.text(appointments[.turnBack])),
      ("course.undo", new.deeds.map(\.rawValue).joined(separator: ", ")),
      ("course.undoEnds", Self.text(appointments[.undo])),
    ]
    for (seat, chance) in new.chances.enumerated() {
      guard let chance else { continue }
      let digits = chance.map { String($0, radix: 16) }.joined(separator: " ")
      lines.append(("course.chance:\(seat)", digits))
    }
    self.lines = lines.map { StateSnapshot.Line(name: $0, value: $1) }
  }

  /// An instant as lines have it.
  static func text(_ instant: Instant?) -> String {
    instant.map { "\($0.nanoseconds)" } ?? "never"
  }
}

extension CourseLines.Values {
  init(of course: GameCourse) {
    self.init(
      appointments: course.appointments, finds: course.finds, first: course.first,
      isLost: course.isLost, returns: course.returns, words: course.words,
      deeds: course.former.map(\.deed), chances: course.bots.map { $0?.generator.state })
  }
}
