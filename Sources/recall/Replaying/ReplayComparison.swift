import Foundation
import Rasterizer
import RecallUI
import Replay

/// Where two replays part, and in what.
struct ReplayComparison {
  private let first: ReplayFile
  private let second: ReplayFile
  private let textMeasurer: PangoTextMeasurer

  init(_ first: ReplayFile, _ second: ReplayFile, _ textMeasurer: PangoTextMeasurer) {
    (self.first, self.second) = (first, second)
    self.textMeasurer = textMeasurer
  }

  /// What happened in an event, and what came of it.
  private struct Moment: Equatable {
    var time: Int64
    var action: String
    var digest: UInt64
    var position: SourcePosition

    static func == (one: Moment, other: Moment) -> Bool {
      one.time == other.time && one.action == other.action && one.digest == other.digest
    }
  }

  /// The differences, a line each: of the headers, of the first event that differs, and of the state after
  /// it; none where both tell of the same.
  ///
  /// - Throws: `CommandFailure` for files that can't be played.
  func differences() throws -> [String] {
    let headers = headerDifferences(try first.header(), try second.header())
    let (one, other) = (try moments(of: first), try moments(of: second))
    let same = zip(one, other).prefix { $0 == $1 }.count
    guard same < one.count || same < other.count else { return headers }
    var lines = headers
    guard same < one.count, same < other.count else {
      let (longer, left) = same < one.count ? (first, one.count) : (second, other.count)
      return lines + [
        "both are the same for \(same) events; \(longer.name) has \(left - same) more"
      ]
    }
    lines.append("they part at event \(same + 1):")
    lines += [one[same], other[same]].map { "  \($0.position): \($0.time)  \($0.action)" }
    return lines
      + stateDifferences(
        try state(of: first, after: same + 1), try state(of: second, after: same + 1))
  }

  private func headerDifferences(_ one: ReplayHeader, _ other: ReplayHeader) -> [String] {
    func fields(_ header: ReplayHeader) -> [String] {
      var header = header
      header.comments = []
      return "\(header)".split(separator: "\n").map(String.init)
    }
    let (own, others) = (fields(one), fields(other))
    let lines =
      own.filter { !others.contains($0) }.map { "  \(first.name): \($0)" }
      + others.filter { !own.contains($0) }.map { "  \(second.name): \($0)" }
    return lines.isEmpty ? [] : ["the headers differ:"] + lines
  }

  private func moments(of file: ReplayFile) throws -> [Moment] {
    var moments: [Moment] = []
    var manner = ReplayFile.Manner(checks: .expectations)
    manner.observer = { event, target in
      moments.append(
        Moment(
          time: event.isLast ? target.now.millisecondsRoundedUp : event.step.time,
          action: "\(event.step.action)", digest: target.digest,
          position: event.position(in: file.name)))
    }
    _ = try file.play(manner, textMeasurer: textMeasurer)
    return moments
  }

  /// The state after as many events.
  private func state(of file: ReplayFile, after count: Int) throws -> StateSnapshot {
    var (seen, state) = (0, StateSnapshot())
    var manner = ReplayFile.Manner(checks: .expectations)
    manner.observer = { _, target in
      seen += 1
      if seen == count { state = target.snapshot }
    }
    _ = try file.play(manner, textMeasurer: textMeasurer)
    return state
  }

  private func stateDifferences(_ one: StateSnapshot, _ other: StateSnapshot) -> [String] {
    let pairs = one.pairs(with: other).filter { $0.own != $0.other }
    guard !pairs.isEmpty else { return ["the state is the same after it"] }
    let shown = pairs.prefix(Self.mostLines).map {
      "  \($0.name): \($0.own ?? "nothing"), \($0.other ?? "nothing")"
    }
    let rest = pairs.count > Self.mostLines ? ["  and \(pairs.count - Self.mostLines) more"] : []
    return ["after it the state differs:"] + shown + rest
  }

  private static let mostLines = 40
}
