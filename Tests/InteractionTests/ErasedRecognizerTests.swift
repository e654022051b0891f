import Foundation
import Testing
import VirtualTime

@testable import Interaction

@Suite struct ErasedRecognizerTests {
  /// A router with a recognizer whose kind is hidden, and what it said.
  private final class Bench {
    let router = PointerRouter(scheduler: Scheduler(now: .zero))
    let erased = ErasedRecognizer<Int>()
    var said: [String] = []

    init() {
      erased.onChanged = { [unowned self] in said.append("changed \($0)") }
      erased.onEnded = { [unowned self] in said.append("ended \($0)") }
      erased.onCancelled = { [unowned self] in said.append("cancelled") }
    }

    func takeDrag() {
      erased.take(DragRecognizer(minimumDistance: 0)) { Int($0.location.x) }
    }

    func send(_ phase: PointerEvent.Phase, _ x: CGFloat) {
      router.send(PointerEvent(phase, at: CGPoint(x: x, y: 0))) { [GestureAttachment(erased)] }
    }
  }

  @Test func withoutAPartItHearsNothing() {
    let bench = Bench()
    bench.send(.down, 0)
    bench.send(.up, 30)
    #expect(bench.said.isEmpty)
    #expect(!bench.erased.isTracking)
  }

  @Test func itTellsWhatItsPartRecognizes() {
    let bench = Bench()
    bench.takeDrag()
    bench.send(.down, 0)
    bench.send(.move, 20)
    bench.send(.up, 30)
    #expect(bench.said.last == "ended 30")
  }

  @Test func theSamePartGoesOnWithANewMeaning() throws {
    let bench = Bench()
    bench.takeDrag()
    bench.send(.down, 0)
    bench.send(.move, 20)
    let part = try #require(bench.erased.part as? DragRecognizer)
    bench.erased.take(part) { -Int($0.location.x) }
    bench.send(.up, 30)
    #expect(bench.said.last == "ended -30")
  }

  @Test func anotherPartCancelsWhatBeganAndListensFromTheNextContactOn() {
    let bench = Bench()
    bench.takeDrag()
    bench.send(.down, 0)
    bench.send(.move, 20)
    bench.takeDrag()
    #expect(bench.said.last == "cancelled")
    bench.send(.up, 30)
    #expect(bench.said.last == "cancelled")
    bench.send(.down, 40)
    bench.send(.up, 50)
    #expect(bench.said.last == "ended 50")
  }
}
