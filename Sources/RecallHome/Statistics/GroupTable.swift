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

  private static let columns = ["Games", "Won", "Over par", "Accuracy"]

  var body: some View {
    StatisticsPanel(title) {
      if measures.textScale > 1 {
        ViewThatFits(in: .horizontal) {
          grid
          list
        }
      } else {
        grid
      }
    }
  }

  private var grid: some View {
    Grid(
      alignment: .trailing, horizontalSpacing: measures.spacing,
      verticalSpacing: measures.spacing * 0.6
    ) {
      GridRow {
        Text("").gridColumnAlignment(.leading)
        ForEach(Self.columns, id: \.self) {
          Text(LocalizedStringKey($0))
        }
      }
      .font(measures.caption)
      .foregroundColor(palette.panelQuiet)
      ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
        GridRow {
          Text(row.title)
            .frame(maxWidth: .infinity, alignment: .leading)
          ForEach(Array(values(of: row.figures).enumerated()), id: \.offset) { _, value in
            Text(value)
          }
        }
        .font(measures.body.monospacedDigit())
        .foregroundColor(palette.panelText)
      }
    }
    .lineLimit(1)
    .minimumScaleFactor(0.7)
  }

  /// What large text has no room for in columns, below each other.
  private var list: some View {
    VStack(alignment: .leading, spacing: measures.spacing) {
      ForEach(Array(rows.enumerated()), id: \.offset) { _, row in
        VStack(alignment: .leading, spacing: 0) {
          Text(row.title)
            .foregroundColor(palette.panelText)
          ForEach(Array(zip(Self.columns, values(of: row.figures))), id: \.0) { name, value in
            HStack(alignment: .firstTextBaseline) {
              Text(LocalizedStringKey(name))
                .font(measures.caption)
                .foregroundColor(palette.panelQuiet)
              Spacer(minLength: measures.spacing)
              Text(value).foregroundColor(palette.panelText)
            }
          }
        }
        .font(measures.body.monospacedDigit())
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func values(of figures: GroupFigures) -> [LocalizedStringKey] {
    [
      LocalizedStringKey(verbatim: "\(figures.games)"),
      LocalizedStringKey(verbatim: "\(figures.won)"),
      LocalizedStringKey(decimal: figures.movesOverPar.mean.map { FigureText.signed($0) } ?? "–"),
      figures.accuracy.mean.map(PlanText.percent) ?? LocalizedStringKey(verbatim: "–"),
    ]
  }
}
