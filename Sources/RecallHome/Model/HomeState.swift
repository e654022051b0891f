import RecallGame

/// All that can change on the screens around the table.
struct HomeState: Equatable {
  /// The screens above the start, the last one on top.
  var path: [HomeRoute] = []
  var settings: GameSettings
  var desktop: DesktopSettings
  var decks: [HomeDeck]
  var plan: GamePlan
  var interrupted: InterruptedGame?
  /// What was deleted last and can be brought back.
  var deleted: DeletedDecks?
  /// The deck that is being edited.
  var draft: DeckDraft?
  /// What the player is asked before it is done.
  var question: HomeQuestion?
  /// What the program that shows the screens has told the player.
  var told: String?
  /// The beginning of an answer that goes on.
  var unfinishedAnswer = ""

  init(_ contents: HomeContents) {
    settings = contents.settings
    desktop = contents.desktop
    decks = contents.decks
    plan = contents.plan
    interrupted = contents.interrupted
  }
}

/// What the player is asked before it is done.
enum HomeQuestion: Equatable {
  /// Whether to give up the game that was left.
  case giveUp(HomeMessage)
  case eraseAll
}
