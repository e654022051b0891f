import RecallUI

/// What the game is played by.
struct RulesSection: View {
  @Binding var plan: GamePlan
  /// After how many milliseconds a mismatch turns back by itself; it holds for all games to come.
  @Binding var turnBack: Int?

  var body: some View {
    Section {
      Picker("Look at the cards first", selection: $plan.look) {
        Text("None").tag(0)
        ForEach(RulesSection.looks(with: plan.look), id: \.self) { look in
          Text(PlanText.seconds(look)).tag(look)
        }
      }
      .accessibilityIdentifier("look")
      TurnBackPicker(selection: $turnBack)
      Picker("Time", selection: $plan.race) {
        Text("No limit").tag(Int?.none)
        ForEach(RulesSection.races(with: plan.race), id: \.self) { race in
          Text(verbatim: PlayTime.text(ofMilliseconds: Int64(race) * 1000)).tag(Int?.some(race))
        }
      }
      .accessibilityIdentifier("race")
      Toggle("Bonus for quick finds", isOn: $plan.hasBonus)
        .accessibilityIdentifier("bonus")
      Toggle("Peeks cost a point each", isOn: $plan.allowsPeeks)
        .accessibilityIdentifier("peeks")
      Toggle("Against my best game of this deal", isOn: $plan.hasGhost)
        .accessibilityIdentifier("ghost")
    } header: {
      SectionText("Rules")
    } footer: {
      if plan.hasGhost {
        SectionText("Deals the cards of your best game with this deck and this number of pairs.")
      }
    }
  }

  /// The times that are offered, and the one that is set.
  private static func looks(with look: Int) -> [Int] {
    let offered = [2000, 4000, 8000, 15_000]
    return look == 0 || offered.contains(look) ? offered : (offered + [look]).sorted()
  }

  private static func races(with race: Int?) -> [Int] {
    let offered = [30, 60, 120, 300]
    guard let race, !offered.contains(race) else { return offered }
    return (offered + [race]).sorted()
  }
}
