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

extension HomeState {
  /// What is open above the screens, of all that waits to be: one thing at a time.
  ///
  /// What comes from outside comes while anything may be open. It comes before that, which is there again
  /// when it is put away. What a screen itself has open is open while this is nil.
  var presented: HomePresentation? {
    // The editor stands on the decks' screen, and tells by itself what there is to tell.
    if draft != nil, path.last == .decks { return .draft }
    if told != nil { return .told }
    return question.map { _ in .question }
  }
}

/// What can be open above the screens around the table, whichever screen is shown.
enum HomePresentation: Equatable {
  case draft, told, question
}

/// What the player is asked before it is done.
enum HomeQuestion: Equatable {
  /// Whether to give up the game that was left.
  case giveUp(HomeMessage)
  case eraseAll
}
