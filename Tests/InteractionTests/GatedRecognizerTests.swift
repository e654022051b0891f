import Foundation
import Testing
import VirtualTime

@testable import Interaction

@Suite struct GatedRecognizerTests {
  /// A router with a drag behind a gate, and what it said.
  private final class Bench {
    let router = PointerRouter(scheduler: Scheduler(now: .zero))
    let gate: GatedRecognizer<DragRecognizer.Value>
    var said: [String] = []

    init(_ part: DragRecognizer? = DragRecognizer(minimumDistance: 0)) {
      gate = GatedRecognizer(part)
      gate.onChanged = { [unowned self] in said.append("changed \(Int($0.location.x))") }
      gate.onEnded = { [unowned self] in said.append("ended \(Int($0.location.x))") }
      gate.onCancelled = { [unowned self] in said.append("cancelled") }
    }

    func send(_ phase: PointerEvent.Phase, _ x: CGFloat) {
      router.send(PointerEvent(phase, at: CGPoint(x: x, y: 0))) { [GestureAttachment(gate)] }
    }
  }

  @Test func whatIsBehindAnOpenGateSpeaks() {
    let bench = Bench()
    bench.send(.down, 0)
    bench.send(.move, 20)
    bench.send(.up, 30)
    #expect(bench.said.last == "ended 30")
    #expect(!bench.gate.isTracking)
  }

  @Test func whatIsBehindAClosedGateHearsNothing() {
    let bench = Bench()
    bench.gate.isOpen = { false }
    bench.send(.down, 0)
    bench.send(.move, 20)
    bench.send(.up, 30)
    #expect(bench.said.isEmpty)
    #expect(!bench.gate.isTracking)
  }

  @Test func whatBeganGoesOnWhenTheGateOpensNoMore() {
    let bench = Bench()
    bench.send(.down, 0)
    bench.gate.isOpen = { false }
    bench.send(.move, 20)
    bench.send(.up, 30)
    #expect(bench.said.last == "ended 30")
  }

  @Test func closingCancelsWhatBegan() {
    let bench = Bench()
    bench.send(.down, 0)
    bench.send(.move, 20)
    bench.gate.close()
    bench.send(.up, 30)
    #expect(bench.said.last == "cancelled")
    #expect(!bench.gate.isTracking)
  }

  @Test func aGateWithNothingBehindItStandsInNobodysWay() {
    let bench = Bench(nil)
    bench.send(.down, 0)
    bench.send(.up, 0)
    #expect(bench.said.isEmpty)
    bench.gate.take(DragRecognizer(minimumDistance: 0))
    bench.send(.down, 0)
    bench.send(.up, 5)
    #expect(bench.said.last == "ended 5")
  }

  @Test func whatIsUnderWayIsFinishedWhenTheGateOpensNoMore() {
    let router = PointerRouter(scheduler: Scheduler(now: .zero))
    let gate = GatedRecognizer(TapRecognizer(count: 2))
    var taps = 0
    gate.onEnded = { _ in taps += 1 }
    func tap() {
      for phase in [PointerEvent.Phase.down, .up] {
        router.send(PointerEvent(phase, at: .zero)) { [GestureAttachment(gate)] }
      }
    }
    tap()
    #expect(gate.isTracking)
    gate.isOpen = { false }
    tap()
    #expect(taps == 1)
    tap()
    tap()
    #expect(taps == 1, "nothing begins any more")
  }
}
