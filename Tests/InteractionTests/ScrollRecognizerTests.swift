import Foundation
import Interaction
import Testing
import VirtualTime

@Suite struct ScrollRecognizerTests {
  static let vertical = [
    GestureCase("10 points are none", "0 down 0,0; 10 move 0,10; 20 up 0,10", []),
    GestureCase(
      "more are", "0 down 0,0; 20 move 0,-20; 40 up 0,-20",
      ["20 scroll changed 0,-20 at 0,-1000", "40 scroll ended 0,-20 at 0,-1000"]),
    GestureCase("a movement across is none", "0 down 0,0; 20 move 90,5; 40 up 90,5", []),
    GestureCase(
      "what goes across is left out", "0 down 0,0; 20 move 90,20; 60 up 90,20",
      ["20 scroll changed 0,20 at 0,1000", "60 scroll ended 0,20 at 0,0"]),
    GestureCase(
      "a second pointer cancels it",
      "0 down 0,0; 20 move 0,20; 30 down 0,0 1; 40 up 0,20; 50 up 0,0 1",
      ["20 scroll changed 0,20 at 0,1000", "30 scroll cancelled"]),
  ]

  @Test(arguments: vertical)
  func aVerticalScroll(_ row: GestureCase) throws {
    let bench = Bench()
    bench.add(ScrollRecognizer()) { " \($0.translation.text) at \($0.velocity.text)" }
    try bench.play(row.script)
    #expect(bench.log == row.log)
    #expect(bench.isAtRest)
  }

  @Test(
    arguments: [
      (.horizontal, "20,0", "15 scroll ended 20,0"), (.horizontal, "0,20", nil),
      (.vertical, "0,20", "15 scroll ended 0,20"), (.vertical, "20,0", nil),
      ([.horizontal, .vertical], "6,8.001", "15 scroll ended 6,8.001"),
      ([.horizontal, .vertical], "6,8", nil), ([], "90,90", nil),
    ] as [(ScrollRecognizer.Axes, String, String?)])
  func theAxesDecide(axes: ScrollRecognizer.Axes, to: String, ended: String?) throws {
    let bench = Bench()
    bench.add(ScrollRecognizer(axes: axes)) { " \($0.translation.text)" }
    try bench.play("0 down 0,0; 10 move \(to); 15 up \(to)")
    #expect(bench.log.last == ended)
  }

  @Test func aDownCatchesTheContent() throws {
    let bench = Bench()
    let recognizer = ScrollRecognizer()
    recognizer.onCaught = {
      bench.note("caught")
      return false
    }
    bench.add(TapRecognizer())
    bench.add(recognizer)
    try bench.play("0 down 0,0; 10 up 0,0")
    #expect(bench.log == ["0 caught", "10 tap ended"])
  }

