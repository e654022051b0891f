import RecallUI

/// A place on the table: it hears what is done to its card, from the first instant on, whether the
/// card is there yet or still in the deck.
struct CardPlace: View {
  private let game: EmojiMemoryGame
  private let card: TableCard
  private let columns: Int
  private let width: CGFloat
  private let cards: Namespace.ID
  private let focus: FocusState<TableCard.ID?>.Binding
  @Environment(\.clock) private var clock
  /// How far a touch that may become a hold has come.
  @GestureState private var hold: Hold?
  @State private var points: EarnedPoints?
  /// Whether it ever earned any: they rise over the cards around it.
  @State private var hasEarned = false

  /// Who holds the peek at this card, if a peek goes on that was begun here.
  @State private var peekHold = PeekHold()

  /// Made once, and not by each card each time.
  private static let keys: Set<KeyEquivalent> = [.space, .return, "l"]

  /// Shows the place of a card.
  ///
  /// - Parameters:
  ///   - columns: How many places stand in a row.
  ///   - width: The card's, in points.
  ///   - cards: What the places of cards here and in the deck are matched in.
  ///   - focus: At which card the focus is.
  init(
    game: EmojiMemoryGame, card: TableCard, columns: Int, width: CGFloat, cards: Namespace.ID,
    focus: FocusState<TableCard.ID?>.Binding
  ) {
    self.game = game
    self.card = card
    self.columns = columns
    self.width = width
    self.cards = cards
    self.focus = focus
  }

  var body: some View {
    ZStack {
      CardOnTable(looks: card.looks, width: width, cards: cards)
      // What is read in a closure, the view depends on that calls it: a touch leaves the place alone.
      CardHold(
        looks: card.looks, width: width, seconds: game.holdSeconds, hold: { hold },
        allowsPeek: { game.allowsPeek }, beginPeek: { peek(by: .touch) },
        endPeek: { endPeek(by: .touch) }
      )
      .onDisappear(perform: leavePeek)
      EarnedPointsView(width: width) { points }
    }
    // As large as a card, whether one lies here or not.
    .frame(width: width, height: width / Theme.cardAspect)
    // Nothing inside listens, so nobody looks for it there.
    .allowsHitTesting(false)
    .contentShape(Rectangle())
    // A card is a button: what counts is where it is let go.
    .gesture(PressGesture().onEnded { _ in choose() })
    .gesture(holding)
    .accessibilityDescription(identifier: "card:\(card.id)") { [game, card, columns] in
      game.description(of: card, columns: columns)
    }
    .modifier(FocusedWhileThere(place: card.place))
    .focused(focus, equals: card.id)
    .focusShape(RoundedRectangle(cornerRadius: width * Theme.cardCorner))
    .onKeyPress(keys: CardPlace.keys, phases: [.down, .up]) { press in
      press.key == "l" ? peek(by: press) : choose(by: press)
    }
    .zIndex(hasEarned ? 1 : 0)
  }

  private func choose() {
    earn { game.choose(id: card.id, at: clock.now) }
  }

  private func choose(by press: KeyPress) -> KeyPress.Result {
    // Who doesn't see where the focus is doesn't mean this card.
    guard press.phase == .down, press.isFocusShown, press.modifiers.isEmpty, !game.isLooking else {
      return .ignored
    }
    choose()
    return .handled
  }

  private func peek(by press: KeyPress) -> KeyPress.Result {
    if press.phase == .down { peek(by: .key) } else { endPeek(by: .key) }
    return .handled
  }

  private func peek(by holder: PeekHold.Holder) {
    earn {
      let outcome = game.peek(at: card.id, at: clock.now)
      if !outcome.isIgnored { peekHold.holder = holder }
    }
  }

  /// A peek belongs to who began it: another finger, or a key, that lets go ends nothing.
  private func endPeek(by holder: PeekHold.Holder) {
    if peekHold.holder == holder { leavePeek() }
  }

