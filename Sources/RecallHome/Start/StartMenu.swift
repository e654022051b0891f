import RecallGame
import RecallUI

/// What can be done from the start.
struct StartMenu: View {
  @ObservedObject var model: HomeModel
  @Environment(\.measures) private var measures
  @Environment(\.sendHomeMessage) private var send
  @Environment(\.performEffect) private var performEffect

  var body: some View {
    VStack(spacing: measures.spacing) {
      if let game = model.state.interrupted {
        MenuButton("Continue", icon: "play.fill", detail: game.summary, isProminent: true) {
          send(.goOn)
        }
        .keyboardShortcut(.defaultAction)
        .accessibilityIdentifier("go on")
      }
      if isFirst {
        MenuButton(
          "First game", icon: "play.fill", detail: "It explains itself as you play",
          isProminent: true, action: model.beginFirstGame(send)
        )
        .keyboardShortcut(.defaultAction)
        .accessibilityIdentifier("first game")
      }
      MenuButton(
        "New game", icon: "rectangle.stack.fill", detail: planned,
        isProminent: isNewGameNext
      ) {
        model.state.path.append(.newGame)
      }
      .keyboardShortcut(isNewGameNext ? .defaultAction : nil)
      .keyboardShortcut("n", modifiers: [])
      .accessibilityIdentifier("new game")
      MenuButton("Daily deal", icon: "star.fill", detail: daily) {
        model.state.path.append(.daily)
      }
      .accessibilityIdentifier("daily")
      // Two in a row, or one where the words are large and the window narrow: the same views in both, so that the
      // focus stays where it is.
      EvenRows(spacing: measures.spacing, most: 2) {
        decks
        statistics
        settings
        help
      }
      MenuButton("Quit", icon: "xmark") { performEffect(.closeWindow) }
        .accessibilityIdentifier("quit")
    }
    .frame(maxWidth: measures.room(460, least: 0.8))
  }

  private var decks: some View {
    MenuButton("Decks", icon: "square.grid.2x2.fill") { model.state.path.append(.decks) }
      .accessibilityIdentifier("decks")
  }

  private var statistics: some View {
    MenuButton("Statistics", icon: "chart.bar.fill") { model.state.path.append(.statistics) }
      .accessibilityIdentifier("statistics")
  }

  private var settings: some View {
    MenuButton("Settings", icon: "gearshape") { model.state.path.append(.settings) }
      .accessibilityIdentifier("settings")
  }

  private var help: some View {
    MenuButton("Help", icon: "questionmark.circle") { model.state.path.append(.help) }
      .keyboardShortcut("h", modifiers: [])
      .accessibilityIdentifier("help")
  }

  /// Whether nothing was ever played here.
  private var isFirst: Bool {
    model.contents.records.isEmpty && model.state.interrupted == nil
      && model.contents.dailies.isEmpty
  }

  /// Whether a new game is what most players want next.
  private var isNewGameNext: Bool { model.state.interrupted == nil && !isFirst }

  private var planned: LocalizedStringKey {
    guard let deck = model.deck(named: model.state.plan.deck) else { return "" }
    return LocalizedStringKey(
      "{deck}, {pairs}",
      ["deck": .key(deck.title), "pairs": .key(PlanText.pairs(model.state.plan.pairs))])
  }

  private var daily: LocalizedStringKey {
    let today = model.contents.today
    if model.contents.dailies.contains(where: { $0.day == today }) { return "Played today" }
    return LocalizedStringKey(
      "{pairs}, {day}",
      [
        "pairs": .key(PlanText.pairs(DailyDeal(of: today).pairs)), "day": .key(PlanText.day(today)),
      ])
  }
}
