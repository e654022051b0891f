import Foundation
import Simulation

/// How a simulation went: for people, for programs and for tables.
struct SimulationReport {
  private let summary: Summary
  private let tally: Tally

  init(_ simulation: Simulation, _ tally: Tally) {
    self.tally = tally
    summary = Summary(simulation, tally)
  }

  /// What the three forms have in common, and all of the JSON.
  private struct Summary: Encodable {
    struct Sample: Encodable {
      struct Bin: Encodable {
        var value: Int
        var games: Int
      }

      var mean: Double
      var standardDeviation: Double
      /// Where the true mean is, at 99 % confidence.
      var interval99: [Double]
      var histogram: [Bin]

      init(_ histogram: Histogram) {
        mean = histogram.mean
        standardDeviation = histogram.standardDeviation
        let error = histogram.meanErrorAt99Percent
        interval99 = [mean - error, mean + error]
        self.histogram = histogram.bins.map { Bin(value: $0.value, games: $0.count) }
      }
    }

    var bot: String
    var against: String?
    var pairs: Int
    var games: Int
    var seed: UInt64
    var moves: Sample
    var luckyMatches: Double
    /// The pairs of the first player less those of the second; nil for one player.
    var gain: Sample?
    var stalledGames: Int
    var pairsLeft: Int

    init(_ simulation: Simulation, _ tally: Tally) {
      bot = simulation.bot.description
      against = simulation.opponent?.description
      pairs = simulation.pairs
      games = tally.games
      seed = simulation.seed
      moves = Sample(tally.moves)
      luckyMatches = tally.meanLuckyMatches
      gain = simulation.opponent.map { _ in Sample(tally.gains) }
      stalledGames = tally.stalledGames
      pairsLeft = tally.pairsLeft
    }
  }

  var json: String {
    get throws { try JSONText.of(summary) }
  }

  /// A field and its value a line.
  var csv: String {
    var rows = [
      "field,value", "bot,\(summary.bot)", "against,\(summary.against ?? "")",
      "pairs,\(summary.pairs)", "games,\(summary.games)", "seed,\(summary.seed)",
    ]
    func add(_ sample: Summary.Sample, _ name: String) {
      rows.append("\(name).mean,\(sample.mean)")
      rows.append("\(name).standardDeviation,\(sample.standardDeviation)")
      rows.append("\(name).interval99.lower,\(sample.interval99[0])")
      rows.append("\(name).interval99.upper,\(sample.interval99[1])")
      rows += sample.histogram.map { "\(name).\($0.value),\($0.games)" }
    }
    add(summary.moves, "moves")
    rows.append("luckyMatches,\(summary.luckyMatches)")
    if let gain = summary.gain { add(gain, "gain") }
    rows.append("stalledGames,\(summary.stalledGames)")
    rows.append("pairsLeft,\(summary.pairsLeft)")
    return rows.joined(separator: "\n")
  }

  var text: String {
    let players = summary.against.map { "\(summary.bot) against \($0)" } ?? summary.bot
    var lines = [
      "\(players): \("game".counted(summary.games)) of \("pair".counted(summary.pairs)), seed \(summary.seed)",
      line("moves", summary.moves),
      String(format: "lucky      %.4f matches a game", summary.luckyMatches),
    ]
    if let gain = summary.gain {
      lines.append(line("gain", gain))
      lines.append(results)
    }
    if summary.stalledGames > 0 {
      lines.append(
        "stalled    \("game".counted(summary.stalledGames)), with \("pair".counted(summary.pairsLeft)) left to nobody"
      )
    }
    lines += ["", "moves"] + BarChart(tally.moves).lines
    if summary.gain != nil { lines += ["", "gain"] + BarChart(tally.gains).lines }
    return lines.joined(separator: "\n")
  }

  private func line(_ name: String, _ sample: Summary.Sample) -> String {
    let start = name.padding(toLength: 11, withPad: " ", startingAt: 0)
    guard summary.games >= Self.fewestGames else {
      return start + String(format: "%.4f", sample.mean)
    }
    return start
      + String(
        format: "%.4f, from %.4f to %.4f at 99 %%, standard deviation %.4f", sample.mean,
        sample.interval99[0], sample.interval99[1], sample.standardDeviation)
  }

  /// Of fewer there is no interval.
  private static let fewestGames = 3

  /// Who won how often.
  private var results: String {
    let bins = tally.gains.bins
    func share(_ isCounted: (Int) -> Bool) -> Double {
      let count = bins.filter { isCounted($0.value) }.reduce(0) { $0 + $1.count }
      return 100 * Double(count) / Double(max(tally.games, 1))
    }
    return String(
      format: "results    first %.2f %%, second %.2f %%, tied %.2f %%", share { $0 > 0 },
      share { $0 < 0 }, share { $0 == 0 })
  }
}
