import Testing
import VirtualTime

@testable import RecallUI
@testable import RecallUICore

/// Views that hand work to the main queue each time they are evaluated.
@Suite struct EvaluationWorkTests {
  private final class Header: ObservableObject {
    @Published var offset: CGFloat = 0
    var evaluations = 0
  }

  /// Tells an object where it stands, which tells it to be evaluated again.
  private struct Page: View {
    @ObservedObject var header: Header

    var body: some View {
      GeometryReader { geometry -> Color in
        let y = geometry.frame(in: .global).minY
        header.evaluations += 1
        DispatchQueue.main.async { header.offset = y }
        return Color.clear
      }
      .padding(.top, 20)
      .overlay { Text("\(Int(header.offset))") }
    }
  }

  @Test func aViewThatIsEvaluatedForEverLetsTheClockMoveOn() {
    let header = Header()
    let stage = smallStage { Page(header: header) }
    stage.advance(by: .milliseconds(10))
    #expect(stage.texts == ["20"])
    let first = header.evaluations
    #expect(first < 20)
    stage.advance(by: .seconds(1))
    #expect(stage.issues.isEmpty)
    #expect((60...600).contains(header.evaluations - first))
  }

  @Test func whatEventsBeginGoesOnAsOne() {
    let header = Header()
    let stage = smallStage { Page(header: header) }
    for _ in 0..<50 {
      stage.advance(by: .milliseconds(7))
      header.offset += 1
    }
    stage.advance(by: .seconds(1))
    #expect(stage.pendingTimers.count == 1)
    let before = header.evaluations
    stage.advance(by: .seconds(1))
    #expect((60...600).contains(header.evaluations - before))
  }

  @Test func theFirstRoundsOfAnInstantAreDoneAtOnce() {
    var work = EvaluationWork()
    let now = Instant(milliseconds: 5)
    func waits(_ update: Int, at instant: Instant) -> Bool {
      work.mustWait(now: instant, update: update)
    }
    for update in 1...EvaluationWork.mostRounds {
      #expect(!waits(update, at: now))
      #expect(!waits(update, at: now), "of the same round")
    }
    #expect(waits(9, at: now))
    work.beginEvent()
    #expect(!waits(10, at: now), "of another event")
    #expect(!waits(11, at: Instant(milliseconds: 6)), "of another instant")
  }

  /// Each of them has a view evaluated once, which hands one piece of work on: nothing goes round.
  @Test func manyEventsOfOneInstantAreDoneAtOnce() {
    final class Count: ObservableObject {
      var number = 0
      @Published var told = 0
    }
    struct Page: View {
      @ObservedObject var count: Count
      @State private var taps = 0

      var body: some View {
        let taps = taps
        DispatchQueue.main.async { count.number = taps }
        return Button("tap") { self.taps += 1 }
      }
    }
    let count = Count()
    let stage = smallStage { Page(count: count) }
    for number in 1...20 {
      stage.tap("tap")
      stage.advance(by: .zero)
      #expect(count.number == number)
    }
  }

  @Test func whatWaitsWaitsForTheNextFrame() {
    var work = EvaluationWork()
    let frame = Instant.zero.advanced(by: .displayInterval)
    let first = work.add({}, now: Instant(milliseconds: 5))
    let second = work.add({}, now: Instant(milliseconds: 6))
    let taken = work.take().count
    let third = work.add({}, now: frame)
    #expect(first == frame)
    #expect(second == nil, "with what waits already")
    #expect(taken == 2)
    #expect(third == frame.advanced(by: .displayInterval), "at a frame")
  }
}
