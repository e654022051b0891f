import RecallGame
import RecallUI

/// Goes through a game: to its ends, a step back or on, or anywhere.
struct ReviewSteps: View {
  let game: ReviewedGame
  @Binding var step: Int
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: measures.spacing / 2) {
      HStack(spacing: measures.spacing) {
        button("First", ["bar", "chevron.backward"], to: 0)
        button("Back", ["chevron.backward"], to: step - 1)
        Text(
          LocalizedStringKey(
            "{step} of {steps}", ["step": .number(step), "steps": .number(game.steps)])
        )
        .font(measures.button.monospacedDigit())
        .foregroundColor(palette.text)
        .lineLimit(1)
        .frame(maxWidth: .infinity)
        .accessibilityIdentifier("step")
        button("Forward", ["chevron.forward"], to: step + 1)
        button("Last", ["chevron.forward", "bar"], to: game.steps)
      }
      if game.steps > 0 {
        Slider(value: place, in: 0...Double(game.steps), step: 1)
          .accessibilityIdentifier("steps")
      }
    }
  }

  private func button(_ name: String, _ parts: [String], to target: Int) -> some View {
    Button {
      step = min(max(target, 0), game.steps)
    } label: {
      HStack(spacing: 1) {
        ForEach(parts, id: \.self) { part in
          if part == "bar" {
            Rectangle().frame(width: 2, height: 12 * max(measures.scale, 0.7))
          } else {
            Image(systemName: part)
          }
        }
      }
      .font(measures.button)
      .foregroundColor(palette.text)
      .frame(minWidth: measures.room(20, least: 0))
      .padding(.horizontal, measures.spacing)
      .padding(.vertical, measures.spacing * 0.8)
      .background(Capsule().fill(palette.control))
    }
    .focusShape(Capsule())
    .accessibilityLabel(LocalizedStringKey(name))
    .accessibilityIdentifier(name.lowercased())
  }

  private var place: Binding<Double> {
    Binding(get: { Double(step) }, set: { step = min(max(Int($0.rounded()), 0), game.steps) })
  }
}
