import Foundation
import Replay
import Testing

@testable import Fuzzing

struct StageFuzzerTests {
  private static let decks = [
    FuzzDeck(name: "vehicles", pairs: 6), FuzzDeck(name: "weather", pairs: 3),
  ]

  private static let invariants = Invariant.memoryGame() + [.digestTellsSnapshotsApart]

  private func fuzz(
    seed: UInt64, taps: Int, defect: PairsTarget.Defect? = nil
  ) throws -> FuzzReport {
    try StageFuzzer(seed: seed, taps: taps, decks: Self.decks)
      .run(invariants: Self.invariants) { try PairsTarget($0, defect: defect) }
  }

  @Test func aSoundTargetSurvives() throws {
    let report = try fuzz(seed: 1, taps: 1500)
    #expect(report.isSuccess, "\(report)")
    #expect(report.steps == 1500)
    for kind in FuzzAction.allCases where kind != .raw {
      #expect(report.counts.contains { $0.kind == kind.rawValue && $0.count > 0 }, "\(kind)")
    }
    for kind in ["down", "move", "up", "cancel"] {
      #expect(report.counts.contains { $0.kind == kind && $0.count > 0 }, "\(kind)")
    }
  }

  @Test func theSameSeedDoesTheSame() throws {
    let reports = try [5, 5, 6].map { try fuzz(seed: $0, taps: 500).description }
    #expect(reports[0] == reports[1])
    #expect(reports[0] != reports[2])
  }

  @Test func theReportNamesTheSeedAndAllThatWasDrawn() throws {
    let report = try fuzz(seed: 12, taps: 150)
    let text = report.description
    #expect(text.hasPrefix("fuzzed with seed 12: \(report.steps) of 150 steps in"))
    for round in report.rounds {
      #expect(text.contains("\n  \(round)\n"))
    }
    #expect(text.hasSuffix("\nnothing found"))
  }

  /// The canary: each defect has to be found, and shrunk to few steps that fail in the same way.
  @Test(
    arguments: [
      (.stuckCards, "at most two cards that are not matched lie face up", 6),
      (.focusUnmatches, "matched cards stay matched until a new deal", 5),
      (.secondPointerThrows, "two pointers are down", 2),
      (.countsFrames, "the digest", 2),
      (.blindDigest, "the digest changes exactly when the snapshot does", 2),
    ] as [(PairsTarget.Defect, String, Int)])
  func aDefectIsFoundAndShrunk(defect: PairsTarget.Defect, message: String, steps: Int) throws {
    for seed in [1, 2, 3] as [UInt64] {
      let report = try fuzz(seed: seed, taps: 20_000, defect: defect)
      let finding = try #require(report.finding, "seed \(seed) found nothing")
      #expect(finding.message.contains(message), "\(finding.message)")
      #expect(finding.minimal.steps.count <= steps, "\(finding.replay)")
      #expect(finding.minimal.steps.count < finding.script.steps.count)
    }
  }

  @Test func theReplayOfAFindingFailsUntilItIsMended() throws {
    let report = try fuzz(seed: 1, taps: 20_000, defect: .stuckCards)
    let finding = try #require(report.finding)
    let script = try ReplayScript(parsing: finding.replay, file: "finding.replay")
    #expect(script.header.comments.last == "It fails: \(finding.message)")

    func play(_ defect: PairsTarget.Defect?) throws -> ReplayReport {
      let target = CheckedTarget(
        try PairsTarget(script.header, defect: defect), invariants: Self.invariants)
      return try ReplayPlayer(script).play(on: target)
    }
    let failure = try #require(try play(.stuckCards).failures.first)
    #expect(failure.description.hasSuffix("failed: \(finding.message)"))
    #expect(try play(nil).isSuccess)
  }

