import Foundation
import RecallUI
import Testing

@testable import RecallUICore

@Suite struct StageExecutorTests {
  private let log = TaskLog()

  private func stage(_ action: @escaping (TaskLog) -> Void) -> Stage {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      TaskPlayer(log: log, action: action)
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    return stage
  }

  @Test func aStageWithoutTasksHasNoExecutor() {
    let stage = stage { $0.note("tapped") }
    #expect(stage.services.currentExecutor == nil)
    #expect(stage.pendingTasks.isEmpty)
  }

  @Test func tasksThatNeverWaitForTimeAreHeldAndReported() {
    let stage = stage { _ in
      RecallUI.Task(name: "spinner") {
        while !RecallUI.Task.isCancelled { await RecallUI.Task.yield() }
      }
    }
    #expect(
      stage.issues.map(\.description) == [
        """
        more than 10000 jobs of tasks ran within one event; expected the tasks to wait for time to \
        pass. Still running: spinner
        """
      ])
    stage.advance(by: .seconds(1))
    #expect(stage.issues.count == 1)
  }

  @Test func theLimitOfJobsIsNotReachedByOneLess() {
    // The first job begins the task; each yield is an action and a job.
    let yields = (StageExecutor.stormLimit - 1) / 2
    for (excess, expected) in [(0, ["0 done"]), (1, [])] {
      let log = TaskLog()
      let stage = Stage(size: CGSize(width: 100, height: 100)) {
        TaskPlayer(log: log) { log in
          RecallUI.Task {
            for _ in 0..<(yields + excess) { await RecallUI.Task.yield() }
            log.note("done")
          }
        }
      }
      stage.tap(at: CGPoint(x: 50, y: 50))
      #expect(log.lines == expected)
      #expect(stage.issues.count == excess)
    }
  }

  @Test func whatAnotherThreadMakesReadyIsReportedAndGoesOnWithTheNextEvent() {
    let (go, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let stage = stage { log in
      RecallUI.Task(name: "download") {
        let answer: Int = await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            go.wait()
            continuation.resume(returning: 7)
            done.signal()
          }
        }
        log.note("\(answer)")
      }
    }
    go.signal()
    done.wait()
    _ = stage.displayList
    #expect(log.lines.isEmpty)
    stage.send(.focus(.lost))
    #expect(log.lines == ["0 7"])
    #expect(
      stage.issues.map(\.description) == [
        """
        download was made to go on by another thread; expected it to wait for nothing but the stage. \
        It went on before the next event, and no replay can tell which that was
        """
      ])
  }

  @Test func pendingTasksTellWhoBeganThemAndWhatTheyWaitFor() {
    let stage = stage { _ in
      RecallUI.Task { try await RecallUI.Task.sleep(for: .seconds(1)) }
      RecallUI.Task(name: "listener") {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        for await _ in stream {}
        continuation.finish()
      }
    }
    #expect(
      stage.pendingTasks.map(\.description) == [
        "Task at RecallUITests/StageExecutorTests.swift:\(#line - 7), which sleeps",
        "listener, which waits",
      ])
    #expect(stage.unownedTasks.map(\.owner) == ["listener"])
    #expect(
      stage.pendingTimers.map(\.owner) == [
        "Task.sleep at RecallUITests/StageExecutorTests.swift:\(#line - 13)"
      ])
    stage.advance(by: .seconds(1))
    #expect(stage.pendingTasks.map(\.owner) == ["listener"])
  }

  @Test func noTaskOutlivesItsStage() {
    final class Resource: Sendable {}
    var resource: Resource? = Resource()
    let (left, model) = (Weak(object: resource), log)
    var stage: Stage? = Stage(size: CGSize(width: 100, height: 100)) { [resource] in
      TaskPlayer(log: model) { log in
        RecallUI.Task {
          do {
            try await RecallUI.Task.sleep(for: .seconds(100))
          } catch {
            log.note("sleep ended")
          }
          RecallUI.Task {
            try? await RecallUI.Task.sleep(for: .seconds(100))
            log.note("later sleep ended")
          }
          _ = resource
        }
        RecallUI.Task {
          let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
          for await _ in stream {}
          log.note("stream ended")
          withExtendedLifetime((continuation, resource)) {}
        }
      }
    }
    resource = nil
    stage?.tap(at: CGPoint(x: 50, y: 50))
    let (services, graph) = (Weak(object: stage?.services), Weak(object: stage?.graph))
    #expect(left.object != nil)
    #expect(services.object != nil)
    stage = nil
    #expect(log.lines == ["0 sleep ended", "0 stream ended", "0 later sleep ended"])
    #expect(left.object == nil)
    #expect(services.object == nil)
    #expect(graph.object == nil)
  }

  @Test func whatWaitsForAnotherThreadEndsWhenThatIsDoneAfterTheStage() {
    let (go, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    var stage: Stage? = stage { _ in
      RecallUI.Task {
        await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            go.wait()
            continuation.resume()
          }
        }
        done.signal()
      }
    }
    #expect(stage?.pendingTasks.count == 1)
    stage = nil
    go.signal()
    #expect(done.wait(timeout: .now() + 60) == .success)
  }
}
