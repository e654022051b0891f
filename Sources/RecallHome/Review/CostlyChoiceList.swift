import RecallGame
import RecallUI
import Simulation

/// The choices that cost something worth naming, in the order of the game; one goes to each.
struct CostlyChoiceList: View {
  let game: ReviewedGame
  @Binding var step: Int
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    let steps = game.costlySteps
    if steps.isEmpty {
      Text(
        game.isForTwo
          ? "No choice cost a quarter of a pair or more."
          : "No choice cost a quarter of a move or more." as LocalizedStringKey
      )
      .font(measures.body)
      .foregroundColor(palette.panelText)
      .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      LazyVStack(alignment: .leading, spacing: measures.spacing / 2) {
        ForEach(steps, id: \.self) { costly in
          Button {
            step = costly
          } label: {
            CostlyChoiceRow(game: game, step: costly, isShown: costly == step)
          }
          .buttonStyle(.plain)
          .accessibilityIdentifier("costly \(costly)")
        }
      }
    }
  }
}

/// A costly choice with its reason.
private struct CostlyChoiceRow: View {
  let game: ReviewedGame
  let step: Int
  let isShown: Bool
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    HStack(spacing: measures.spacing) {
      if let choice = game.choice(at: step), let mark = choice.mark {
        ChoiceMarkBadge(mark: mark, size: max(22 * measures.scale, 16))
        VStack(alignment: .leading, spacing: 2) {
          Text(game.title(ofStep: step))
            .font(measures.button)
            .foregroundColor(palette.panelText)
          if let reason = game.reason(choice) { ReviewNoteView(game: game, note: reason) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .padding(measures.spacing / 2)
    .background {
      if isShown {
        RoundedRectangle(cornerRadius: 6).fill(palette.control)
        RoundedRectangle(cornerRadius: 6).strokeBorder(palette.panelText, lineWidth: 2)
      }
    }
    .contentShape(Rectangle())
  }
}
