import Workloads

/// Keeps results alive that nobody reads.
nonisolated(unsafe) var sink = 0

/// Does a piece of work for some rounds, and prints the fastest round's time for each operation.
func run(_ name: String, rounds: Int, _ piece: Piece) {
  let clock = ContinuousClock()
  var best = Double.infinity
  for _ in 0..<rounds {
    let time = clock.measure { sink &+= piece.work() } / .microseconds(1)
    best = min(best, time / Double(piece.count))
  }
  print("\(name): \(best) µs")
}

/// Does a piece of work once where a tool can count it. Before that it is done without being
/// counted, so often that all is as it will stay; but for a start, which is the first of its kind.
func count(_ name: String, _ piece: Piece) {
  for _ in 0..<(name == "start" ? 0 : 3) { sink &+= piece.work() }
  Workloads.counted { sink &+= piece.work() }
}

func printFrames(_ name: String, rounds: Int) throws {
  let frames =
    try name == "dealing"
    ? Workloads.Frames.dealing(rounds: rounds) : Workloads.Frames.turning(rounds: rounds)
  for part in [0.5, 0.9, 0.99, 1] {
    print("\(name), quantile \(part): \(Workloads.Frames.quantile(part, of: frames) / 1000) µs")
  }
}

let arguments = CommandLine.arguments.dropFirst()
let name = arguments.first ?? ""
let option = arguments.dropFirst().first
let rounds = option.flatMap(Int.init) ?? 50
let cards = arguments.dropFirst(2).first.flatMap(Int.init) ?? 100

if ["dealing", "flip"].contains(name) {
  try printFrames(name, rounds: rounds)
} else if let piece = try Piece(name, cards: cards) {
  if option == "counted" { count(name, piece) } else { run(name, rounds: rounds, piece) }
} else {
  print(
    "usage: profile \(Piece.names.joined(separator: "|"))|dealing|flip [rounds|counted [cards]]")
}
