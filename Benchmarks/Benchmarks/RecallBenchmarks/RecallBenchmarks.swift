import Benchmark
import GameModel
import Workloads

// One iteration is a batch, so that the clock costs nothing beside it. Processor time is not asked
// for: the system counts it in hundredths of a second.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput],
    warmupIterations: 3,
    maxDuration: .seconds(3),
    maxIterations: 2_000)

  for pairs in [8, 26, 1_000, 1_000_000] {
    Benchmark("16,384 choices, \(pairs) pairs") { benchmark in
      let choices = Workloads.Choices(pairs: pairs, count: 1 << 14)
      var game = Workloads.game(pairs: pairs)
      benchmark.startMeasurement()
      blackHole(Workloads.choose(choices, in: &game))
      benchmark.stopMeasurement()
    }
  }

  Benchmark("16,384 choices, 26 pairs, the lecture's model") { benchmark in
    let choices = Workloads.Choices(pairs: 26, count: 1 << 14)
    var game = LectureMemoryGame(numberOfPairsOfCards: 26) { $0 }
    benchmark.startMeasurement()
    blackHole(Workloads.choose(choices, in: &game))
    benchmark.stopMeasurement()
  }

  Benchmark("1,000 perfect-memory games of 26 pairs, through the model") { _ in
    blackHole(Workloads.perfectGames(0..<1_000, pairs: 26))
  }

  Benchmark("1,000 perfect-memory games of 26 pairs, a bare loop in C") { _ in
    blackHole(Workloads.bareGames(0..<1_000, pairs: 26))
  }

  Benchmark("1,000 perfect-memory games of 26 pairs, in C by the rules") { _ in
    blackHole(Workloads.gamesByRules(0..<1_000, pairs: 26))
  }
}
