import RecallGame
import RecallUI
import Statistics

/// Groups of games beside each other, a row each.
struct GroupTable: View {
  let title: String
  let rows: [(title: String, figures: GroupFigures)]
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  /// - Parameter groups: By deck, by size, or by rules.
  init(_ title: String, _ groups: [GameGroup]) {
    self.title = title
    rows = groups.map { ($0.title, $0.figures) }
  }

  /// - Parameter rows: Each with what the group is called.
  init(_ title: String, rows: [(title: String, figures: GroupFigures)]) {
    self.title = title
    self.rows = rows
  }

  var body: some View {
    StatisticsPanel(title) {
      Grid(
        alignment: .trailing, horizontalSpacing: measures.spacing,
        verticalSpacing: measures.spacing * 0.6
      ) {
        GridRow {
          Text("").gridColumnAlignment(.leading)
          ForEach(["Games", "Won", "Over par", "Accuracy"], id: \.self) { Text($0) }
        }
        .font(measures.caption)
        .foregroundColor(palette.panelQuiet)
        ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
          GridRow {
            Text(row.title)
              .frame(maxWidth: .infinity, alignment: .leading)
            Text("\(row.figures.games)")
            Text("\(row.figures.won)")
            Text(row.figures.movesOverPar.mean.map { FigureText.signed($0) } ?? "–")
            Text(row.figures.accuracy.mean.map { FigureText.number($0) } ?? "–")
          }
          .font(measures.body.monospacedDigit())
          .foregroundColor(palette.panelText)
        }
      }
      .lineLimit(1)
      .minimumScaleFactor(0.7)
    }
  }
}
