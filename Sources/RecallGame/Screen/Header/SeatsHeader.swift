import RecallUI

/// Who sits at the table, what each has won, and whose turn it is.
struct SeatsHeader: View {
  let game: EmojiMemoryGame
  @ObservedObject var seats: Observed<[CourseParts.Seat]>
  @Environment(\.measures) private var measures

  var body: some View {
    HStack(spacing: measures.spacing) {
      ForEach(seats.value) { SeatView(seat: $0) }
      TimeFigure(game: game).layoutPriority(1)
    }
    .frame(maxWidth: .infinity)
  }
}

/// Someone at the table: filled, with a mark before the name and a bold one, while it is their turn.
private struct SeatView: View {
  let seat: CourseParts.Seat
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: measures.spacing / 3) {
        if seat.isOnTurn {
          // It points at the name.
          Image(systemName: "play.fill")
            .flipsForRightToLeftLayoutDirection(true)
            .accessibilityLabel("on turn")
        }
        Text(LocalizedStringKey(name: seat.name)).minimumScaleFactor(0.5)
      }
      .font(measures.seatName(isOnTurn: seat.isOnTurn))
      ViewThatFits(in: .horizontal) {
        Text(
          LocalizedStringKey("{pairs}, {points}", ["pairs": .key(pairs), "points": .key(points)]))
        Text(pairs)
        Text("\(seat.pairs)")
      }
      .font(measures.caption)
    }
    .lineLimit(1)
    .foregroundColor(seat.isOnTurn ? .white : palette.text)
    .padding(.horizontal, measures.spacing)
    .padding(.vertical, measures.spacing / 3)
    .frame(maxWidth: .infinity)
    .background(
      RoundedRectangle(cornerRadius: measures.spacing)
        .fill(seat.isOnTurn ? palette.accent : palette.control)
    )
    .accessibilityIdentifier("seat:\(seat.id)")
  }

  private var pairs: LocalizedStringKey { Counts.pairs(seat.pairs) }

  private var points: LocalizedStringKey { Counts.points(seat.score) }
}
