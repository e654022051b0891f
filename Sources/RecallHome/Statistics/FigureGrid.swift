import RecallGame
import RecallUI
import Statistics

/// The figures of all games that count, a tile each.
struct FigureGrid: View {
  let figures: GroupFigures
  /// How many tiles stand beside each other.
  let columns: Int
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  private struct Figure: Identifiable {
    /// In English, as tests and scripts call it.
    var title: String
    var value: LocalizedStringKey
    /// Where the true value lies, or what more there is to say.
    var note: LocalizedStringKey?
    var id: String { title }
  }

  var body: some View {
    LazyVGrid(
      columns: Array(
        repeating: GridItem(.flexible(), spacing: measures.spacing), count: columns),
      spacing: measures.spacing
    ) {
      ForEach(all) { figure in
        VStack(alignment: .leading, spacing: 2) {
          Text(LocalizedStringKey(figure.title)).font(measures.caption).foregroundColor(
            palette.panelQuiet)
          Text(figure.value).font(measures.figure).foregroundColor(palette.panelText)
          Text(figure.note ?? LocalizedStringKey(verbatim: " ")).font(measures.caption)
            .foregroundColor(palette.panelQuiet)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.4)
        .padding(measures.spacing)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(RoundedRectangle(cornerRadius: measures.spacing).fill(palette.panel))
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(figure.title.lowercased())
      }
    }
  }

  private var all: [Figure] {
    [
      Figure(
        title: "Games", value: Self.count(figures.games),
        note: LocalizedStringKey(
          "{time} in total", ["time": .key(FigureText.time(seconds: figures.totalSeconds))])),
      Figure(title: "Won", value: Self.count(figures.won), note: others),
      Figure(
        title: "Best", value: figures.best.map { Counts.moves($0.moves) } ?? Self.none,
        note: figures.best.map { best in
          LocalizedStringKey(
            "{pairs}, {moves} to par",
            [
              "pairs": .key(PlanText.pairs(best.pairs)),
              "moves": .decimal(FigureText.signed(best.overPar)),
            ])
        }),
      estimate("Over par", figures.movesOverPar) { Self.decimal(FigureText.signed($0)) },
      estimate("Accuracy", figures.accuracy, PlanText.percent),
      estimate("Luck", figures.luck) { Self.decimal(FigureText.signed($0)) },
      estimate("Time", figures.seconds) { FigureText.time(seconds: max($0, 0)) },
      Figure(
        title: "Best score",
        value: figures.bestScore.map { Self.decimal(FigureText.plain(Double($0))) } ?? Self.none),
    ]
  }

  private var others: LocalizedStringKey? {
    let lost = LocalizedStringKey(one: "{count} lost", other: "{count} lost", count: figures.lost)
    let tied = LocalizedStringKey(one: "{count} tied", other: "{count} tied", count: figures.tied)
    switch (figures.lost > 0, figures.tied > 0) {
    case (false, false): return nil
    case (true, false): return lost
    case (false, true): return tied
    case (true, true):
      return LocalizedStringKey("{list}, {name}", ["list": .key(lost), "name": .key(tied)])
    }
  }

  private static var none: LocalizedStringKey { LocalizedStringKey(verbatim: "–") }

  private static func count(_ number: Int) -> LocalizedStringKey {
    LocalizedStringKey(verbatim: "\(number)")
  }

  private static func decimal(_ english: String) -> LocalizedStringKey {
    LocalizedStringKey(decimal: english)
  }

  private func estimate(
    _ title: String, _ estimate: MeanEstimate, _ text: (Double) -> LocalizedStringKey
  ) -> Figure {
    Figure(
      title: title, value: estimate.mean.map(text) ?? Self.none,
      note: estimate.interval.map {
        LocalizedStringKey(
          "{low} to {high}",
          ["low": .key(text($0.lowerBound)), "high": .key(text($0.upperBound))])
      })
  }
}
