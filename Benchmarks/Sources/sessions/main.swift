import Foundation
import Workloads

// What long sessions cost: replaying ten minutes and twenty with the game's own program, and the
// memory of ten hours.

func row(_ what: String, _ value: String, _ goal: String = "") {
  print("| \(what) | \(value) | \(goal) |")
}

func speed(_ seconds: Double, for minutes: Int) -> String {
  String(format: "%.0f × real time", Double(minutes) * 60 / seconds)
}

func perTap(_ seconds: Double, for minutes: Int) -> String {
  String(format: "%.1f µs", seconds * 1e6 / Double(minutes * 60))
}

/// The bytes that a game holds after ten hours with 36,000 taps, for each that it held after ten
/// minutes; nil where the system doesn't tell.
func growth() throws -> Double? {
  let game = try Workloads.PlayedGame()
  func memory(afterTaps taps: Range<Int>) -> Int? {
    for number in taps {
      game.tap(number)
      game.passSecond()
    }
    return Workloads.memory
  }
  guard let early = memory(afterTaps: 0..<600), let late = memory(afterTaps: 600..<36_000) else {
    return nil
  }
  return Double(late) / Double(early)
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.count {
case 2 where arguments.first == "script":
  print(Workloads.script(minutes: arguments.last.flatMap(Int.init) ?? 10), terminator: "")
case 1, 2:
  let program = arguments[1]
  let rounds = arguments.dropFirst().first.flatMap(Int.init) ?? 5
  let sessions = [try Session(minutes: 10), try Session(minutes: 20)]
  var best = [Double.infinity, .infinity]
  for _ in 0..<rounds {
    for (index, session) in sessions.enumerated() {
      best[index] = min(best[index], try session.replay(with: program))
    }
  }
  print("| `recall replay`, 52 cards, a tap a second, processor time | measured | goal |")
  print("| --- | --- | --- |")
  row("ten minutes", speed(best[0], for: 10))
  row("a tap of these", perTap(best[0], for: 10))
  row("what ten minutes more add", speed(best[1] - best[0], for: 10), "≥ 10,000 × real time")
  row("a tap of these", perTap(best[1] - best[0], for: 10), "≤ 60 µs")
  let memory = try growth().map { String(format: "%.3f ×", $0) } ?? "not told on this system"
  row("memory after ten hours ÷ after ten minutes", memory, "≤ 1.05 ×")
default:
  print("usage: sessions PATH-OF-RECALL [ROUNDS] | sessions script MINUTES")
  exit(2)
}
