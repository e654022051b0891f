import RecallUI
import Testing

/// A program's file of names has it, as Dispatch has a type that is called so.
// swift-format-ignore: AlwaysUseLowerCamelCase
private let DispatchQueue = StageQueues()

/// A program's own words for its queues, and what comes of them in which order.
private final class Log {
  var lines: [String] = []
}

@Suite struct QueueTests {
  private func stage(_ work: @escaping () -> Void) -> Stage {
    Stage(size: CGSize(width: 10, height: 10)) { Text("").onAppear { work() } }
  }

  @Test func workInTheBackgroundIsDoneInOrderOnTheStage() {
    let log = Log()
    let stage = stage {
      DispatchQueue.global(qos: .background).async {
        log.lines.append("background")
        DispatchQueue.main.async { log.lines.append("main") }
      }
      DispatchQueue(label: "own", attributes: .concurrent).async { log.lines.append("own") }
      log.lines.append(DispatchQueue(label: "other", qos: .utility).sync { "sync" })
    }
    stage.advance(to: .zero)
    #expect(log.lines == ["sync", "background", "own", "main"])
  }

  @Test func workThatIsTakenBackDoesNotRun() {
    let log = Log()
    let (kept, cancelled) = (
      DispatchWorkItem { log.lines.append("kept") },
      DispatchWorkItem { log.lines.append("cancelled") }
    )
    let stage = stage {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: kept)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
      DispatchQueue.main.async(execute: kept)
    }
    stage.advance(by: .milliseconds(999))
    #expect(log.lines == ["kept"])
    cancelled.cancel()
    #expect(cancelled.isCancelled && !kept.isCancelled)
    stage.advance(by: .milliseconds(1))
    #expect(log.lines == ["kept", "kept"])
  }
}
