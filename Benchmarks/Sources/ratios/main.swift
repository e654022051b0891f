import Foundation
import GameModel
import Simulation
import Workloads

/// Keeps results alive that nobody reads, so that the work behind them is done.
nonisolated(unsafe) var sink = 0

func row(_ what: String, _ value: String, _ goal: String = "") {
  print("| \(what) | \(value) | \(goal) |")
}

func times(_ ratio: Double) -> String {
  String(format: "%.2f ×", ratio)
}

func nanoseconds(_ value: Double) -> String {
  String(format: "%.1f ns", value)
}

// MARK: Choices

/// Times a round of choices on a warmed-up game, and counts what it allocates.
func choosing(pairs: Int, count: Int, into contest: inout Contest) -> () -> Int {
  let choices = Workloads.Choices(pairs: pairs, count: count)
  var game = Workloads.game(pairs: pairs)
  sink &+= Workloads.choose(choices, in: &game)
  contest.add(choices.count) { sink &+= Workloads.choose(choices, in: &game) }
  return {
    let before = Workloads.allocations
    sink &+= Workloads.choose(choices, in: &game)
    return Workloads.allocations - before
  }
}

let sizes = [8, 26, 1_000, 1_000_000]
var contest = Contest()
var allocations: [() -> Int] = []
for pairs in sizes {
  // Enough choices at the largest size that its cards are not in a cache from the last round.
  let count = pairs > 100_000 ? 1 << 20 : 1 << 14
  allocations.append(choosing(pairs: pairs, count: count, into: &contest))
}

let choices = Workloads.Choices(pairs: 26, count: 1 << 12)
var lecture = LectureMemoryGame(numberOfPairsOfCards: 26) { $0 }
contest.add(choices.count) { sink &+= Workloads.choose(choices, in: &lecture) }

var timed = MemoryGame(numberOfPairsOfCards: 26) { $0 }
var now: Int64 = 0
contest.add(choices.count) {
  // Each round on a fresh game: used-up bonus time would be no work.
  timed.restart()
  sink &+= Workloads.chooseInTime(choices, in: &timed, from: now)
}

// MARK: Games

let games = 0..<2_000
contest.add(games.count) { sink &+= Workloads.perfectGames(games, pairs: 26).games }
contest.add(games.count) { sink &+= Workloads.bareGames(games, pairs: 26).luckyMatches }
contest.add(games.count) { sink &+= Workloads.gamesByRules(games, pairs: 26).luckyMatches }

// MARK: Timers and taps

let deadlines = Workloads.deadlines(count: 1_000_000)
// A round of a million timers takes a second: a few are enough for the fastest to count.
var timers = Contest()
timers.add(deadlines.count) { sink &+= Workloads.runTimers(deadlines) }
timers.add(deadlines.count) { sink &+= Workloads.runHeap(deadlines) }

let still = Workloads.Table(turnsCards: false)
let turning = Workloads.Table(turnsCards: true)
// A contest of their own: after a million cards, the caches hold nothing that a tap needs.
var taps = Contest()
taps.add(2 * still.count) { sink &+= Workloads.tapAllTwice(still) }
taps.add(2 * turning.count) { sink &+= Workloads.tapAllTwice(turning) }

// MARK: Boards, games and frames

let small = Workloads.Board(cards: 100)
let large = Workloads.Board(cards: 10_000)
let game = try Workloads.PlayedGame()
let ticking = try Workloads.PlayedGame()
// The clock goes on with the first card.
ticking.tap(0)
let deal = Workloads.Deal()
var boards = Contest()
boards.add(small.count) { sink &+= small.turnAll() }
boards.add(large.count) { sink &+= large.turnAll() }
boards.add(game.count) { sink &+= game.tapAll() }
boards.add(1) { sink &+= deal.deal() }
boards.add(60) { sink &+= ticking.passMinute() }

// The same taps on tables of other sizes: in a large window, where all cards of either can be seen,
// and in one in which most of a thousand cards have to be scrolled to.
let sizedGames = try [
  Workloads.PlayedGame(pairs: 8, size: Workloads.largeWindow),
  Workloads.PlayedGame(pairs: 500, size: Workloads.largeWindow),
  Workloads.PlayedGame(pairs: 8),
  Workloads.PlayedGame(pairs: 500),
]
var sized = Contest()
for game in sizedGames {
  sized.add(game.count) { sink &+= game.tapAll() }
}

// MARK: Typing

let typing = [
  Workloads.Typing(.field), Workloads.Typing(.growingField), Workloads.Typing(.editor),
]
var keys = Contest()
for text in typing {
  keys.add(text.count) { sink &+= text.type() }
}

let played = Workloads.BareTally(Workloads.perfectGames(games, pairs: 26), pairs: 26)
guard played == Workloads.bareGames(games, pairs: 26),
  played == Workloads.gamesByRules(games, pairs: 26)
else {
  print("The loops in C play other games than the model: nothing to compare.")
  exit(1)
}

let probe = Workloads.allocations
sink &+= [UInt8](repeating: 1, count: 100_000 + Int(sink & 1)).count
let allocationsAreCounted = Workloads.allocations > probe

let rounds = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 200
contest.run(rounds: rounds)
taps.run(rounds: rounds)
boards.run(rounds: rounds)
sized.run(rounds: (rounds + 9) / 10)

keys.run(rounds: (rounds + 9) / 10)

timers.run(rounds: 5)

// MARK: Pictures

