import RecallGame
import RecallUI

/// Says what is to be played: a level with a name, or all of it by itself.
struct NewGameScreen: View {
  /// Where the focus begins.
  enum Start: Hashable {
    case level(GameLevel)
    case play
  }

  @ObservedObject var model: HomeModel
  @FocusState private var focused: Start?
  /// Whether the focus has begun: who comes back from the decks finds it where it was.
  @State private var hasBegun = false
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette
  @Environment(\.sendHomeMessage) private var send

  var body: some View {
    HomeForm {
      LevelSection(model: model, focus: $focused, play: play)
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
    .onAppear(perform: beginFocus)
    .onChange(of: model.state.settings.turnBack) { send(.keep(model.state.settings)) }
    .safeAreaInset(edge: .bottom) {
      MenuButton("Play", icon: "play.fill", isProminent: true, action: play)
        .keyboardShortcut(.defaultAction)
        .focused($focused, equals: .play)
        .accessibilityIdentifier("play")
        .frame(maxWidth: measures.room(460, least: 0.8))
        .padding(measures.spacing)
        .frame(maxWidth: .infinity)
        .background(palette.tableBottom)
    }
  }

  private func play() {
    if let message = model.begin(.play(model.playablePlan)) { send(message) }
  }

  /// Keys go on from the level that is chosen, or, where what is planned has no name, from what plays it.
  private func beginFocus() {
    guard !hasBegun else { return }
    hasBegun = true
    focused = GameLevel(model.state.plan).map { .level($0) } ?? .play
  }
}

/// The levels that have a name.
private struct LevelSection: View {
  @ObservedObject var model: HomeModel
  let focus: FocusState<NewGameScreen.Start?>.Binding
  let play: () -> Void
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
        .focused(focus, equals: .level(level))
        // Where it is chosen already, Return goes on as it does where nothing has the focus.
        .onKeyPress(keys: [.return], phases: .down) { press in
          guard level == chosen, press.modifiers.isEmpty else { return .ignored }
          play()
          return .handled
        }
        .accessibilityIdentifier("level:\(level.rawValue)")
        .accessibilityAddTraits(level == chosen ? .isSelected : [])
      }
    }
  }

  private var chosen: GameLevel? { GameLevel(model.state.plan) }
}
