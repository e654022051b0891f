import Workloads

/// Keeps results alive that nobody reads.
nonisolated(unsafe) var sink = 0

/// Runs a piece of work of `count` operations for some rounds, and prints the fastest round's time
/// for each.
func run(_ name: String, rounds: Int, count: Int, _ work: () -> Int) {
  let clock = ContinuousClock()
  var best = Double.infinity
  for _ in 0..<rounds {
    best = min(best, clock.measure { sink &+= work() } / .microseconds(1) / Double(count))
  }
  print("\(name): \(best) µs")
}

let arguments = CommandLine.arguments.dropFirst()
let name = arguments.first ?? ""
let rounds = arguments.dropFirst().first.flatMap(Int.init) ?? 50

switch name {
case "tap", "turn":
  let table = Workloads.Table(turnsCards: name == "turn")
  run(name, rounds: rounds, count: 2 * table.count) { Workloads.tapAllTwice(table) }
case "game":
  let game = try Workloads.PlayedGame()
  run(name, rounds: rounds, count: game.count) { game.tapAll() }
case "frame":
  let game = try Workloads.PlayedGame()
  run(name, rounds: rounds, count: game.count) {
    game.tapAll { sink &+= $0.displayList.items.count }
  }
case "board":
  let board = Workloads.Board(cards: arguments.count > 2 ? Int(arguments[3]) ?? 100 : 100)
  run(name, rounds: rounds, count: board.count, board.turnAll)
case "deal":
  let deal = Workloads.Deal()
  run(name, rounds: rounds, count: 1, deal.deal)
case "scene":
  let scene = try Workloads.Scene()
  run(name, rounds: rounds, count: 100) {
    for _ in 0..<100 {
      scene.turnAndDrawDamage()
    }
    return 1
  }
case "dealing", "flip":
  let frames =
    try name == "dealing"
    ? Workloads.Frames.dealing(rounds: rounds) : Workloads.Frames.turning(rounds: rounds)
  for part in [0.5, 0.9, 0.99, 1] {
    print("\(name), quantile \(part): \(Workloads.Frames.quantile(part, of: frames) / 1000) µs")
  }
default:
  print("usage: profile tap|turn|game|frame|board|deal|scene|dealing|flip [rounds [cards]]")
}
