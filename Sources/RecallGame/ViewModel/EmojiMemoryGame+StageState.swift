import GameModel
import RecallUI

extension EmojiMemoryGame: StageState {
  /// The model's lines, and those of what is decided around it: the deck, the clock, who paused.
  public var snapshotLines: [StateSnapshot.Line] { Array(snapshotGroups.joined()) }

  /// A group for each card, one for the table, one for what is decided around the model, and one for what
  /// only games have that aren't played in the classic way.
  ///
  /// - Complexity: O(1) while nothing changes; the very array then, too.
  public var snapshotGroups: [[StateSnapshot.Line]] {
    if lines.areOld {
      lines.update(
        to: model,
        OwnLines.Values(
          clock: clock, dealing: dealing, isPausedByPlayer: isPausedByPlayer,
          isUnattended: isUnattended, shuffles: shuffles),
        course.map(CourseLines.Values.init))
    }
    return lines.groups
  }

  /// 64 bits of what the lines say.
  ///
  /// - Complexity: O(1)
  public var digest: UInt64 {
    var mix = Mix(digest: model.digest)
    mix.add(clock.hasBegun ? 1 : 0)
    mix.add(bits(clock.runningSince))
    mix.add(UInt64(bitPattern: clock.spent))
    mix.add(UInt64(dealing.dealt))
    mix.add(bits(dealing.nextCard))
    mix.add(bits(dealing.restingSince))
    mix.add((isPausedByPlayer ? 1 : 0) | (isUnattended ? 2 : 0))
    mix.add(UInt64(shuffles))
    if let course { add(course, to: &mix) }
    return mix.digest
  }

  /// Mixes numbers into 64 bits, one after the other. Whoever checks a session asks for them after each event,
  /// so no array is made of the numbers.
  private struct Mix {
    private(set) var digest: UInt64

    mutating func add(_ number: UInt64) {
      digest = SplitMix64.mix((digest ^ number) &+ Mix.step)
    }

    /// Keeps a row of zeros from having no effect: the step of SplitMix64.
    private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15
  }

  /// Mixes in what of the course tells two states apart.
  private func add(_ course: GameCourse, to mix: inout Mix) {
    for instant in course.appointments.instants { mix.add(bits(instant)) }
    mix.add(course.wordsDigest)
    mix.add(bits(course.appointments.restingSince))
    mix.add(course.isLost ? 1 : 0)
    mix.add(UInt64(bitPattern: Int64(course.first ?? -1)))
    mix.add(UInt64(course.returns))
    mix.add(UInt64(course.finds.count))
    for find in course.finds {
      mix.add(UInt64(bitPattern: find.milliseconds))
      mix.add(UInt64(find.pair))
    }
    for former in course.former {
      mix.add(former.model.digest)
      mix.add(UInt64(bitPattern: former.clock.spent))
      mix.add(former.deedDigest)
    }
    for case let bot? in course.bots {
      for number in bot.generator.state { mix.add(number) }
    }
  }

  private func bits(_ instant: Instant?) -> UInt64 {
    UInt64(bitPattern: instant?.nanoseconds ?? .min)
  }
}
