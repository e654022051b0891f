import RecallUI
import Statistics
import Testing

@testable import RecallHome

/// Few games are shown as few: no line leads through three points.
@Suite struct ChartsTests {
  /// How many lines with several points are stroked that aren't dashed.
  private func curves(_ view: some View) -> Int {
    let stage = Stage(size: CGSize(width: 600, height: 400)) { view }
    return stage.displayList.items.flatMap(\.all).count { item in
      guard case .stroke(let path, _, let style) = item.content else { return false }
      return style.dash.isEmpty && path.pointCount > 2
    }
  }

  @Test(arguments: [(0, 0), (1, 0), (3, 0), (4, 1), (9, 1)])
  func accuracyHasALineFromFourWeeksOn(weeks: Int, lines: Int) {
    let records = (0..<weeks).map { number in
      GameRecord(
        id: Int64(number), beganAt: Int64(number) * 7 * 86_400,
        deck: PlayedDeck(name: "faces", title: "Faces"), pairs: 8, seed: 1, end: .finished,
        standing: .won, moves: 14, review: ReviewFigures(par: 12, loss: Double(number), luck: 0))
    }
    #expect(curves(AccuracyChart(weeks: GameStatistics(records).weeks)) == lines)
  }

  /// Week after week from Monday, 1970-01-05, on, a game each.
  private func weeks(_ count: Int) -> [WeekFigures] {
    let records = (0..<count).map { number in
      GameRecord(
        id: Int64(number), beganAt: Int64(4 + number * 7) * 86_400,
        deck: PlayedDeck(name: "faces", title: "Faces"), pairs: 8, seed: 1, end: .finished,
        standing: .won, moves: 14)
    }
    return GameStatistics(records).weeks
  }

  @Test(arguments: [(1, 8, 1), (8, 8, 1), (9, 5, 2), (16, 8, 2), (17, 0, 0), (60, 0, 0)])
  func anAxisNamesMondays(count: Int, named: Int, apart: Int) {
    let mondays = weeks(count).namedMondays
    #expect(mondays.count == named)
    #expect(mondays.allSatisfy { $0 == $0.monday })
    #expect(zip(mondays, mondays.dropFirst()).allSatisfy { $1.number - $0.number == 7 * apart })
  }

  @Test func aWeekBeginsWhereItsDayIsNamed() {
    let stage = Stage(size: CGSize(width: 600, height: 400)) { VolumeChart(weeks: weeks(8)) }
    let texts = stage.displayList.items.flatMap(\.all).compactMap { item in
      if case .text(let text, _) = item.content { text.string } else { nil }
    }
    #expect(texts.contains("Jan 5") && texts.contains("Jan 12") && texts.contains("Feb 23"))
  }

  @Test(arguments: [(4, 9, 0), (3, 10, 0), (4, 10, 1), (4, 100, 1)])
  func retentionHasALineThroughFourPointsThatAreCertainEnough(
    groups: Int, trials: Int, lines: Int
  ) {
    let samples = (1...groups).flatMap { ago in
      (0..<trials).map { RecallSample(movesAgo: ago, isHit: $0 % (ago + 1) == 0, chance: 0.1) }
    }
    #expect(curves(RetentionChart(points: RetentionPoint.points(of: samples))) == lines)
  }
}

extension DisplayItem {
  fileprivate var all: [DisplayItem] {
    if case .layer(let layer) = content { layer.items.flatMap(\.all) } else { [self] }
  }
}

extension Path {
  fileprivate var pointCount: Int {
    var count = 0
    forEach { element in
      if case .closeSubpath = element { return }
      count += 1
    }
    return count
  }
}
