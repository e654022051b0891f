import RecallGame
import RecallUI

/// All screens around the table, from the start on.
public struct HomeView: View {
  @ObservedObject private var model: HomeModel
  @ObservedObject private var shelf: PictureShelf
  @ObservedObject private var language: HomeLanguage
  @Environment(\.sendHomeMessage) private var send

  /// Shows what a model tells.
  ///
  /// - Parameters:
  ///   - model: What is shown, and what is done with it.
  ///   - shelf: The pictures that there are for cards.
  ///   - language: What they are shown in.
  public init(
    model: HomeModel, shelf: PictureShelf = PictureShelf(),
    language: HomeLanguage = HomeLanguage()
  ) {
    self.model = model
    self.shelf = shelf
    self.language = language
  }

  public var body: some View {
    let looks = ScreenLooks(model.state.settings, on: model.state.desktop)
    let palette = looks.palette
    GeometryReader { geometry in
      let measures = Measures(geometry.size, textScale: looks.textScale)
      NavigationStack(path: $model.state.path) {
        StartScreen(model: model)
          .navigationDestination(for: HomeRoute.self) { route in
            screen(route)
          }
      }
      .background { HomeKeys(model: model) }
      // What is asked looks as the screens do.
      .modifier(HomeQuestions(model: model))
      .environment(\.measures, measures)
      .roleTextScale(HomeTypeSize.scale(in: geometry.size, measures))
    }
    // Wherever it is changed: who closes the window finds it again.
    .onChange(of: model.state.plan) { _, plan in send(.keepPlan(plan)) }
    .language(language.catalog)
    .environment(\.palette, palette)
    .environment(\.paletteTraits, looks.traits)
    .environment(\.pictures, shelf.pictures)
    .environment(\.cardBackStyle, looks.cardBack)
    .environment(\.textScale, looks.textScale)
    .environment(\.accessibilityReduceMotion, looks.reducesMotion)
    .environment(\.doubleClickInterval, looks.doubleClickInterval)
    .tint(palette.link)
    .preferredColorScheme(looks.colorScheme)
  }

  @ViewBuilder private func screen(_ route: HomeRoute) -> some View {
    switch route {
    case .newGame: NewGameScreen(model: model)
    case .decksToPlay: DeckChooser(model: model)
    case .daily: DailyScreen(model: model)
    case .statistics:
      StatisticsScreen(
        records: model.contents.records, today: model.contents.today,
        offset: model.contents.offset)
    case .decks: DecksScreen(model: model, shelf: shelf)
    case .settings: SettingsScreen(model: model)
    case .review:
      if let review = model.review {
        ReviewScreen(review).homePage("Review")
      } else {
        ContentUnavailableView("No game to review", systemImage: "questionmark.circle")
          .scrollingWhereShort()
          .homePage("Review")
      }
    case .help:
      HelpScreen(settings: model.state.settings, playFirstGame: model.beginFirstGame(send))
    }
  }
}

/// How large the text of lists and forms is.
enum HomeTypeSize {
  /// How many times larger it is than usually text is that has a role: by the window's shorter side, as large windows are
  /// far away, and by what the player and the desktop have set.
  static func scale(in window: CGSize, _ measures: Measures) -> CGFloat {
    max(usual(in: window).scale * measures.textScale, DynamicTypeSize.xSmall.scale)
  }

  /// What it is where nobody wants it larger or smaller.
  private static func usual(in window: CGSize) -> DynamicTypeSize {
    switch min(window.width, window.height) {
    case ..<300: .xSmall
    case ..<420: .small
    case ..<560: .medium
    case ..<760: .large
    case ..<1000: .xLarge
    case ..<1300: .xxLarge
    default: .xxxLarge
    }
  }
}
