import RecallGame
import RecallUI
import Statistics

/// The figures of all games that count, a tile each.
struct FigureGrid: View {
  let figures: GroupFigures
  let isWide: Bool
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  private struct Figure: Identifiable {
    var title: String
    var value: String
    /// Where the true value lies, or what more there is to say.
    var note: String?
    var id: String { title }
  }

  var body: some View {
    LazyVGrid(
      columns: Array(
        repeating: GridItem(.flexible(), spacing: measures.spacing), count: isWide ? 4 : 2),
      spacing: measures.spacing
    ) {
      ForEach(all) { figure in
        VStack(alignment: .leading, spacing: 2) {
          Text(figure.title).font(measures.caption).foregroundColor(palette.panelQuiet)
          Text(figure.value).font(measures.figure).foregroundColor(palette.panelText)
          Text(figure.note ?? " ").font(measures.caption).foregroundColor(palette.panelQuiet)
        }
        .lineLimit(1)
        .minimumScaleFactor(0.7)
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
        title: "Games", value: "\(figures.games)",
        note: "\(FigureText.time(seconds: figures.totalSeconds)) in all"),
      Figure(title: "Won", value: "\(figures.won)", note: others),
      Figure(
        title: "Best", value: figures.best.map { "\($0.moves) moves" } ?? "–",
        note: figures.best.map { best in
          "\(PlanText.pairs(best.pairs)), \(FigureText.signed(best.overPar)) to par"
        }),
      estimate("Over par", figures.movesOverPar) { FigureText.signed($0) },
      estimate("Accuracy", figures.accuracy) { FigureText.number($0) },
      estimate("Luck", figures.luck) { FigureText.signed($0) },
      estimate("Time", figures.seconds) { FigureText.time(seconds: max($0, 0)) },
      Figure(
        title: "Best score", value: figures.bestScore.map { FigureText.plain(Double($0)) } ?? "–"),
    ]
  }

  private var others: String? {
    let parts = [(figures.lost, "lost"), (figures.tied, "tied")].filter { $0.0 > 0 }
    return parts.isEmpty ? nil : parts.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  private func estimate(
    _ title: String, _ estimate: MeanEstimate, _ text: (Double) -> String
  ) -> Figure {
    Figure(
      title: title, value: estimate.mean.map(text) ?? "–",
      note: estimate.interval.map { "\(text($0.lowerBound)) to \(text($0.upperBound))" })
  }
}
