import GameModel
import RecallUI

extension EmojiMemoryGame: StageState {
  /// The model's lines, and those of what is decided around it: the deck, the clock, who paused.
  public var snapshotLines: [StateSnapshot.Line] { Array(snapshotGroups.joined()) }

  /// A group for each card, one for the table, and one for what is decided around the model.
  public var snapshotGroups: [[StateSnapshot.Line]] {
    modelLines.update(to: model)
    return modelLines.groups + [linesOfOwn]
  }

  private var linesOfOwn: [StateSnapshot.Line] {
    var lines: [StateSnapshot.Line] = []
    lines.reserveCapacity(32)
    func add(_ name: String, _ value: String) {
      lines.append(StateSnapshot.Line(name: name, value: value))
    }
    add("clock.hasBegun", word(clock.hasBegun))
    add("clock.runsSince", text(clock.runningSince))
    add("clock.spent", "\(clock.spent)")
    add("deck.dealt", "\(dealing.dealt)")
    add("deck.nextCard", text(dealing.nextCard))
    add("deck.restsSince", text(dealing.restingSince))
    add("isPausedByPlayer", word(isPausedByPlayer))
    add("isUnattended", word(isUnattended))
    add("shuffles", "\(shuffles)")
    if let course { lines += self.lines(of: course) }
    return lines
  }

  /// A string that isn't made anew.
  private func word(_ answer: Bool) -> String { answer ? "true" : "false" }

  /// What only games have that aren't played in the classic way.
  private func lines(of course: GameCourse) -> [StateSnapshot.Line] {
    let appointments = course.appointments
    var lines = [
      ("course.botActs", text(appointments[.bot])),
      ("course.finds", course.finds.map { "\($0.milliseconds):\($0.pair)" }.joined(separator: " ")),
      ("course.firstCard", course.first.map { "\($0)" } ?? "none"),
      ("course.isLost", "\(course.isLost)"),
      ("course.lookEnds", text(appointments[.look])),
      ("course.raceEnds", text(appointments[.race])),
      ("course.restsSince", text(appointments.restingSince)),
      ("course.returns", "\(course.returns)"),
      ("course.setup", course.words),
      ("course.ticks", text(appointments[.tick])),
      ("course.turnsBack", text(appointments[.turnBack])),
      ("course.undo", course.former.map(\.deed.rawValue).joined(separator: ", ")),
      ("course.undoEnds", text(appointments[.undo])),
    ]
    for (seat, bot) in course.bots.enumerated() {
      guard let state = bot?.generator.state else { continue }
      let digits = state.map { String($0, radix: 16) }.joined(separator: " ")
      lines.append(("course.chance:\(seat)", digits))
    }
    return lines.map { StateSnapshot.Line(name: $0, value: $1) }
  }

  private func text(_ instant: Instant?) -> String {
    instant.map { "\($0.nanoseconds)" } ?? "never"
  }

  /// 64 bits of what the lines say.
  ///
  /// - Complexity: O(1)
  public var digest: UInt64 {
    let digest = [
      clock.hasBegun ? 1 : 0,
      bits(clock.runningSince),
      UInt64(bitPattern: clock.spent),
      UInt64(dealing.dealt),
      bits(dealing.nextCard),
      bits(dealing.restingSince),
      (isPausedByPlayer ? 1 : 0) | (isUnattended ? 2 : 0),
      UInt64(shuffles),
    ].reduce(model.digest, mix)
    return course.map { numbers(of: $0).reduce(digest, mix) } ?? digest
  }

  private func mix(_ digest: UInt64, _ number: UInt64) -> UInt64 {
    SplitMix64.mix((digest ^ number) &+ EmojiMemoryGame.step)
  }

  /// What of the course tells two states apart.
  private func numbers(of course: GameCourse) -> [UInt64] {
    var numbers = Appointments.Kind.allCases.map { bits(course.appointments[$0]) }
    numbers += [
      course.wordsDigest, bits(course.appointments.restingSince), course.isLost ? 1 : 0,
      UInt64(bitPattern: Int64(course.first ?? -1)), UInt64(course.returns),
      UInt64(course.finds.count),
    ]
    numbers += course.finds.flatMap { [UInt64(bitPattern: $0.milliseconds), UInt64($0.pair)] }
    for former in course.former {
      numbers += [former.model.digest, UInt64(bitPattern: former.clock.spent)]
      numbers.append(GameCourse.digest(of: former.deed.rawValue.utf8.map { UInt64($0) }))
    }
    for bot in course.bots { numbers += bot?.generator.state ?? [] }
    return numbers
  }

  private func bits(_ instant: Instant?) -> UInt64 {
    UInt64(bitPattern: instant?.nanoseconds ?? .min)
  }

  /// Keeps a row of zeros from having no effect: the step of SplitMix64.
  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15
}
