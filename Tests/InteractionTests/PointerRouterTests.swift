import Foundation
import Interaction
import Testing
import VirtualTime

@Suite struct PointerRouterTests {
  // MARK: - Rank

  /// The attachments from the inside to the outside, and who gets a tap that all of them want.
  static let ranks: [(attachments: [(String, GestureAttachment.Priority)], log: [String])] = [
    ([("a", .normal), ("b", .normal), ("c", .normal)], ["a"]),
    ([("a", .normal), ("b", .high), ("c", .normal)], ["b"]),
    ([("a", .high), ("b", .high), ("c", .normal)], ["b"]),
    ([("a", .normal), ("b", .high), ("c", .high)], ["c"]),
    ([("a", .normal), ("b", .simultaneous), ("c", .normal)], ["b", "a"]),
    ([("a", .simultaneous), ("b", .simultaneous)], ["a", "b"]),
    ([("a", .simultaneous), ("b", .high), ("c", .normal)], ["a", "b"]),
  ]

  @Test(arguments: ranks)
  func theInsideComesFirstAndAHighPriorityBeforeIt(
    _ row: (attachments: [(String, GestureAttachment.Priority)], log: [String])
  ) throws {
    let bench = Bench()
    for (name, priority) in row.attachments {
      bench.add(TapRecognizer(name: name), priority)
    }
    try bench.play("0 down 0,0; 0 up 0,0")
    #expect(bench.log == row.log.map { "0 \($0) ended" })
  }

  @Test func aRecognizerThatIsHitTwiceTakesPartOnce() throws {
    let scheduler = Scheduler()
    let router = PointerRouter(scheduler: scheduler)
    let tap = TapRecognizer()
    var taps = 0
    tap.onEnded = { _ in taps += 1 }
    let path = [GestureAttachment(tap), GestureAttachment(tap, priority: .high)]
    router.send(PointerEvent(.down, at: .zero)) { path }
    router.send(PointerEvent(.up, at: .zero)) { path }
    #expect(taps == 1)
  }

  // MARK: - Contacts

  @Test func aRouterIsIdleUntilAPointerComesAndWhenAllIsDecided() throws {
    let bench = Bench()
    let twice = TapRecognizer(count: 2, name: "twice")
    bench.add(twice)
    #expect(bench.router.isIdle)
    try bench.play("0 down 0,0")
    #expect(!bench.router.isIdle)
    try bench.play("0 up 0,0")
    #expect(!bench.router.isIdle, "it waits for a second tap")
    try bench.play("1000 wait")
    #expect(bench.router.isIdle)
  }

  @Test func aRouterIsNotIdleWhileTheMouseIsOverAView() {
    let router = PointerRouter(scheduler: Scheduler())
    let hover = HoverRecognizer()
    router.hover(at: .zero, over: [hover])
    #expect(!router.isIdle)
    router.endHover()
    #expect(router.isIdle)
  }

  @Test func onlyADownThatBeginsAContactAsksWhatItHits() {
    let router = PointerRouter(scheduler: Scheduler())
    var asked = 0
    func send(_ phase: PointerEvent.Phase, _ button: PointerEvent.Button = .primary) {
      router.send(PointerEvent(phase, at: .zero, button: button)) {
        asked += 1
        return []
      }
    }
    send(.move)
    send(.up)
    send(.cancel)
    #expect(asked == 0)
    send(.down)
    #expect(asked == 1)
    send(.move)
    send(.down, .secondary)
    send(.up)
    send(.down, .middle)
    send(.up, .middle)
    send(.up, .secondary)
    #expect(asked == 1)
    send(.down)
    #expect(asked == 2)
  }

  static let buttons = [
    GestureCase(
      "until all buttons are up nothing begins",
      "0 down 0,0; 1 down 0,0 middle; 2 up 0,0; 3 down 0,0; 4 up 0,0; 5 up 0,0 middle", []),
    GestureCase(
      "when all buttons are up everything begins",
      "0 down 0,0; 1 down 0,0 middle; 2 up 0,0; 3 up 0,0 middle; 4 down 0,0; 5 up 0,0",
      ["5 tap ended"]),
    GestureCase(
      "a contact goes on behind the up of a button that was never down",
      "0 down 0,0; 1 up 0,0 secondary; 2 up 0,0", ["2 tap ended"]),
    GestureCase(
      "a cancel forgets the buttons",
      "0 down 0,0; 1 down 0,0 middle; 2 cancel 0,0; 3 down 0,0; 4 up 0,0", ["4 tap ended"]),
    GestureCase(
      "a lost focus forgets the buttons",
      "0 down 0,0; 1 down 0,0 middle; 2 lost; 3 down 0,0; 4 up 0,0", ["4 tap ended"]),
    GestureCase(
      "a cancel forgets a button that is never used again",
      "0 down 0,0 middle; 1 cancel 0,0; 2 down 0,0; 3 up 0,0", ["3 tap ended"]),
    GestureCase(
      "a lost focus forgets a button that is never used again",
      "0 down 0,0 middle; 1 lost; 2 down 0,0; 3 up 0,0", ["3 tap ended"]),
    GestureCase(
      "pointers have buttons of their own",
      "0 down 900,0 1 middle; 1 down 0,0; 2 up 0,0; 3 up 900,0 1 middle", ["2 tap ended"]),
  ]

