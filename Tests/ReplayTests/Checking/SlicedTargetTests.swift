import Foundation
import Interaction
import Testing
import VirtualTime

@testable import Replay

struct SlicedTargetTests {
  /// Keeps the instants that it was brought to.
  private final class Watch: ReplayTarget {
    var now = Instant.zero
    var instants: [Int64] = []

    func advance(to instant: Instant) {
      now = max(now, instant)
      instants.append(now.nanoseconds)
    }

    func send(_ event: InputEvent, at instant: Instant) {
      advance(to: instant)
    }

    func frame(ofElement identifier: String) -> CGRect? { nil }
    func element(at point: CGPoint) -> ReplayElement? { nil }
    var elementIdentifiers: [String] { [] }
    var snapshot: StateSnapshot { StateSnapshot() }
    var digest: UInt64 { 0 }
  }

  @Test func timeIsCutAndComesWhereItShould() throws {
    let (first, second) = (Watch(), Watch())
    for (watch, seed) in [(first, 1), (second, 2)] as [(Watch, UInt64)] {
      let target = SlicedTarget(watch, seed: seed)
      try target.advance(to: Instant(milliseconds: 100))
      try target.send(.text("a"), at: Instant(milliseconds: 101))
      #expect(watch.now == Instant(milliseconds: 101))
      #expect(watch.instants == watch.instants.sorted())
      #expect(watch.instants.count > 4)
    }
    #expect(first.instants != second.instants)
  }

  /// What was found in slices is found again in the same ones, so they are for good. The instants were
  /// worked out by another program from the generator's constants.
  @Test func slicesAreThoseOfTheirSeed() throws {
    var looks: [Int64] = []
    let watch = Watch()
    let target = SlicedTarget(watch, seed: 7, slicesPerLook: 3) {
      looks.append($0.now.nanoseconds)
    }
    try target.advance(to: Instant(milliseconds: 100))
    try target.advance(to: Instant(milliseconds: 200))
    #expect(
      watch.instants == [
        19_165_278, 31_428_509, 58_285_262, 100_000_000, 125_718_673, 137_764_218, 155_021_437,
        200_000_000,
      ])
    #expect(looks == [125_718_673, 137_764_218])
  }

  /// The last slice ends where time was to come to, and nothing is cut behind that.
  @Test func noSliceGoesTooFar() throws {
    let watch = Watch()
    try SlicedTarget(watch, seed: 2).advance(to: Instant(milliseconds: 10))
    #expect(watch.instants == [9_717_740, 10_000_000, 10_000_000])
  }

  @Test func someSlicesAreLookedAtOrAll() throws {
    func looks(_ slicesPerLook: UInt64) throws -> Int {
      var looks = 0
      let target = SlicedTarget(Watch(), seed: 3, slicesPerLook: slicesPerLook) { _ in looks += 1 }
      for second in 1...100 as ClosedRange<Int64> {
        try target.advance(to: Instant(milliseconds: second * 1000))
      }
      return looks
    }
    #expect(try looks(1) == 300)
    #expect(try looks(0) == 300)
    #expect((40...110).contains(try looks(4)))
  }

  @Test func aSessionIsTheSameInSlices() throws {
    let script = try Sample.script(
      "0 tap card:1\n700 tap card:4\n1500 press card:2 for 700\n9000 end\n")
    for seed in 0..<20 as Range<UInt64> {
      let report = try ReplayPlayer(script).compare(
        Table(), with: SlicedTarget(Table(), seed: seed))
      #expect(report.isSuccess)
    }
  }

  @Test func eachSliceIsLookedAtWhereNothingElseIsSaid() throws {
    let watch = Watch()
    var looks: [Int64] = []
    let target = SlicedTarget(watch, seed: 7) { looks.append($0.now.nanoseconds) }
    try target.advance(to: Instant(milliseconds: 200))
    #expect(looks.count == 3)
    #expect(looks == Array(watch.instants.dropLast()))
  }

  @Test func theTimeBeforeAnEventIsCutToo() throws {
    let (waiting, sending) = (Watch(), Watch())
    let instant = Instant(milliseconds: 200)
    try SlicedTarget(waiting, seed: 7).advance(to: instant)
    try SlicedTarget(sending, seed: 7).send(.text("a"), at: instant)
    #expect(waiting.instants.count == 4)
    #expect(sending.instants == waiting.instants + [instant.nanoseconds])
  }
}
