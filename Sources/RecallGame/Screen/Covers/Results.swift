import RecallUI

/// What everybody at the table has won, the best first.
struct Results: View {
  let seats: [CourseParts.Seat]
  @Environment(\.palette) private var palette
  @Environment(\.measures) private var measures

  var body: some View {
    Grid(
      alignment: .leading, horizontalSpacing: measures.margin,
      verticalSpacing: (measures.spacing / 3).rounded()
    ) {
      ForEach(ranked) { seat in
        GridRow {
          Text(LocalizedStringKey(name: seat.name))
          Text(Counts.pairs(seat.pairs))
          Text(Counts.points(seat.score))
            .foregroundColor(palette.panelQuiet)
        }
      }
    }
    .font(measures.body)
    .foregroundColor(palette.panelText)
    .lineLimit(1)
  }

  private var ranked: [CourseParts.Seat] {
    seats.sorted { ($1.pairs, $0.id) < ($0.pairs, $1.id) }
  }
}