  @Test func theJournalHasTheFailingStepBeforeItIsPlayed() throws {
    var journals: [String] = []
    let report = try StageFuzzer(seed: 3, taps: 20_000, decks: Self.decks).run(
      invariants: Self.invariants,
      journal: { round, piece in
        if round == journals.count { journals.append("") }
        journals[round] += piece
      },
      makeTarget: { try PairsTarget($0, defect: .secondPointerThrows) })
    let finding = try #require(report.finding)
    #expect(journals.count == finding.round + 1)
    let script = try ReplayScript(parsing: journals[finding.round], file: "journal.replay")
    #expect(script == finding.script)
    let target = try PairsTarget(script.header, defect: .secondPointerThrows)
    #expect(try ReplayPlayer(script).play(on: target).failures.count == 1)
    for journal in journals.dropLast() {
      #expect(try ReplayScript(parsing: journal, file: "journal.replay").isComplete)
    }
  }

  @Test(arguments: [false, true])
  func whatDiffersTheFirstTimeAloneIsForgivenWhereThatMayBe(isForgiven: Bool) throws {
    let reports = try (1...100 as ClosedRange<UInt64>).map { seed in
      var fuzzer = StageFuzzer(seed: seed, taps: 60, decks: Self.decks)
      fuzzer.mayDifferTheFirstTime = isForgiven
      fuzzer.shrinkBudget = 50
      var made = 0
      return try fuzzer.run(invariants: Self.invariants) { header in
        made += 1
        var header = header
        if made == 1 { header.seed += 1 }
        return try PairsTarget(header)
      }
    }
    let found = reports.compactMap(\.finding).map(\.replay)
    #expect(found.isEmpty == isForgiven, "\(found)")
  }

  @Test func whatDiffersEachTimeIsFoundWhereTheFirstTimeMayDiffer() throws {
    var fuzzer = StageFuzzer(seed: 3, taps: 10_000, decks: Self.decks)
    fuzzer.mayDifferTheFirstTime = true
    fuzzer.shrinkBudget = 50
    var made: UInt64 = 0
    let report = try fuzzer.run(invariants: []) { header in
      made += 1
      var header = header
      header.seed += made
      return try PairsTarget(header)
    }
    #expect(report.finding?.kind == .divergence)
  }

  @Test func whatTheDriverThrowsEndsTheRun() {
    struct NoDeck: Error {}
    #expect(throws: NoDeck.self) {
      _ = try StageFuzzer(seed: 1, taps: 1, decks: []).run(invariants: []) { _ -> PairsTarget in
        throw NoDeck()
      }
    }
    #expect(throws: NoDeck.self) {
      _ = try StageFuzzer(seed: 1, taps: 1, decks: []).run(
        invariants: [], journal: { _, _ in throw NoDeck() }, makeTarget: { try PairsTarget($0) })
    }
  }

  @Test(arguments: [-1, 0, 1])
  func noStepIsPlayedWithoutTaps(taps: Int) throws {
    let report = try fuzz(seed: 1, taps: taps)
    #expect(report.steps == max(0, taps))
    #expect(report.rounds.count == max(0, taps))
  }

  /// What a game hears is tried, and what ends it seldom: a round would never come far.
  @Test func keysMostlyMoveAndNowAndThenDoSomethingToTheWholeScreen() throws {
    let fuzzer = StageFuzzer(seed: 5, taps: 600, decks: [FuzzDeck(name: "a", pairs: 2)])
    let subject = StageSubject(invariants: { _ in [] }, makeTarget: { try PairsTarget($0) })
    var names: [String: Int] = [:]
    for round in 0..<40 {
      for step in try fuzzer.play(round: round, limit: 200, on: subject, journal: { _ in }).script
        .steps
      {
        if case .key(_, let name, let modifiers) = step.action, modifiers.isEmpty {
          names[name, default: 0] += 1
        }
      }
    }
    #expect(
      Set(["space", "return", "left", "tab", "l", "escape", "n", "h", "p", "s"]).isSubset(
        of: names.keys))
    let all = names.values.reduce(0, +)
    let ending = ["escape", "n", "h", "p"].reduce(0) { $0 + (names[$1] ?? 0) }
    #expect(all > 300 && (all / 50...all / 5).contains(ending), "\(ending) of \(all)")
  }
}
