import Foundation
import Statistics

/// What the games that were played tell, for people.
struct StatisticsReport {
  private let statistics: GameStatistics

  init(_ statistics: GameStatistics) {
    self.statistics = statistics
  }

  var text: String {
    let overall = statistics.overall
    var lines = [
      row("games", "\(overall.games), \(ended(overall))"),
      row("time", String(format: "%.0f min in all", overall.totalSeconds / 60)),
    ]
    if let best = overall.best {
      lines.append(
        row(
          "best",
          String(format: "game %lld: ", best.game)
            + "\("move".counted(best.moves)) for \("pair".counted(best.pairs)), "
            + String(format: "%+.2f to par", best.overPar)))
    }
    lines += [
      estimate("over par", overall.movesOverPar, "moves"),
      estimate("accuracy", overall.accuracy, "100 par / (par + loss)"),
      estimate("luck", overall.luck, "moves; less is better"),
      estimate("a game", overall.seconds, "seconds"),
      estimate("first of a day", statistics.firstOfDay.accuracy, "accuracy"),
      estimate("others", statistics.laterOfDay.accuracy, "accuracy"),
    ].compactMap { $0 }
    lines += table("deck", statistics.byDeck) + table("size", statistics.bySize)
    if statistics.byRules.count > 1 { lines += table("rules", statistics.byRules) }
    lines += retention
    return lines.joined(separator: "\n")
  }

  private func ended(_ figures: GroupFigures) -> String {
    let left = figures.games - figures.finished
    let parts = [
      (figures.won, "won"), (figures.lost, "lost"), (figures.tied, "tied"), (left, "abandoned"),
    ].filter { $0.0 > 0 }
    return parts.isEmpty ? "none ended" : parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  private func row(_ name: String, _ value: String, width: Int = 16) -> String {
    name.padding(toLength: width, withPad: " ", startingAt: 0) + value
  }

  /// A mean with its interval; nil of nothing.
  private func estimate(_ name: String, _ estimate: MeanEstimate, _ note: String) -> String? {
    guard let mean = estimate.mean else { return nil }
    let interval = estimate.interval.map {
      String(format: ", from %.2f to %.2f at 95 %%", $0.lowerBound, $0.upperBound)
    }
    let games = estimate.count == 1 ? "1 game" : "\(estimate.count) games"
    return row(name, String(format: "%.2f", mean) + "\(interval ?? "") (\(note); \(games))")
  }

  private func table(_ name: String, _ groups: [GameGroup]) -> [String] {
    guard !groups.isEmpty else { return [] }
    // As wide as the longest title, which players choose themselves, within reason.
    let longest = groups.map(\.title.count).max() ?? 0
    let width = min(max(longest + 2, 16), 40)
    let head = row(name, "games    won  over par  accuracy", width: width)
    return ["", head]
      + groups.map { group in
        let figures = group.figures
        let columns = [
          "\(figures.games)".padded(to: 5), "\(figures.won)".padded(to: 6),
          number(figures.movesOverPar).padded(to: 9), number(figures.accuracy).padded(to: 9),
        ]
        return row(
          String(group.title.prefix(width - 1)), columns.joined(separator: " "), width: width)
      }
  }

  private func number(_ estimate: MeanEstimate) -> String {
    estimate.mean.map { String(format: "%.2f", $0) } ?? "-"
  }

  private var retention: [String] {
    guard !statistics.retention.isEmpty else { return [] }
    return ["", row("moves ago", "cards  hit  remembered, guessing taken off, at 95 %")]
      + statistics.retention.map { point in
        let share = String(
          format: "%.0f %%, from %.0f to %.0f", 100 * point.rate, 100 * point.interval.lowerBound,
          100 * point.interval.upperBound)
        return row(
          point.label,
          "\("\(point.trials)".padded(to: 5)) \("\(point.hits)".padded(to: 4))  \(share)")
      }
  }
}
