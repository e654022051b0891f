import Foundation
import Interaction
import Testing
import VirtualTime

/// Views that leave, or are disabled, in the middle of a gesture.
extension PointerRouterTests {
  @Test func whatIsRemovedSaysNothingAndTheOthersGoOn() throws {
    let bench = Bench()
    let long = LongPressRecognizer(name: "long")
    bench.add(long)
    bench.add(TapRecognizer())
    try bench.play("0 down 0,0; 100 wait")
    bench.router.remove(long)
    #expect(bench.scheduler.liveTimers.map(\.owner) == ["gestures whose rival left"])
    try bench.play("600 move 1,0; 700 up 0,0; 900 wait")
    #expect(bench.log == ["0 long changed", "700 tap ended"])
    #expect(bench.isAtRest)
  }

  @Test func whoHeardThatSomethingBeganIsToldThatItIsOverWhenTheViewLeaves() throws {
    let bench = Bench()
    let long = LongPressRecognizer(name: "long")
    bench.add(long)
    #expect(bench.router.remove(long).map { _ in true } == nil, "nothing has begun")
    try bench.play("0 down 0,0 1; 100 wait")
    #expect(bench.router.held.map(\.pointers) == [[PointerID(1)]])
    let ending = try #require(bench.router.remove(long))
    #expect(bench.router.held.isEmpty)
    #expect(bench.log == ["0 long changed"], "it is told when all is in its place")
    ending()
    #expect(bench.log == ["0 long changed", "100 long cancelled"])
    try bench.play("700 up 0,0 1")
    #expect(bench.log == ["0 long changed", "100 long cancelled"])
  }

  @Test func whatWaitsForTheNextTapIsNotHeld() throws {
    let bench = Bench()
    bench.add(TapRecognizer(count: 2, name: "double"))
    bench.add(PressRecognizer())
    try bench.play("0 down 0,0")
    #expect(bench.router.held.map(\.recognizer.name) == ["press"])
    try bench.play("10 up 0,0")
    #expect(bench.router.held.isEmpty)
  }

  @Test func theRemovalOfOneWhoHoldsLetsTheNextOneWin() throws {
    let bench = Bench()
    let double = TapRecognizer(count: 2, name: "double")
    bench.add(double)
    bench.add(TapRecognizer())
    try bench.play("0 down 0,0; 10 up 0,0; 100 wait")
    bench.router.remove(double)
    #expect(bench.log == [])
    try bench.play("100 wait")
    #expect(bench.log == ["100 tap ended"])
    #expect(bench.isAtRest)
  }

  @Test func eachRemovalOfOneWhoHoldsLetsTheNextOneWin() throws {
    let bench = Bench()
    let double = TapRecognizer(count: 2, name: "double")
    bench.add(double)
    bench.add(TapRecognizer())
    for start in [0, 1_000] {
      try bench.play("\(start) down 0,0; \(start + 10) up 0,0; \(start + 100) wait")
      bench.router.remove(double)
      try bench.play("\(start + 100) wait")
    }
    #expect(bench.log == ["100 tap ended", "1100 tap ended"])
    #expect(bench.isAtRest)
  }

