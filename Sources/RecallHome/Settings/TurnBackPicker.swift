import RecallUI

/// Whether a mismatch turns back by itself, and when.
struct TurnBackPicker: View {
  /// In milliseconds; nil for at the next choice.
  @Binding var selection: Int?

  var body: some View {
    Picker("Turn mismatches back", selection: $selection) {
      Text("At the next choice").tag(Int?.none)
      ForEach(SettingsScreen.times([700, 1000, 1500, 2500, 4000], with: selection), id: \.self) {
        time in
        Text(LocalizedStringKey("After {time}", ["time": .key(PlanText.seconds(time))]))
          .tag(Int?.some(time))
      }
    }
    .accessibilityIdentifier("turn back")
  }
}
