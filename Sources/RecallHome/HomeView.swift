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
      .environment(\.measures, measures)
      .dynamicTypeSize(
        HomeTypeSize.size(
          in: geometry.size, model.state.settings.textSize, on: model.state.desktop))
    }
    // What is asked looks as the screens do.
    .modifier(HomeQuestions(model: model))
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
          .homePage("Review")
      }
    case .help:
      HelpScreen(settings: model.state.settings, playFirstGame: model.beginFirstGame(send))
    }
  }
}

/// How large the text of lists and forms is.
enum HomeTypeSize {
  /// By the window's shorter side, and by what the player and the desktop have set: large windows are far away.
  static func size(
    in window: CGSize, _ setting: GameSettings.TextSize, on desktop: DesktopSettings
  ) -> DynamicTypeSize {
    let side = min(window.width, window.height)
    let step: Int =
      switch side {
      case ..<300: 0
      case ..<420: 1
      case ..<560: 2
      case ..<760: 3
      case ..<1000: 4
      case ..<1300: 5
      default: 6
      }
    let more: Int =
      switch setting {
      case .small: -1
      case .medium: 0
      case .large: 2
      case .huge: 4
      }
    // A step is some 12 %.
    let further: Int =
      switch desktop.textPercent {
      case ..<95: -1
      case ..<106: 0
      case ..<119: 1
      case ..<133: 2
      case ..<149: 3
      case ..<167: 4
      default: 5
      }
    let sizes = DynamicTypeSize.allCases
    return sizes[min(max(step + more + further, 0), sizes.count - 1)]
  }
}
