import Fuzzing
import Testing

@testable import recall

/// The fuzzer is fuzzed: each fault that is built in has to be found, and shrunk to what is known to be
/// needed.
@Suite struct CanaryTests {
  /// So many rounds take a second or two in a release build.
  private static let mostRounds = 20

  @Test(arguments: Canary.allCases)
  func eachFaultIsFoundAndShrunk(canary: Canary) throws {
    let player = try canary.player()
    let events = min(canary.level.roundEvents, 400)
    for number in 0..<Self.mostRounds {
      let plan = FuzzRoundPlan(seed: 1, number: number, events: events)
      guard let fault = try player.play(plan).fault else { continue }
      let shrunk = try player.shrink(plan, fault)
      #expect(
        shrunk.events <= canary.leastEvents, "\(fault.invariant): \(shrunk.message)\n\(shrunk.text)"
      )
      #expect(FuzzInvariant.all.contains { $0.level == canary.level && $0.name == fault.invariant })
      return
    }
    Issue.record("\(canary) was not found")
  }

  @Test func thereAreAtLeastTwentyOnAllLevels() {
    #expect(Canary.allCases.count >= 20)
    #expect(Set(Canary.allCases.map(\.level)) == Set(FuzzLevel.allCases))
  }
}
