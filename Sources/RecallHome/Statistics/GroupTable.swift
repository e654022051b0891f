import RecallGame
import RecallUI
import Statistics

/// Groups of games beside each other, a row each.
struct GroupTable: View {
  let title: LocalizedStringKey
  let rows: [(title: LocalizedStringKey, figures: GroupFigures)]
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  /// - Parameters:
  ///   - groups: By deck, by size, or by rules.
  ///   - name: What one of them is called.
  init(_ title: LocalizedStringKey, _ groups: [GameGroup], name: (GameGroup) -> LocalizedStringKey)
  {
    self.title = title
    rows = groups.map { (name($0), $0.figures) }
  }

  /// - Parameter rows: Each with what the group is called.
  init(_ title: LocalizedStringKey, rows: [(title: LocalizedStringKey, figures: GroupFigures)]) {
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
          ForEach(["Games", "Won", "Over par", "Accuracy"], id: \.self) {
            Text(LocalizedStringKey($0))
          }
        }
        .font(measures.caption)
        .foregroundColor(palette.panelQuiet)
        ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
          GridRow {
            Text(row.title)
              .frame(maxWidth: .infinity, alignment: .leading)
            Text(verbatim: "\(row.figures.games)")
            Text(verbatim: "\(row.figures.won)")
            Text(
              LocalizedStringKey(
                decimal: row.figures.movesOverPar.mean.map { FigureText.signed($0) } ?? "–"))
            Text(
              LocalizedStringKey(
                decimal: row.figures.accuracy.mean.map { FigureText.number($0) } ?? "–"))
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
