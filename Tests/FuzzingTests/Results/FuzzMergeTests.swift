import Testing

@testable import Fuzzing

struct FuzzMergeTests {
  /// A level on which every third event is of its own kind, and on which some rounds fail.
  private final class MadeUpPlayer: FuzzPlayer {
    func play(_ plan: FuzzRoundPlan) throws -> FuzzOutcome {
      var generator = plan.generator
      var outcome = FuzzOutcome()
      outcome.states = generator.number(in: 1...9)
      outcome.events = generator.number(in: 1...plan.events)
      outcome.inputs = outcome.events * 2
      outcome.counts = ["a": outcome.events / 3, "b": outcome.events - outcome.events / 3]
      let kind = generator.number(in: 0...9)
      guard kind < 3 else { return outcome }
      outcome.fault = FuzzFault("invariant-\(kind)", "é\n\u{202E}", events: outcome.events)
      return outcome
    }

    func shrink(_ plan: FuzzRoundPlan, _ fault: FuzzFault) throws -> ShrunkFault {
      ShrunkFault("shrunk", events: 1, text: "round \(plan.number)\n", isReplay: false)
    }
  }

  private func result(shard: Int = 0, of shards: Int = 1) throws -> FuzzResult {
    try FuzzRun(
      version: "1", level: .layout, seed: 5, events: 3001, shard: shard, shards: shards
    ).play(on: MadeUpPlayer())
  }

  @Test(arguments: [1, 2, 3, 8, 100])
  func sharesMergeToTheWholeByteForByte(shards: Int) throws {
    let whole = try result()
    #expect(whole.records.map(\.invariant) == ["invariant-0", "invariant-1", "invariant-2"])
    // Read from their lines, and in another order.
    let shares = try (0..<shards).reversed().map {
      try FuzzResult(lines: try result(shard: $0, of: shards).lines)
    }
    var merge = FuzzMerge(shares[0])
    for share in shares.dropFirst() { try merge.add(share) }
    #expect(merge.missing == [])
    #expect(try merge.merged.lines == whole.lines)
  }

  @Test func theFailureThatFailsSoonestStays() throws {
    let whole = try result()
    let player = MadeUpPlayer()
    for record in whole.records {
      let all = try (0..<76).map {
        try player.play(FuzzRoundPlan(seed: 5, number: $0, events: $0 == 75 ? 1 : 40))
      }
      let events = all.compactMap(\.fault).filter { $0.invariant == record.invariant }
      #expect(events.map(\.events).min() == record.events)
      #expect(whole.tally.broken[record.invariant] == events.count)
    }
  }

  @Test func whatDoesNotBelongTogetherIsRefused() throws {
    var merge = FuzzMerge(try result(shard: 0, of: 3))
    #expect(throws: FuzzMerge.Mismatch.twice(shard: 0)) { try merge.add(result(shard: 0, of: 3)) }
    #expect(throws: FuzzMerge.Mismatch.otherRun) { try merge.add(result(shard: 1, of: 2)) }
    #expect(merge.missing == [1, 2])
    #expect(
      FuzzMerge.Mismatch.twice(shard: 4).description
        == "expected each share once, found share 4 again")
    #expect(
      FuzzMerge.Mismatch.otherRun.description
        == "expected a share of the same run, found one of another run")
  }

  @Test func linesAreASCIIAndReadBack() throws {
    let whole = try result()
    let lines = try whole.lines
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.utf8.allSatisfy { (0x20..<0x7F).contains($0) } })
    #expect(try FuzzResult(lines: lines).records == whole.records)
    #expect(throws: (any Error).self) { try FuzzResult(lines: []) }
    #expect(throws: (any Error).self) { try FuzzResult(lines: ["{}"]) }
  }
}
