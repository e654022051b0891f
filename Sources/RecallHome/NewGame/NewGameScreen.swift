import RecallGame
import RecallUI

/// Says what is to be played: a level with a name, or all of it by itself.
struct NewGameScreen: View {
  @ObservedObject var model: HomeModel
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette
  @Environment(\.sendHomeMessage) private var send

  var body: some View {
    HomeForm {
      LevelSection(model: model)
      HomeSection("Cards") {
        NavigationLink(value: HomeRoute.decksToPlay) {
          DeckRow(deck: model.deck(named: model.state.plan.deck), cards: 3)
        }
        .rowFocus()
        .accessibilityIdentifier("deck")
        Stepper(value: $model.state.plan.pairs, in: 1...GamePlan.mostPairs) {
          LabeledContent("Pairs") {
            Text("\(model.state.plan.pairs)").foregroundColor(palette.panelQuiet)
          }
        }
        .accessibilityIdentifier("pairs")
      }
      SeatsSection(plan: $model.state.plan)
      RulesSection(plan: $model.state.plan, turnBack: $model.state.settings.turnBack)
    }
    .homePage("New game")
    .onChange(of: model.state.settings.turnBack) { send(.keep(model.state.settings)) }
    .safeAreaInset(edge: .bottom) {
      MenuButton("Play", icon: "play.fill", isProminent: true) {
        if let message = model.begin(.play(model.playablePlan)) { send(message) }
      }
      .keyboardShortcut(.defaultAction)
      .accessibilityIdentifier("play")
      .frame(maxWidth: measures.room(460, least: 0.8))
      .padding(measures.spacing)
      .frame(maxWidth: .infinity)
      .background(palette.tableBottom)
    }
  }
}

/// The levels that have a name.
private struct LevelSection: View {
  @ObservedObject var model: HomeModel
  @Environment(\.palette) private var palette

  var body: some View {
    HomeSection("Level") {
      ForEach(GameLevel.allCases, id: \.self) { level in
        Button {
          model.state.plan = level.plan(
            deck: model.state.plan.deck, name: model.state.settings.name)
        } label: {
          HStack {
            VStack(alignment: .leading) {
              Text(LocalizedStringKey(level.title)).foregroundColor(palette.panelText)
              Text(LocalizedStringKey(level.explanation)).font(.footnote).foregroundColor(
                palette.panelQuiet)
            }
            Spacer(minLength: 8)
            if level == chosen { Image(systemName: "checkmark").foregroundStyle(.tint) }
          }
        }
        .rowFocus()
        .accessibilityIdentifier("level:\(level.rawValue)")
        .accessibilityAddTraits(level == chosen ? .isSelected : [])
      }
    }
  }

  private var chosen: GameLevel? { GameLevel(model.state.plan) }
}