  /// A peek doesn't outlive the place that it was begun at, as when it is scrolled away.
  private func leavePeek() {
    guard peekHold.holder != nil else { return }
    peekHold.holder = nil
    game.endPeek(at: card.id)
  }

  /// Shows what an intent was worth.
  private func earn(_ intent: () -> Void) {
    let before = game.score
    intent()
    let number = game.score - before
    guard number != 0 else { return }
    hasEarned = true
    points = EarnedPoints(serial: (points?.serial ?? 0) + 1, number: number)
  }

  /// A long press that goes on for as long as the finger stays down, wherever it goes.
  private var holding: some Gesture {
    LongPressGesture(minimumDuration: game.holdSeconds)
      .sequenced(before: DragGesture(minimumDistance: 0))
      .updating($hold) { value, hold, _ in
        if case .second = value { hold = .peeking } else { hold = .pressing }
      }
  }
}

/// Takes the focus to the place while a card lies there, or is on its way. It asks for that itself: the place would be
/// evaluated as a whole by each card that comes or goes.
private struct FocusedWhileThere: ViewModifier {
  @ObservedObject var place: Observed<TableCard.Place>

  func body(content: Content) -> some View {
    content.focusable(place.value != .empty)
  }
}

/// Who holds a peek. No view shows it, so none is evaluated again when it changes.
private final class PeekHold {
  enum Holder {
    case touch, key
  }

  var holder: Holder?
}

/// A card that lies in its place, or is on its way there.
private struct CardOnTable: View {
  @ObservedObject var looks: Observed<TableCard.Looks>
  /// In points.
  let width: CGFloat
  let cards: Namespace.ID

  var body: some View {
    if looks.value.isOnTable {
      CardView(looks: looks.value, width: width)
        .matchedGeometryEffect(id: looks.value.card.id, in: cards)
        .transition(.identity)
    }
  }
}

/// How far a touch has come that may become a hold.
private enum Hold {
  case pressing, peeking
}

/// What a hold does to a card: a ring shows how far it has come, and then it peeks at the card.
private struct CardHold: View {
  let looks: Observed<TableCard.Looks>
  /// In points.
  let width: CGFloat
  /// How long a hold takes.
  let seconds: Double
  let hold: () -> Hold?
  /// Whether it comes to anything.
  let allowsPeek: () -> Bool
  let beginPeek: () -> Void
  let endPeek: () -> Void
  @State private var isHeld = false
  @State private var patience: RecallUI.Timer?

  var body: some View {
    let hold = hold()
    ZStack {
      // As large as the place, which what comes and goes there finds in its full size; and a change
      // is told to a view that is there.
      Spacer(minLength: 0)
      if isHeld, hold == .pressing { HeldCard(looks: looks, width: width, seconds: seconds) }
    }
    .onChange(of: hold) { old, hold in
      if old == .peeking { endPeek() }
      if hold == .peeking { beginPeek() }
      wait(for: hold == .pressing)
    }
  }

  /// Shows the ring once a touch has lasted for longer than that of a tap.
  private func wait(for isPressed: Bool) {
    patience?.invalidate()
    patience = nil
    isHeld = false
    guard isPressed, allowsPeek() else { return }
    patience = .scheduledTimer(withTimeInterval: HoldRing.patience, repeats: false) { _ in
      isHeld = true
    }
  }
}

/// The ring of a hold on a card that can be peeked at.
private struct HeldCard: View {
  @ObservedObject var looks: Observed<TableCard.Looks>
  /// In points.
  let width: CGFloat
  /// How long a hold takes.
  let seconds: Double

  var body: some View {
    if !looks.value.card.isFaceUp, !looks.value.card.isMatched {
      HoldRing(width: width, duration: seconds)
    }
  }
}

/// The points that a card has earned last, on their way up.
private struct EarnedPointsView: View {
  /// In points.
  let width: CGFloat
  let points: () -> EarnedPoints?

  var body: some View {
    if let points = points() {
      RisingPoints(points: points.number, width: width).id(points.serial)
    }
  }
}
