import Foundation
import RecallUI
import Testing

@Suite struct TaskTests {
  @Test func aTaskRunsInTheEventThatBeginsItBehindWhatIsRunning() {
    let lines = TaskLog.lines(after: .zero) { log in
      RecallUI.Task { log.note("task") }
      log.note("event")
    }
    #expect(lines == ["0 event", "0 task"])
  }

  @Test func tasksGoOnInTheOrderInWhichTheyBecameReady() {
    let lines = TaskLog.lines { log in
      for name in ["a", "b"] {
        RecallUI.Task {
          log.note("\(name) 1")
          await RecallUI.Task.yield()
          log.note("\(name) 2")
        }
      }
      RecallUI.Task {
        log.note("c")
        RecallUI.Task { log.note("d") }
      }
    }
    #expect(lines == ["0 a 1", "0 b 1", "0 c", "0 d", "0 a 2", "0 b 2"])
  }

  @Test func whatATaskAnswersOrThrowsCanBeAwaited() {
    struct Broken: Error {}
    let lines = TaskLog.lines { log in
      RecallUI.Task {
        let answer = RecallUI.Task {
          try await RecallUI.Task.sleep(for: .seconds(1))
          return 42
        }
        let failure = RecallUI.Task<Int, any Error> { throw Broken() }
        log.note("\(try await answer.value)")
        log.note("\(await failure.result)")
      }
    }
    #expect(lines.first == "1000 42")
    #expect(lines.last?.contains("Broken") == true)
    #expect(lines.count == 2)
  }

  @Test func childTasksRunOnTheStageAndAreAwaited() {
    let lines = TaskLog.lines { log in
      @Sendable func wait(_ milliseconds: Int) async -> Int {
        try? await RecallUI.Task.sleep(for: .milliseconds(milliseconds))
        log.note("waited \(milliseconds)")
        return milliseconds
      }
      RecallUI.Task {
        async let long = wait(30)
        async let short = wait(20)
        log.note("both begun")
        log.note("\(await long + short)")
        let order = await withTaskGroup(of: Int.self) { group in
          for milliseconds in [3, 1, 2] { group.addTask { await wait(milliseconds) } }
          var order: [Int] = []
          for await milliseconds in group { order.append(milliseconds) }
          return order
        }
        log.note("\(order)")
      }
    }
    #expect(
      lines == [
        "0 both begun", "20 waited 20", "30 waited 30", "30 50", "31 waited 1", "32 waited 2",
        "33 waited 3", "33 [1, 2, 3]",
      ])
  }

  @Test func streamsAndContinuationsGoOnInTheEventThatFeedsThem() {
    let lines = TaskLog.lines { log in
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      RecallUI.Task {
        for await number in stream { log.note("got \(number)") }
        log.note("end of stream")
      }
      RecallUI.Task {
        for number in 1...2 {
          try await RecallUI.Task.sleep(nanoseconds: 5_000_000)
          continuation.yield(number)
        }
        continuation.finish()
        let answer: String = await withCheckedContinuation { continuation in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            continuation.resume(returning: "x")
          }
        }
        log.note(answer)
      }
    }
    #expect(lines == ["5 got 1", "10 got 2", "10 end of stream", "1010 x"])
  }

  @Test func aCancelledTaskIsWokenAtOnceAndLeavesNoTimer() {
    let log = TaskLog()
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      TaskPlayer(log: log) { log in
        let sleeper = RecallUI.Task {
          do {
            try await RecallUI.Task.sleep(for: .seconds(100))
            log.note("slept")
          } catch {
            log.note("\(error is CancellationError) \(RecallUI.Task.isCancelled)")
            do { try RecallUI.Task.checkCancellation() } catch { log.note("checked") }
          }
        }
        RecallUI.Task {
          try await RecallUI.Task.sleep(for: .seconds(1))
          sleeper.cancel()
          log.note("cancelled \(sleeper.isCancelled)")
        }
      }
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    stage.advance(by: .seconds(5))
    #expect(log.lines == ["1000 cancelled true", "1000 true true", "1000 checked"])
    #expect(stage.pendingTimers.isEmpty)
    #expect(stage.pendingTasks.isEmpty)
  }

  private final class Poller: ObservableObject {
    @Published var rounds = 0

    // On no actor: it goes on in the very job in which the sleep ended.
    nonisolated(nonsending) func poll() async {
      while true {
        try? await RecallUI.Task.sleep(for: .seconds(1))
        rounds += 1
      }
    }
  }

  private struct Polling: View {
    @StateObject private var poller = Poller()
    @State private var isShown = true

    var body: some View {
      VStack {
        Button("hide") { isShown = false }.accessibilityIdentifier("hide")
        Text("\(poller.rounds)")
        if isShown { Color.red.task { await poller.poll() } }
      }
    }
  }

  @Test func aCancelledTaskThatSleepsOnIsHeldBackAndReported() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Polling() }
    stage.advance(by: .seconds(2))
    stage.tap("hide")
    let issue = try #require(stage.issues.first)
    #expect("\(issue)".contains("a cancelled task slept more than 1000 times at one instant"))
    // It goes on, a round each frame.
    stage.advance(by: .seconds(1))
    #expect(stage.issues.count == 1)
  }

  @Test func aSleepOfACancelledTaskDoesNotBegin() {
    let lines = TaskLog.lines { log in
      let task = RecallUI.Task {
        do {
          try await RecallUI.Task.sleep(for: .seconds(1))
        } catch {
          log.note("\(error is CancellationError)")
        }
      }
      task.cancel()
    }
    #expect(lines == ["0 true"])
  }

  @Test func aSleepGoesToAnInstantAndNeverBack() {
    let lines = TaskLog.lines { log in
      RecallUI.Task {
        try await RecallUI.Task.sleep(until: .now.advanced(by: .seconds(2)))
        log.note("later")
        try await RecallUI.Task.sleep(until: .zero)
        try await RecallUI.Task.sleep(for: .seconds(-1))
        log.note("now")
      }
    }
    #expect(lines == ["2000 later", "2000 now"])
  }

  @Test func withoutAStageATaskIsSwiftsAndASleepTakesNoTime() async throws {
    let answer = try await RecallUI.Task {
      try await RecallUI.Task.sleep(for: .seconds(1_000_000))
      await RecallUI.Task.yield()
      return 7
    }.value
    #expect(answer == 7)
  }
}