  @Test(arguments: buttons)
  func buttonsAreCounted(_ row: GestureCase) throws {
    let bench = Bench()
    bench.add(TapRecognizer(), in: CGRect(x: 0, y: 0, width: 10, height: 10))
    try bench.play(row.script)
    #expect(bench.log == row.log)
    #expect(bench.isAtRest)
  }

  @Test func aRecognizerCanListenToAnotherButton() throws {
    let bench = Bench()
    let menu = TapRecognizer(name: "menu")
    menu.buttons = [.secondary]
    bench.add(menu)
    bench.add(TapRecognizer())
    try bench.play("0 down 0,0 secondary; 1 up 0,0 secondary; 2 down 0,0; 3 up 0,0")
    #expect(bench.log == ["1 menu ended", "3 tap ended"])
  }

  @Test func fingersOnDifferentViewsDoNotDisturbEachOther() throws {
    let bench = Bench()
    bench.add(TapRecognizer(name: "left"), in: CGRect(x: 0, y: 0, width: 100, height: 100))
    bench.add(DragRecognizer(name: "right"), in: CGRect(x: 100, y: 0, width: 100, height: 100))
    try bench.play(
      "0 down 50,50 1; 1 down 150,50 2; 2 move 190,50 2; 3 up 50,50 1; 4 cancel 190,50 2")
    #expect(bench.log == ["2 right changed", "3 left ended", "4 right cancelled"])
    #expect(bench.isAtRest)
  }

  // MARK: - Cancelling

  @Test func cancelAllEndsWhatWaitsWithoutLettingAnyoneWin() throws {
    let bench = Bench()
    bench.add(TapRecognizer(count: 2, name: "double"))
    bench.add(TapRecognizer())
    try bench.play("0 down 0,0; 10 up 0,0; 20 lost; 9000 wait")
    #expect(bench.log == [])
    #expect(bench.isAtRest)
  }

