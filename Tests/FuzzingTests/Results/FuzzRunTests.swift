import Foundation
import Testing

@testable import Fuzzing

struct FuzzRunTests {
  private func plans(_ run: FuzzRun) -> [FuzzRoundPlan] {
    (0...).lazy.map { run.plan($0) }.prefix { $0 != nil }.compactMap { $0 }
  }

  @Test(arguments: [0, 1, 499, 500, 501, 2400])
  func eventsAreSharedOutAmongRounds(events: Int) {
    let run = FuzzRun(version: "1", level: .stage, seed: 7, events: events)
    let plans = plans(run)
    #expect(plans.reduce(0) { $0 + $1.events } == events)
    #expect(plans.map(\.number) == Array(0..<plans.count))
    #expect(plans.count == run.rounds)
    #expect(plans.allSatisfy { $0.seed == 7 && (1...500).contains($0.events) })
  }

  @Test(arguments: [1, 2, 3, 7, 100])
  func sharesMakeUpTheWhole(shards: Int) {
    let whole = plans(FuzzRun(version: "1", level: .stage, seed: 7, events: 5001))
    let shares = (0..<shards).map {
      FuzzRun(version: "1", level: .stage, seed: 7, events: 5001, shard: $0, shards: shards)
    }
    #expect(shares.flatMap(plans).sorted { $0.number < $1.number } == whole)
    #expect(shares.allSatisfy { plans($0).count == $0.rounds })
  }

  @Test func withoutEventsRoundsGoOn() {
    let run = FuzzRun(version: "1", level: .model, seed: 1, events: nil, shard: 1, shards: 3)
    #expect(run.rounds == nil)
    #expect(run.plan(2) == FuzzRoundPlan(seed: 1, number: 7, events: FuzzLevel.model.roundEvents))
    #expect(run.plan(.max) == nil)
    #expect(run.plan(-1) == nil)
  }

  /// What was written before there was a choice of screens is read as it was.
  @Test func theScreenIsWrittenWhereOneWasChosen() throws {
    let run = FuzzRun(version: "1", level: .stage, seed: 7, screen: "table", events: 1)
    let line = try JSONLine.of(run)
    #expect(line.contains(#""screen":"table""#))
    #expect(try JSONDecoder().decode(FuzzRun.self, from: Data(line.utf8)) == run)
    let all = FuzzRun(version: "1", level: .stage, seed: 7, events: 1)
    #expect(try !JSONLine.of(all).contains("screen"))
    #expect(try JSONDecoder().decode(FuzzRun.self, from: Data(JSONLine.of(all).utf8)) == all)
  }

  @Test func aFailureTellsTheScreenItsRoundIsPlayedOn() {
    let run = FuzzRun(version: "1", level: .stage, seed: 7, screen: "table", events: 1)
    let failure = FuzzTally.Failure(round: 3, fault: FuzzFault("holds", "", events: 1))
    let record = FuzzRecord(
      failure, of: run, ShrunkFault("", events: 1, text: "", isReplay: false))
    #expect(record.command == "recall fuzz --level stage --screen table --seed 7 --round 3")
  }

  @Test func aShareThatIsNoneIsTheNearest() {
    let run = FuzzRun(version: "1", level: .deck, seed: 1, events: 1, shard: 9, shards: 0)
    #expect((run.shard, run.shards) == (0, 1))
  }
}