  @Test func theRemovalOfOneWhoTakesNoPartDecidesNothing() throws {
    let router = PointerRouter(scheduler: Scheduler())
    let tap = TapRecognizer()
    var other: TapRecognizer? = TapRecognizer()
    weak let kept = other
    router.send(PointerEvent(.down, at: .zero)) { [GestureAttachment(tap)] }
    router.remove(try #require(other))
    #expect(router.scheduler.liveTimers.isEmpty)
    other = nil
    #expect(kept == nil)
  }

  @Test func thoseWhoLeaveTogetherDoNotWinByEachOther() throws {
    let bench = Bench()
    let double = TapRecognizer(count: 2, name: "double")
    let single = TapRecognizer(name: "single")
    bench.add(double)
    bench.add(single)
    bench.add(TapRecognizer(name: "parent"))
    try bench.play("0 down 0,0; 10 up 0,0; 100 wait")
    bench.router.remove(double)
    bench.router.remove(single)
    try bench.play("100 wait")
    #expect(bench.log == ["100 parent ended"])
    #expect(bench.isAtRest)
  }

  @Test func thoseWhoAreDisabledTogetherDoNotWinByEachOther() throws {
    let bench = Bench()
    let double = TapRecognizer(count: 2, name: "double")
    let press = PressRecognizer()
    bench.add(double)
    bench.add(press)
    try bench.play("0 down 0,0; 10 up 0,0; 100 wait")
    bench.router.cancel(double)
    bench.router.cancel(press)
    try bench.play("900 wait")
    #expect(bench.log == ["0 press changed", "100 press cancelled"])
    #expect(bench.isAtRest)
  }

  @Test func aLostFocusTakesTheVictoryOfThoseWhoseRivalLeft() throws {
    let bench = Bench()
    let double = TapRecognizer(count: 2, name: "double")
    bench.add(double)
    bench.add(TapRecognizer())
    try bench.play("0 down 0,0; 10 up 0,0; 100 wait")
    bench.router.remove(double)
    bench.router.cancelAll()
    try bench.play("900 wait")
    #expect(bench.log == [])
    #expect(bench.isAtRest)
    // The next one whose rival leaves wins again.
    try bench.play("1000 down 0,0; 1010 up 0,0; 1100 wait")
    bench.router.remove(double)
    try bench.play("1100 wait")
    #expect(bench.log == ["1100 tap ended"])
    #expect(bench.isAtRest)
  }

  @Test func whatIsRemovedWhileItDragsGetsNoMoreSteps() throws {
    let bench = Bench()
    let drag = DragRecognizer()
    bench.add(drag)
    try bench.play("0 down 0,0; 10 move 20,0")
    bench.router.remove(drag)
    try bench.play("20 move 90,0; 30 up 90,0")
    #expect(bench.log == ["10 drag changed"])
    // A view that comes back with its recognizer starts from nothing.
    try bench.play("40 down 0,0; 50 move 20,0; 60 up 20,0")
    #expect(bench.log == ["10 drag changed", "50 drag changed", "60 drag ended"])
  }

  @Test func whatIsDisabledIsCancelledAndTheOthersGoOn() throws {
    let bench = Bench()
    let press = PressRecognizer()
    bench.add(press)
    bench.add(TapRecognizer())
    try bench.play("0 down 0,0; 100 wait")
    bench.router.cancel(press)
    try bench.play("200 up 0,0")
    #expect(bench.log == ["0 press changed", "100 press cancelled", "200 tap ended"])
    #expect(bench.isAtRest)
  }

  @Test func aClosureCanRemoveAnotherRecognizer() throws {
    let bench = Bench()
    let long = LongPressRecognizer(name: "long")
    let drag = DragRecognizer(minimumDistance: 0)
    bench.add(drag, .simultaneous)
    bench.add(long)
    drag.onChanged = { [router = bench.router] _ in router.remove(long) }
    try bench.play("0 down 0,0; 900 up 0,0")
    #expect(bench.log == ["0 long changed", "900 drag ended"])
    #expect(bench.isAtRest)
  }

  @Test func aClosureCanRemoveWhatIsAboutToBegin() throws {
    let bench = Bench()
    let long = LongPressRecognizer(name: "long")
    let single = TapRecognizer(name: "single")
    let left = CGRect(x: 0, y: 0, width: 100, height: 100)
    bench.add(TapRecognizer(count: 2, name: "double"), in: left)
    bench.add(single, in: left)
    bench.add(long, in: CGRect(x: 100, y: 0, width: 100, height: 100))
    single.onEnded = { [router = bench.router] _ in
      bench.note("single ended")
      router.remove(long)
    }
    try bench.play("0 down 50,50; 10 up 50,50; 20 down 150,50; 900 up 150,50")
    #expect(bench.log == ["20 single ended"])
    #expect(bench.isAtRest)
  }

  @Test func aClosureCanCancelWhatIsAboutToBegin() throws {
    let bench = Bench()
    let single = TapRecognizer(name: "single")
    let left = CGRect(x: 0, y: 0, width: 100, height: 100)
    bench.add(TapRecognizer(count: 2, name: "double"), in: left)
    bench.add(single, in: left)
    bench.add(LongPressRecognizer(name: "long"), in: left.offsetBy(dx: 100, dy: 0))
    single.onEnded = { [router = bench.router] _ in
      bench.note("single ended")
      router.cancelAll()
    }
    try bench.play("0 down 50,50; 10 up 50,50; 20 down 150,50; 900 up 150,50")
    #expect(bench.log == ["20 single ended"])
    #expect(bench.isAtRest)
  }

  @Test func aClosureCanCancelEverything() throws {
    let bench = Bench()
    let drag = DragRecognizer()
    bench.add(drag)
    bench.add(TapRecognizer(name: "beside"), .simultaneous)
    drag.onChanged = { _ in
      bench.note("drag changed")
      bench.router.cancelAll()
    }
    try bench.play("0 down 0,0; 10 move 20,0; 20 move 40,0; 30 up 40,0")
    #expect(bench.log == ["10 drag changed", "10 drag cancelled"])
    #expect(bench.isAtRest)
  }
}