  @Test func cancelAllCancelsInTheOrderOfTheContactsAndRanks() throws {
    let bench = Bench()
    let left = CGRect(x: 0, y: 0, width: 100, height: 100)
    let right = CGRect(x: 100, y: 0, width: 100, height: 100)
    bench.add(PressRecognizer(name: "right press"), in: right)
    bench.add(LongPressRecognizer(name: "left long"), in: left)
    bench.add(PressRecognizer(name: "left press"), in: left)
    try bench.play("0 down 50,50 1; 1 down 150,50 2; 2 lost")
    #expect(
      bench.log == [
        "0 left long changed", "0 left press changed", "1 right press changed",
        "2 left long cancelled", "2 left press cancelled", "2 right press cancelled",
      ])
  }

  // MARK: - What is kept

  @Test func aRouterTracksAPointerThatIsDownOnNobodyAnyMore() throws {
    let bench = Bench()
    bench.add(TapRecognizer())
    try bench.play("0 down 0,0; 10 move 20,0")
    #expect(bench.router.isTracking)
    try bench.play("20 up 20,0")
    #expect(!bench.router.isTracking)
  }

  @Test func aRouterTracksWhatWaitsBetweenTwoContacts() throws {
    let parts = Combined()
    parts.bench.add(SequenceRecognizer(parts.tap, before: parts.drag, name: "all"))
    try parts.bench.play("0 down 0,0; 10 up 0,0")
    #expect(parts.bench.router.isTracking)
    parts.bench.router.cancelAll()
    #expect(!parts.bench.router.isTracking)
  }

  @Test func whoIsHeldAgainIsHeldByTheNewPointerAlone() throws {
    let bench = Bench()
    bench.add(DragRecognizer())
    try bench.play("0 down 0,0 1; 10 move 20,0 1; 20 up 20,0 1; 30 down 0,0 2; 40 move 20,0 2")
    #expect(bench.router.held.map(\.pointers) == [[PointerID(2)]])
  }

  @Test func whoLeftAndComesBackIsHeldByTheNewPointerAlone() throws {
    let bench = Bench()
    let drag = DragRecognizer()
    bench.add(drag)
    try bench.play("0 down 0,0 1; 10 move 20,0 1")
    bench.router.remove(drag)
    try bench.play("20 down 0,0 2; 30 move 20,0 2")
    #expect(bench.router.held.map(\.pointers) == [[PointerID(2)]])
  }

  @Test func theMouseIsOverSomebodyUntilItLeaves() {
    let router = PointerRouter(scheduler: Scheduler())
    #expect(!router.isHovering)
    router.hover(at: .zero, over: [HoverRecognizer()])
    #expect(router.isHovering)
    router.endHover()
    #expect(!router.isHovering)
  }

  /// What happens to a double tap, and with what it is over.
  static let ends: [@Sendable (PointerRouter, TapRecognizer) throws -> Void] = [
    { router, tap in
      for phase in [PointerEvent.Phase.down, .up, .down, .up] {
        router.send(PointerEvent(phase, at: .zero)) { [GestureAttachment(tap)] }
      }
    },
    { router, tap in
      router.send(PointerEvent(.down, at: .zero)) { [GestureAttachment(tap)] }
      router.send(PointerEvent(.cancel, at: .zero)) { [] }
    },
    { router, tap in
      router.send(PointerEvent(.down, at: .zero)) { [GestureAttachment(tap)] }
      router.cancelAll()
    },
    { router, tap in
      for phase in [PointerEvent.Phase.down, .up] {
        router.send(PointerEvent(phase, at: .zero)) { [GestureAttachment(tap)] }
      }
      router.remove(tap)
    },
    { router, tap in
      for phase in [PointerEvent.Phase.down, .up] {
        router.send(PointerEvent(phase, at: .zero)) { [GestureAttachment(tap)] }
      }
      router.cancel(tap)
    },
    { router, tap in
      let other = TapRecognizer(count: 3)
      for phase in [PointerEvent.Phase.down, .up, .down, .up] {
        router.send(PointerEvent(phase, at: .zero)) {
          [GestureAttachment(other), GestureAttachment(tap)]
        }
      }
      router.remove(other)
      try router.scheduler.advance(by: .zero)
    },
  ]

  @Test(arguments: ends.indices)
  func aRouterKeepsNobodyWhoIsDone(number: Int) throws {
    let router = PointerRouter(scheduler: Scheduler())
    var tap: TapRecognizer? = TapRecognizer(count: 2)
    weak let kept = tap
    try Self.ends[number](router, try #require(tap))
    tap = nil
    #expect(kept == nil)
  }

  @Test func aRouterKeepsNobodyWhoWasHovered() {
    let router = PointerRouter(scheduler: Scheduler())
    var hover: HoverRecognizer? = HoverRecognizer()
    weak let kept = hover
    router.hover(at: .zero, over: hover.map { [$0] } ?? [])
    router.cancelAll()
    hover = nil
    #expect(kept == nil)
  }

  // MARK: - Reports

  @Test func theTraceTellsWhatHappensInItsOrder() throws {
    let bench = Bench()
    var lines: [String] = []
    bench.router.trace = { lines.append($0) }
    bench.add(TapRecognizer(name: "tap on card:3"))
    bench.add(ScrollRecognizer(name: "scroll"))
    try bench.play("0 down 0,0; 16 move 0,20; 32 up 0,20")
    #expect(
      lines == [
        "contact 1 (pointer 0): tap on card:3 joins",
        "contact 1 (pointer 0): scroll joins",
        "contact 1 (pointer 0): closes",
        "contact 1 (pointer 0): tap on card:3 rejects",
        "contact 1 (pointer 0): scroll is alone",
        "contact 1 (pointer 0): scroll wins",
      ])
  }

  @Test func theTraceTellsOfACancel() throws {
    let bench = Bench()
    bench.add(TapRecognizer(name: "a"))
    bench.add(TapRecognizer(name: "b"))
    try bench.play("0 down 0,0")
    var lines: [String] = []
    bench.router.trace = { lines.append($0) }
    try bench.play("16 cancel 0,0")
    #expect(lines == ["contact 1 (pointer 0): is cancelled"])
  }

  @Test func timersNameTheRecognizerThatSetThem() throws {
    let bench = Bench()
    bench.add(LongPressRecognizer(name: "long press on card:3"))
    try bench.play("100 down 0,0")
    #expect(bench.scheduler.liveTimers.map(\.description) == ["long press on card:3 at 600.0 ms"])
    bench.router.cancelAll()
  }
}