  @Test func aDownThatCatchesTheContentTapsNothing() throws {
    let bench = Bench()
    let recognizer = ScrollRecognizer()
    recognizer.onCaught = { true }
    bench.add(PressRecognizer())
    bench.add(recognizer) { " \($0.translation.text)" }
    try bench.play("0 down 0,0; 10 move 0,1; 20 up 0,1")
    #expect(
      bench.log == [
        "0 press changed", "0 press cancelled", "0 scroll changed 0,0", "10 scroll changed 0,1",
        "20 scroll ended 0,1",
      ])
    #expect(bench.isAtRest)
  }

  @Test func aViewThatLeavesWhereItIsCaughtSaysNothing() throws {
    let bench = Bench()
    let recognizer = ScrollRecognizer(minimumDistance: 0)
    recognizer.onCaught = { [router = bench.router] in
      router.remove(recognizer)
      return true
    }
    bench.add(recognizer)
    try bench.play("0 down 0,0; 10 move 0,20; 20 up 0,20")
    recognizer.onCaught = nil
    #expect(bench.log == [])
    #expect(bench.isAtRest)
  }

  @Test func itsBoundAndItsPlacesCountFromWhereThePointerCameDown() throws {
    let bench = Bench()
    let recognizer = ScrollRecognizer(axes: [.horizontal, .vertical])
    bench.add(recognizer) { " from \($0.startLocation.text) to \($0.location.text)" }
    try bench.play("0 down 300,500; 10 move 300,510; 20 move 311,500; 30 up 311,520")
    #expect(
      bench.log == [
        "20 scroll changed from 300,500 to 311,500", "30 scroll changed from 300,500 to 311,520",
        "30 scroll ended from 300,500 to 311,520",
      ])
  }

  @Test(
    arguments: [
      (.horizontal, "from 300,500 to 320,500"), (.vertical, "from 300,500 to 300,530"),
    ] as [(ScrollRecognizer.Axes, String)])
  func itsPlacesLieAlongItsAxis(axes: ScrollRecognizer.Axes, places: String) throws {
    let bench = Bench()
    bench.add(ScrollRecognizer(axes: axes)) {
      " from \($0.startLocation.text) to \($0.location.text)"
    }
    try bench.play("0 down 300,500; 10 move 320,530; 20 up 320,530")
    #expect(bench.log == ["10 scroll changed \(places)", "20 scroll ended \(places)"])
  }

  private static let quarter = ScrollTurn(
    right: CGSize(width: 0, height: 1), down: CGSize(width: -1, height: 0))

  @Test(
    arguments: [
      (.vertical, nil, "20,30", "10 scroll changed 0,30"),
      (.horizontal, quarter, "5,30", "10 scroll changed 30,0"),
      (.vertical, quarter, "30,5", "10 scroll changed 0,-30"),
      (.horizontal, quarter, "30,10", nil),
      (
        .vertical,
        ScrollTurn(
          right: CGSize(width: -1, height: 0), down: CGSize(width: 0, height: -1)),
        "5,30", "10 scroll changed 0,-30"
      ),
      // Ways of the content count half in the viewport; the bound doesn't.
      (.vertical, half, "0,10", nil), (.vertical, half, "0,11", "10 scroll changed 0,22"),
    ] as [(ScrollRecognizer.Axes, ScrollTurn?, String, String?)])
  func ofTurnedContentItsWaysAreTold(
    axes: ScrollRecognizer.Axes, turn: ScrollTurn?, to: String, told: String?
  ) throws {
    let bench = Bench()
    let recognizer = ScrollRecognizer(axes: axes)
    recognizer.turn = turn
    bench.add(recognizer) { " \($0.translation.text)" }
    try bench.play("0 down 0,0; 10 move \(to)")
    #expect(bench.log.last == told)
  }

  private static let half = ScrollTurn(
    right: CGSize(width: 0.5, height: 0), down: CGSize(width: 0, height: 0.5))

  @Test func whatCanNotBeSeenHasNoTurn() {
    let edge = CGSize(width: 1, height: 1)
    #expect(ScrollTurn(right: edge, down: edge) == nil)
    #expect(ScrollTurn(right: CGSize(width: CGFloat.nan, height: 0), down: edge) == nil)
  }

  @Test func theWheelTurnsAlongTheAxesOfTurnedContent() {
    let router = PointerRouter(scheduler: Scheduler())
    let recognizer = ScrollRecognizer(axes: .horizontal)
    recognizer.turn = Self.quarter
    var log: [String] = []
    recognizer.onWheel = { delta in
      log.append(delta.text)
      return CGSize(width: 10, height: 0)
    }

    let event = ScrollEvent(at: .zero, by: CGSize(width: 7, height: 40))
    let rest = router.scroll(event, over: [recognizer])

    #expect(log == ["40,0"])
    #expect(rest == CGSize(width: 7, height: 10))
  }

  @Test func theWheelGoesToTheInnermostAndWhatIsLeftToTheNext() {
    let router = PointerRouter(scheduler: Scheduler())
    let inner = ScrollRecognizer(axes: .vertical)
    let outer = ScrollRecognizer(axes: [.horizontal, .vertical])
    var log: [String] = []
    inner.onWheel = { delta in
      log.append("inner \(delta.text)")
      return CGSize(width: 0, height: delta.height - 30)
    }
    outer.onWheel = { delta in
      log.append("outer \(delta.text)")
      return CGSize(width: 1, height: 0)
    }

    let event = ScrollEvent(at: .zero, by: CGSize(width: 7, height: 40))
    let rest = router.scroll(event, over: [inner, outer])

    #expect(log == ["inner 0,40", "outer 7,10"])
    #expect(rest == CGSize(width: 1, height: 0))
  }

  @Test func theWheelGoesToNobodyWhoCanNotScroll() {
    let router = PointerRouter(scheduler: Scheduler())
    let across = ScrollRecognizer(axes: .horizontal)
    across.onWheel = { _ in
      Issue.record("the wheel turned along the other axis")
      return .zero
    }
    let deaf = ScrollRecognizer()
    let event = ScrollEvent(at: .zero, by: CGSize(width: 0, height: 40))
    #expect(router.scroll(event, over: [across, deaf]) == event.delta)
  }
}