let scene = try Workloads.Scene()
if let difference = try scene.difference() {
  print("The scene in C is another picture than the views: nothing to compare. \(difference)")
  exit(1)
}
var pictures = Contest()
// Ten frames of each in a row, as frames come: five in which the card's face shows.
pictures.add(10) { for _ in 0..<10 { scene.drawByHand() } }
pictures.add(10) { for _ in 0..<10 { scene.turnAndDrawAll() } }
pictures.add(10) { for _ in 0..<10 { scene.turnAndDrawDamage() } }
pictures.run(rounds: 40)

// MARK: Screens and lists

/// The fastest of so many times that a form is opened, in nanoseconds; what closes it isn't counted.
func opening(_ form: Workloads.Form, rounds: Int) -> Double {
  guard form.isShown() else {
    print("The form doesn't open: nothing to measure.")
    exit(1)
  }
  let clock = ContinuousClock()
  return (0..<rounds).map { _ in
    let time = clock.measure { sink &+= form.show() } / .nanoseconds(1)
    sink &+= form.hide()
    return time
  }.min() ?? .infinity
}

let pushed = opening(Workloads.Form(.push), rounds: rounds)
let presented = opening(Workloads.Form(.sheet), rounds: rounds)
let lists = [try Workloads.Scrolling(rows: 100), try Workloads.Scrolling(rows: 10_000)]
var scrolling = Contest()
for list in lists {
  scrolling.add(list.count) { list.scroll() }
}
scrolling.run(rounds: 40)

let dealtFrames = try Workloads.Frames.dealing(rounds: 5)
let turnedFrames = try Workloads.Frames.turning(rounds: 5)

// MARK: Report

let best = contest.best
print("| in one run, one core, release | measured | goal |")
print("| --- | --- | --- |")
row("the lecture's model ÷ `choose`, 26 pairs", times(best[4] / best[1]), "≥ 20 ×")
for (index, pairs) in sizes.enumerated() where pairs != 26 {
  row("`choose`, \(pairs) pairs ÷ 26 pairs", times(best[index] / best[1]), "flat within caches")
}
row("`choose`, 26 pairs", nanoseconds(best[1]))
row("the same with bonus time, from a restart", nanoseconds(best[5]))
row("perfect-memory games ÷ C that does the same work, 26 pairs", times(best[6] / best[8]), "≤ 2 ×")
row("the same ÷ a loop in C of nothing but the bot's memory", times(best[6] / best[7]))
row("a perfect-memory game of 26 pairs", nanoseconds(best[6]))
row("a million timers ÷ a plain binary heap", times(timers.best[0] / timers.best[1]))
row(
  "a million timers, scheduled and fired",
  String(format: "%.2f s", timers.best[0] * Double(deadlines.count) / 1e9), "< 1 s")
row("a tap, from the pointer to the closure, 52 cards", nanoseconds(taps.best[0]), "< 20,000 ns")
row("a tap that turns a card, until all is settled", nanoseconds(taps.best[1]), "< 50,000 ns")
row(
  "a frame of 52 cards ÷ by hand in C with cairo", times(pictures.best[1] / pictures.best[0]),
  "≤ 2 ×")
row(
  "a frame in which a card turns, where it changed ÷ all of it",
  times(pictures.best[2] / pictures.best[1]), "≤ 0.1 ×")
row("a frame of 52 cards, 1280 by 800", nanoseconds(pictures.best[1]))
row(
  "a frame while 52 cards are dealt, 99th percentile",
  String(format: "%.2f ms", Workloads.Frames.quantile(0.99, of: dealtFrames) / 1e6), "< 8.3 ms")
row(
  "a frame while a card turns over, median",
  String(format: "%.2f ms", Workloads.Frames.quantile(0.5, of: turnedFrames) / 1e6), "< 1 ms")
row(
  "a card turned and a frame, 10,000 cards ÷ 100 cards", times(boards.best[1] / boards.best[0]),
  "≤ 1.2 ×")
row("a card turned and a frame, 100 cards", nanoseconds(boards.best[0]))
row(
  "a tap on the game's own screen, until all is settled", nanoseconds(boards.best[2]), "≤ 60,000 ns"
)
row("the same, 1,000 cards ÷ 16 cards", times(sized.best[1] / sized.best[0]), "≤ 1.5 ×")
row("the same in a list that scrolls ÷ 16 cards", times(sized.best[3] / sized.best[2]), "≤ 1.5 ×")
row("a second that passes, in which the clock ticks", nanoseconds(boards.best[4]), "≤ 15,000 ns")
row(
  "52 cards dealt by 52 animations in one event", nanoseconds(boards.best[3]), "≤ 300,000 ns")
for (index, place) in ["a field", "a field that grows", "an editor"].enumerated() {
  row(
    "a key in \(place) of 10,000 characters, until all is settled",
    nanoseconds(keys.best[index]), "< 100,000 ns")
}
row("a push of a form of 30 rows, until all is settled", nanoseconds(pushed), "< 1,000,000 ns")
row("a sheet with one, until all is settled", nanoseconds(presented), "< 1,000,000 ns")
row(
  "a frame of a list that scrolls, 10,000 rows ÷ 100 rows",
  times(scrolling.best[1] / scrolling.best[0]), "≤ 1.2 ×")
row(
  "a frame of a list of 10,000 rows that scrolls, 1280 by 800",
  String(format: "%.2f ms", scrolling.best[1] / 1e6), "< 4 ms")
let counted = allocations.map { $0() }.reduce(0, +)
row(
  "allocations in \(sizes.count - 1) × 2¹⁴ + 2²⁰ choices",
  allocationsAreCounted ? "\(counted)" : "not counted on this system", "0")
if allocationsAreCounted, counted > 0 { exit(1) }
