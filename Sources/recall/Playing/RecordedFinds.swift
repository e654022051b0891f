import RecallGame
import Replay

/// What was found in the first game of a recording, and when: the ghost of another one.
final class RecordedFinds {
  private(set) var finds: [GameSetup.Find] = []
  /// The number of the game that is played.
  private var game = 0
  private var games = 1
  /// The numbers of games that may be brought back, the latest last.
  private var former: [Int] = []
  /// Whether something was turned up in the game that is played.
  private var isRunning = false
  private var taken: Set<Int> = []

  /// Takes notice of what happened.
  func follow(_ event: GameEvent) {
    switch event {
    case .turnedUp: isRunning = true
    case .found(let pair, let after): note(pair, after)
    case .startedOver:
      if isRunning { former.append(game) }
      game = games
      games += 1
      isRunning = false
    case .wentBack:
      guard let last = former.popLast() else { return }
      if isRunning { former.append(game) }
      game = last
      isRunning = true
    case .peeked, .shuffled, .turnedBack: break
    }
  }

  private func note(_ pair: Int, _ time: Duration) {
    // Of pairs that look the same, cards may have been found across.
    guard game == 0, taken.insert(pair).inserted else { return }
    let (seconds, attoseconds) = time.components
    finds.append(
      GameSetup.Find(
        milliseconds: seconds * 1000 + attoseconds / 1_000_000_000_000_000, pair: pair))
  }
}

extension ReplayFile {
  /// What was found in the first game of the file, or of a table of the whole program, which has to be of
  /// the same deal.
  ///
  /// - Parameters:
  ///   - deck: The deck's name.
  ///   - pairs: How many pairs are dealt.
  ///   - seed: What deals them; nil for whatever the file says.
  /// - Returns: The finds, and the seed that dealt them. Of several tables with such a deal, those of the one
  ///   where most was found, and that soonest.
  /// - Throws: `CommandFailure` for a file that can't be played, and for one of another deal.
  func ghost(
    deck: String, pairs: Int, seed: UInt64?
  ) throws -> (finds: [GameSetup.Find], seed: UInt64) {
    let header = try header()
    func isAlike(_ header: ReplayHeader) -> Bool {
      header.deck == deck && header.pairs == pairs && (seed == nil || header.seed == seed)
    }
    let expected = "\(deck), \(pairs) pairs" + (seed.map { " and seed \($0)" } ?? "")
    let all = try recordedFinds(header, ofDeal: isAlike)
    let alike = all.filter { isAlike($0.header) }
    guard !alike.isEmpty else {
      let found = all.map { Self.deal(of: $0.header) }.joined(separator: "; ")
      throw CommandFailure(
        .wrongInput,
        [
          "--ghost: expected a recording of \(expected.printable), found "
            + (found.isEmpty ? "no game" : found.printable)
        ])
    }
    guard
      let best = alike.min(by: { Self.isBetter($0.finds, $1.finds) }), !best.finds.isEmpty
    else {
      throw CommandFailure(
        .wrongInput, ["--ghost: expected a recording in which pairs are found, found none"])
    }
    return (best.finds, best.header.seed)
  }

  private static func deal(of header: ReplayHeader) -> String {
    header.screen.map { "the screen \($0.name)" }
      ?? "\(header.deck), \(header.pairs) pairs and seed \(header.seed)"
  }

  private static func isBetter(_ one: [GameSetup.Find], _ other: [GameSetup.Find]) -> Bool {
    (-one.count, one.last?.milliseconds ?? 0) < (-other.count, other.last?.milliseconds ?? 0)
  }

  /// What was found at each table of the file.
  private func recordedFinds(
    _ header: ReplayHeader, ofDeal isAlike: (ReplayHeader) -> Bool
  ) throws -> [(header: ReplayHeader, finds: [GameSetup.Find])] {
    guard Self.isProgram(header) else {
      guard isAlike(header) else { return [(header, [])] }
      let recorded = RecordedFinds()
      try require(try play(follower: { event, _, _ in recorded.follow(event) }).report)
      return [(header, recorded.finds)]
    }
    let tables = FollowedTables { _ in
      let recorded = RecordedFinds()
      return (recorded, { event, _, _ in recorded.follow(event) })
    }
    try require(try play(tables: tables).report)
    return tables.tables.map { ($0.header, $0.notes.finds) }
  }

  private func require(_ report: ReplayReport) throws {
    guard report.isSuccess else {
      throw CommandFailure(.diverged, report.failures.map(\.description))
    }
  }
}
