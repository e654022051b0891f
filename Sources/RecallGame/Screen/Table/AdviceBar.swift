import RecallUI

/// What a first game tells the one who plays it.
struct AdviceBar: View {
  @ObservedObject var advice: Observed<Advice>
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    Text(LocalizedStringKey(advice.value.sentence))
      .font(measures.body)
      .foregroundColor(palette.panelText)
      .multilineTextAlignment(.center)
      .lineLimit(2)
      .minimumScaleFactor(0.6)
      // As high for one line as for two: the cards stay where they are.
      .frame(maxWidth: .infinity, minHeight: measures.barHeight * 0.8)
      .padding(.horizontal, measures.spacing)
      .background(RoundedRectangle(cornerRadius: measures.spacing).fill(palette.panel))
      .accessibilityIdentifier("advice")
  }
}
