import Foundation
import Testing
import VirtualTime

@testable import Interaction

@Suite struct CombinedRecognizerTests {
  @Test func aCombinationCompetesAsOne() throws {
    let parts = Combined()
    let all = SequenceRecognizer(parts.long, before: parts.drag, name: "all")
    parts.bench.add(TapRecognizer(name: "child"))
    parts.bench.add(all, text: Combined.text)
    parts.bench.add(ScrollRecognizer(name: "table"))
    try parts.bench.play("0 down 0,0; 100 up 0,0")
    try parts.bench.play("1000 down 0,0; 1100 move 0,20; 1200 up 0,20")
    try parts.bench.play("2000 down 0,0; 2600 move 0,20; 2700 up 0,20")
    #expect(
      parts.bench.log == [
        "0 long changed", "0 all changed first", "100 long cancelled", "100 all cancelled",
        "100 child ended",
        "1000 long changed", "1000 all changed first", "1100 long cancelled",
        "1100 all cancelled", "1100 table changed", "1200 table ended",
        "2000 long changed", "2000 all changed first", "2500 long ended",
        "2500 all changed second, nothing yet", "2600 drag changed 0,20",
        "2600 all changed second", "2700 drag ended 0,20", "2700 all ended second",
      ])
    #expect(parts.bench.isAtRest)
  }

  @Test func combinationsNest() throws {
    let parts = Combined()
    let press = SequenceRecognizer(parts.long, before: parts.drag, name: "press")
    parts.bench.listen(to: press, text: Combined.text)
    let taps = ExclusiveRecognizer(parts.double, before: parts.tap, name: "taps")
    parts.bench.listen(to: taps, text: Combined.text)
    parts.bench.add(ExclusiveRecognizer(press, before: taps, name: "all"), text: Combined.text)
    try parts.bench.play("0 down 0,0; 100 up 0,0; 1000 wait")
    try parts.bench.play("2000 down 0,0; 2600 move 0,20; 2700 up 0,20")
    #expect(
      parts.bench.log == [
        "0 long changed", "0 press changed first", "0 all changed first", "100 long cancelled",
        "100 press cancelled", "400 tap ended", "400 taps ended second", "400 all ended second",
        "2000 long changed", "2000 press changed first", "2000 all changed first",
        "2500 long ended", "2500 press changed second, nothing yet", "2500 all changed first",
        "2600 drag changed 0,20", "2600 press changed second", "2600 all changed first",
        "2700 drag ended 0,20", "2700 press ended second", "2700 all ended first",
      ])
    #expect(parts.bench.isAtRest)
  }

  @Test func aCombinationHearsOfAPartThatFailsByItselfBehindItsVictory() throws {
    let parts = Combined()
    let inner = SequenceRecognizer(parts.tap, before: parts.double, name: "inner")
    parts.bench.listen(to: inner, text: Combined.text)
    parts.bench.add(SimultaneousRecognizer(inner, parts.drag, name: "all"), text: Combined.text)
    try parts.bench.play("0 down 0,0; 10 up 0,0; 500 down 0,0; 510 up 0,0; 1000 wait")
    #expect(
      parts.bench.log == [
        "10 tap ended", "10 inner changed second, nothing yet", "10 all changed first/-",
        "810 inner cancelled", "810 all cancelled",
      ])
    #expect(parts.bench.isAtRest)
  }

  @Test func aCombinationWhoseViewLeavesSaysNothing() throws {
    let parts = Combined()
    let all = SequenceRecognizer(parts.long, before: parts.drag, name: "all")
    parts.bench.add(all, text: Combined.text)
    try parts.bench.play("0 down 0,0; 600 move 20,0")
    let before = parts.bench.log
    parts.bench.router.remove(all)
    try parts.bench.play("700 move 30,0; 800 up 30,0; 9000 wait")
    #expect(parts.bench.log == before)
    #expect(parts.bench.isAtRest)
    #expect(all.parts.map(\.isTracking) == [false, false])
  }

  @Test func whoHeardOfACombinationIsToldThatItIsOverWhenTheViewLeaves() throws {
    let parts = Combined()
    let all = SimultaneousRecognizer(parts.long, parts.drag, name: "all")
    parts.bench.add(all, text: Combined.text)
    #expect(parts.bench.router.remove(all).map { _ in true } == nil, "nothing has begun")
    try parts.bench.play("0 down 0,0; 100 wait")
    let before = parts.bench.log
    let ending = try #require(parts.bench.router.remove(all))
    #expect(parts.bench.log == before)
    ending()
    #expect(parts.bench.log == before + ["100 long cancelled", "100 all cancelled"])
  }

  @Test func aCombinationIsHeldUnlessAPartWaitsForItsNextContact() throws {
    let parts = Combined()
    let both = SimultaneousRecognizer(parts.long, parts.double, name: "both")
    let then = SequenceRecognizer(parts.tap, before: parts.drag, name: "then")
    let left = CGRect(x: 0, y: 0, width: 100, height: 100)
    parts.bench.add(both, in: left, text: Combined.text)
    parts.bench.add(then, in: left.offsetBy(dx: 100, dy: 0), text: Combined.text)
    try parts.bench.play("0 down 50,50; 50 wait")
    #expect(parts.bench.router.held.map(\.recognizer.name) == ["both"])
    try parts.bench.play("100 up 50,50")
    #expect(parts.bench.router.held.isEmpty)
    try parts.bench.play("1000 down 150,50; 1050 up 150,50")
    #expect(parts.bench.log.last == "1050 then changed second, nothing yet")
    #expect(parts.bench.router.held.isEmpty)
    try parts.bench.play("2000 down 150,50; 2050 move 150,90")
    #expect(parts.bench.router.held.map(\.recognizer.name) == ["then"])
    try parts.bench.play("2100 up 150,90")
    #expect(parts.bench.router.held.isEmpty)
    #expect(parts.bench.isAtRest)
  }

  @Test func aCombinationThatIsDoneTakesUpNoStepsOfTheSameContact() throws {
    let parts = Combined()
    parts.bench.add(
      ExclusiveRecognizer(parts.long, before: parts.double, name: "all"), text: Combined.text)
    try parts.bench.play("0 down 0,0; 600 move 50,0; 700 move 0,0; 800 up 0,0; 2000 wait")
    #expect(
      parts.bench.log == [
        "0 long changed", "0 all changed first", "500 long ended", "500 all ended first",
      ])
    #expect(parts.bench.isAtRest)
  }

  @Test func aClosureThatRemovesTheViewSilencesTheCombination() throws {
    let parts = Combined()
    let long = parts.long
    let all = SimultaneousRecognizer(long, parts.tap, name: "all")
    parts.bench.add(all, text: Combined.text)
    long.onChanged = { [router = parts.bench.router] _ in router.remove(all) }
    try parts.bench.play("0 down 0,0; 600 up 0,0; 9000 wait")
    #expect(parts.bench.log == [])
    #expect(parts.bench.isAtRest)
  }

  /// What a closure does to the combination that calls it, and what is heard of that.
  static let ends: [(end: @Sendable (PointerRouter, GestureRecognizer) -> Void, log: [String])] = [
    ({ $0.remove($1) }, []),
    ({ $0.cancel($1) }, ["0 first cancelled"]),
    ({ router, _ in router.cancelAll() }, ["0 first cancelled"]),
  ]

  @Test(arguments: ends.indices)
  func aClosureThatEndsTheCombinationLetsNoOtherPartBegin(number: Int) throws {
    let parts = Combined()
    let first = parts.part(LongPressRecognizer(name: "first"))
    let second = parts.part(LongPressRecognizer(name: "second"))
    let all = SimultaneousRecognizer(first, second, name: "all")
    parts.bench.add(all, text: Combined.text)
    first.onChanged = { [router = parts.bench.router] _ in Self.ends[number].end(router, all) }
    try parts.bench.play("0 down 0,0; 600 up 0,0")
    #expect(parts.bench.log == Self.ends[number].log)
    #expect(parts.bench.isAtRest)
  }

  @Test func aClosureThatCancelsAndRemovesTheViewSilencesTheCombination() throws {
    let parts = Combined()
    let long = parts.part(LongPressRecognizer(name: "long"))
    let all = SequenceRecognizer(long, before: parts.drag, name: "all")
    parts.bench.add(all, text: Combined.text)
    long.onChanged = { [router = parts.bench.router] _ in
      router.cancel(all)
      router.remove(all)
    }
    try parts.bench.play("0 down 0,0; 600 up 0,0")
    #expect(parts.bench.log == ["0 long cancelled"])
    #expect(!all.isActive)
    #expect(parts.bench.isAtRest)
  }

  @Test func aClosureThatCancelsAndBeginsAnewLeavesTheContactBeforeAlone() throws {
    let parts = Combined()
    let press = parts.part(LongPressRecognizer(minimumDuration: .zero, name: "press"))
    let all = SequenceRecognizer(press, before: parts.drag, name: "all")
    parts.bench.add(all)
    var hasBegunAnew = false
    all.onChanged = { [unowned bench = parts.bench] value in
      guard case .second = value, !hasBegunAnew else { return }
      hasBegunAnew = true
      bench.router.cancelAll()
      bench.router.send(PointerEvent(.down, at: .zero, pointer: PointerID(1))) {
        [GestureAttachment(all)]
      }
    }
    try parts.bench.play("0 down 0,0; 10 move 20,0 1; 20 up 20,0 1")
    all.onChanged = nil
    #expect(
      parts.bench.log == [
        "0 press changed", "0 press ended", "0 all cancelled", "0 press changed", "0 press ended",
        "10 drag changed 20,0", "20 drag ended 20,0", "20 all ended",
      ])
    #expect(parts.bench.isAtRest)
  }

  @Test func aCombinationKeepsNothingOfAContactThatIsOver() throws {
    let parts = Combined()
    let all = ExclusiveRecognizer(parts.double, before: parts.tap, name: "all")
    parts.bench.add(all, text: Combined.text)
    try parts.bench.play("0 down 0,0")
    weak let round = all.rounds.first
    #expect(round != nil)
    try parts.bench.play("10 up 0,0; 1000 wait")
    #expect(parts.bench.log == ["310 tap ended", "310 all ended second"])
    #expect(round == nil)
  }
}
