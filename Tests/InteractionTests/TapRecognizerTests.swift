import Foundation
import Testing
import VirtualTime

@testable import Interaction

@Suite struct TapRecognizerTests {
  @Test func aTapWithoutCompetitorFiresAtTheUpItself() throws {
    let scheduler = Scheduler()
    let router = PointerRouter(scheduler: scheduler)
    let tap = TapRecognizer()
    var taps: [Instant] = []
    tap.onEnded = { _ in taps.append(scheduler.now) }

    router.send(PointerEvent(.down, at: .zero)) { [GestureAttachment(tap)] }
    try scheduler.advance(to: Instant(milliseconds: 80))
    router.send(PointerEvent(.up, at: .zero)) { [] }

    #expect(taps == [Instant(milliseconds: 80)])
    #expect(!router.isTracking)
    #expect(scheduler.liveTimers.isEmpty)
  }
}
