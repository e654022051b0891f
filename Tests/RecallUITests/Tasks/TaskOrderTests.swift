import Foundation
import RecallUI
import TestSupport
import Testing

/// Any program of tasks does the same again, whatever other stages do meanwhile.
@Suite struct TaskOrderTests {
  /// Something that a task does.
  private indirect enum Step {
    case note(Int)
    case sleep(Int)
    case yield
    case task([Step])
    case group([[Step]])
    case both([Step], [Step])
    case stream([Int])
    case cancelLast
    case onMainActor(Int)

    static func some(_ chance: inout Chance, depth: Int) -> [Step] {
      (0..<chance.number(in: 1...4)).map { _ in one(&chance, depth: depth) }
    }

    private static func one(_ chance: inout Chance, depth: Int) -> Step {
      let kinds = depth > 0 ? 9 : 5
      switch chance.number(below: kinds) {
      case 0: return .note(chance.number(below: 1_000))
      case 1: return .sleep(chance.number(below: 5))
      case 2: return .yield
      case 3: return .cancelLast
      case 4: return .onMainActor(chance.number(below: 1_000))
      case 5: return .task(some(&chance, depth: depth - 1))
      case 6:
        return .group((0..<3).map { _ in some(&chance, depth: depth - 1) })
      case 7:
        return .both(some(&chance, depth: depth - 1), some(&chance, depth: depth - 1))
      default: return .stream([chance.number(below: 5), chance.number(below: 5)])
      }
    }
  }

  private final class Machine: @unchecked Sendable {
    let log: TaskLog
    private var tasks: [RecallUI.Task<Void, Never>] = []

    init(_ log: TaskLog) {
      self.log = log
    }

    func begin(_ steps: [Step]) {
      tasks.append(RecallUI.Task { await self.run(steps) })
    }

    private func run(_ steps: [Step]) async {
      for step in steps { await run(step) }
      if RecallUI.Task.isCancelled { log.note("cancelled") }
    }

    private func run(_ step: Step) async {
      switch step {
      case .note(let number): log.note("\(number)")
      case .sleep(let milliseconds):
        do {
          try await RecallUI.Task.sleep(for: .milliseconds(milliseconds))
        } catch {
          log.note("woken")
        }
      case .yield: await RecallUI.Task.yield()
      case .task(let steps): begin(steps)
      case .group(let parts):
        await withTaskGroup(of: Void.self) { group in
          for part in parts { group.addTask { await self.run(part) } }
        }
      case .both(let left, let right):
        async let first: Void = run(left)
        async let second: Void = run(right)
        _ = await (first, second)
      case .stream(let pauses):
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        begin(pauses.map { .sleep($0) })
        RecallUI.Task {
          for pause in pauses {
            try? await RecallUI.Task.sleep(for: .milliseconds(pause))
            continuation.yield(pause)
          }
          continuation.finish()
        }
        for await pause in stream { log.note("stream \(pause)") }
      case .cancelLast: tasks.popLast()?.cancel()
      case .onMainActor(let number): await note(number)
      }
    }

    @RecallUI.MainActor private func note(_ number: Int) {
      log.note("main \(number)")
    }
  }

  private func lines(seed: UInt64) -> [String] {
    var chance = Chance(seed: seed)
    let programs = (0..<3).map { _ in Step.some(&chance, depth: 3) }
    return TaskLog.lines { log in
      let machine = Machine(log)
      for program in programs { machine.begin(program) }
    }
  }

  @Test func anyProgramDoesTheSameAgain() {
    for seed in 0..<200 {
      let (first, second) = (lines(seed: UInt64(seed)), lines(seed: UInt64(seed)))
      #expect(first == second, "seed \(seed)")
    }
  }

  @Test func anyProgramDoesTheSameWhileOtherStagesPlay() {
    let expected = (0..<200).map { lines(seed: UInt64($0)) }
    #expect(expected.joined().count > 1_000)
    let differing = Differing()
    DispatchQueues.concurrentPerform(4 * expected.count) { index in
      let seed = index % expected.count
      if lines(seed: UInt64(seed)) != expected[seed] { differing.note(seed) }
    }
    #expect(differing.seeds.isEmpty)
  }

  private final class Differing: @unchecked Sendable {
    private let lock = NSLock()
    private var noted: [Int] = []

    var seeds: [Int] { lock.withLock { noted } }

    func note(_ seed: Int) {
      lock.withLock { noted.append(seed) }
    }
  }
}

private enum DispatchQueues {
  /// Runs an action so many times, on as many threads as there are processors.
  static func concurrentPerform(_ count: Int, _ action: @Sendable @escaping (Int) -> Void) {
    let threads = 4
    let group = DispatchGroup()
    for first in 0..<threads {
      group.enter()
      Thread.detachNewThread {
        for index in stride(from: first, to: count, by: threads) { action(index) }
        group.leave()
      }
    }
    group.wait()
  }
}
