import Assets
import GameModel
import RecallGame
import RecallUI
import Statistics

/// What the screens around the table show, and what can be done there.
///
/// It does nothing itself: what it is asked for comes out as a `HomeMessage`.
public final class HomeModel: ObservableObject, StageState {
  /// What they came up with.
  @Published public private(set) var contents: HomeContents
  @Published var state: HomeState {
    didSet { lines = nil }
  }
  private var lines: [StateSnapshot.Line]?

  /// The game whose review is shown at first; nil for none.
  let review: ReviewedGame?
  /// The day whose deal that is, and from which one came; nil for none.
  let reviewedDay: CalendarDay?

  /// - Parameters:
  ///   - contents: What they come up with.
  ///   - review: A game whose review is shown at first; nil for the start.
  ///   - day: The day whose deal that is, to which one goes back from it; nil for the start.
  public init(_ contents: HomeContents, review: ReviewedGame? = nil, of day: CalendarDay? = nil) {
    self.contents = contents
    self.review = review
    reviewedDay = day
    state = HomeState(contents)
    if review != nil { state.path = day == nil ? [.review] : [.daily, .review] }
  }

  /// Takes over that another day has begun.
  func setToday(_ day: CalendarDay) {
    contents.today = day
  }

  // MARK: Decks

  /// The deck with a name; the first one where there is none.
  func deck(named name: String) -> HomeDeck? {
    state.decks.first { $0.id == name } ?? state.decks.first
  }

  /// Takes a deck of one's own in, in place of the one with its name or before all others.
  func keep(_ deck: Deck) {
    state.deleted = nil
    let own = HomeDeck(deck, isOwn: true)
    if let place = state.decks.firstIndex(where: { $0.id == deck.name }) {
      state.decks[place] = own
    } else {
      state.decks.insert(own, at: 0)
    }
  }

  /// Forgets what the player has made and set.
  func eraseAll() {
    var fresh = HomeContents(
      today: contents.today, decks: state.decks.filter { !$0.isOwn }.sorted { $0.id < $1.id })
    fresh.settings = .fresh
    fresh.dailies = []
    fresh.desktop = state.desktop
    contents = fresh
    let path = state.path
    state = HomeState(fresh)
    state.path = path
  }

  // MARK: Playing

  /// Has something be played: at once, or once the player has agreed to give up what was left.
  ///
  /// - Returns: The message to send; nil while the player is asked.
  func begin(_ message: HomeMessage) -> HomeMessage? {
    guard state.interrupted != nil else { return message }
    state.question = .giveUp(message)
    return nil
  }

  /// Has a first game be played, which explains itself.
  func beginFirstGame(_ send: SendHomeMessage) -> () -> Void {
    { [self] in
      let plan = GamePlan.first(
        deck: deck(named: GamePlan().deck)?.id ?? state.plan.deck, name: state.settings.name)
      if let message = begin(.play(plan)) { send(message) }
    }
  }

  /// The plan as it can be played: with a deck that is there, names for all, and a seat at least.
  var playablePlan: GamePlan {
    var plan = state.plan
    if let deck = deck(named: plan.deck) { plan.deck = deck.id }
    for index in plan.seats.indices {
      let name = GameSettings.cleaned(plan.seats[index].name)
      plan.seats[index].name = name.isEmpty ? "Player \(index + 1)" : name
    }
    return plan
  }

  // MARK: StageState

  public var snapshotLines: [StateSnapshot.Line] {
    if let lines { return lines }
    let lines = makeLines()
    self.lines = lines
    return lines
  }

  public var digest: UInt64 {
    var digest: UInt64 = 0
    for line in snapshotLines {
      for byte in "\(line.name)=\(line.value)\n".utf8 {
        digest = SplitMix64.mix((digest ^ UInt64(byte)) &+ 0x9E37_79B9_7F4A_7C15)
      }
    }
    return digest
  }

  private func makeLines() -> [StateSnapshot.Line] {
    var lines = [
      ("decks", JSON.text(of: state.decks.map(\.id))),
      ("path", state.path.map(\.rawValue).joined(separator: " ")),
      ("plan", JSON.text(of: state.plan)),
      ("question", state.question.map { "\($0)" } ?? "none"),
      ("settings", JSON.text(of: state.settings)),
      ("interrupted", state.interrupted == nil ? "no" : "yes"),
    ]
    for deck in state.decks where deck.isOwn {
      lines.append(("deck:\(deck.id)", JSON.text(of: deck)))
    }
    // As it is for most, and for who began before there was any.
    if state.desktop != DesktopSettings() { lines.append(("desktop", state.desktop.text)) }
    if let deleted = state.deleted {
      lines.append(("deleted", JSON.text(of: deleted.decks.map(\.deck.id))))
    }
    if let told = state.told { lines.append(("told", told)) }
    if !state.unfinishedAnswer.isEmpty { lines.append(("unfinished", state.unfinishedAnswer)) }
    if let draft = state.draft { lines.append(("draft", JSON.text(of: draft))) }
    return lines.map { StateSnapshot.Line(name: $0, value: $1) }
  }
}
