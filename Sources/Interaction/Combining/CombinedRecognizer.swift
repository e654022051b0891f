import VirtualTime

/// A recognizer made of two others. To the arena it is one member; between its parts it is the
/// referee.
///
/// A combination begins with the first value of a part, and is over when no part tracks anything
/// any more: then it ends, if it got what it takes, and is cancelled otherwise. What the parts
/// call comes before what the combination calls.
public class CombinedRecognizer<Value>: ValueRecognizer<Value> {
  private var partsInOrder: [GestureRecognizer]
  private(set) var rounds: [CombinedRound] = []
  private var depth = 0

  init(name: String, parts: [GestureRecognizer]) {
    partsInOrder = parts
    super.init(name: name)
    for part in parts { part.referee = self }
  }

  /// Has only this part take part from the next contact on.
  func replaceParts(with part: GestureRecognizer) {
    partsInOrder = [part]
    part.referee = self
  }

  public override var parts: [GestureRecognizer] { partsInOrder }

  public override var isTracking: Bool { isBusy || !rounds.isEmpty }

  override var isAwaitingContact: Bool {
    isWaiting || partsInOrder.contains(where: \.isAwaitingContact)
  }

  override var ending: (() -> Void)? {
    let endings = partsInOrder.compactMap(\.ending) + [super.ending].compactMap(\.self)
    guard !endings.isEmpty else { return nil }
    return { for ending in endings { ending() } }
  }

  /// Whether a part tracks something, or one will.
  var isBusy: Bool { partsInOrder.contains(where: \.isTracking) || isWaiting }

  // MARK: - What a kind of combination decides

  /// Whether it waits for a contact that no part knows of yet.
  var isWaiting: Bool { false }
  /// The parts that take part in a new contact.
  func entrants() -> [GestureRecognizer] { partsInOrder }
  /// The steps of the contact that ended were delivered to the parts.
  func delivered(upOf round: CombinedRound) {}
  /// A part claims the contact.
  func claimed(by part: GestureRecognizer, in round: CombinedRound) {}
  /// A part has left the contact.
  func left(by part: GestureRecognizer, in round: CombinedRound) {}
  /// A part puts off the end of the contact.
  func held(by part: GestureRecognizer, in round: CombinedRound) {}
  /// A part needs to put off the end of the contact no more.
  func released(by part: GestureRecognizer, in round: CombinedRound) {}
  /// The combination won the contact.
  func granted(_ round: CombinedRound) {}
  /// Everything is over: what it ends with, or `nil` when it failed.
  func outcome() -> Value? { nil }
  /// Forgets the values of the gesture.
  func reset() {}

  // MARK: - Delivering

  /// Runs `body`, and looks whether the gesture is over once the outermost call is through.
  func step(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    if depth == 0 { decide() }
  }

  private func decide() {
    guard isBusy else {
      if !rounds.isEmpty || isActive { conclude(with: outcome()) }
      return
    }
    for round in rounds where round.members.isEmpty && !round.hasWon {
      referee?.reject(self, round.contact)
    }
  }

  /// Ends the gesture, or cancels it where there is nothing to end with; then others may win.
  private func conclude(with outcome: Value?) {
    let over = rounds
    for round in over { round.dismiss() }
    rounds = []
    reset()
    if let outcome { emitEnded(outcome) } else { emitCancelled() }
    // Whoever listens to a combination that failed must hear of it, even where it had won.
    for round in over where outcome == nil || !round.hasWon {
      referee?.reject(self, round.contact)
    }
  }

  func round(of contact: PointerContact) -> CombinedRound? {
    rounds.first { $0.contact == contact }
  }

  // MARK: - What the referee calls

  override func began(_ sample: PointerSample) {
    step {
      let round = CombinedRound(sample: sample, members: entrants())
      rounds.append(round)
      opened(round)
      for part in round.members where round.has(part) { part.began(sample) }
      closed(round)
    }
  }

  /// The contact began and no part knows of it yet.
  func opened(_ round: CombinedRound) {}
  /// The contact's down has been delivered to all parts.
  func closed(_ round: CombinedRound) {}

  override func moved(_ sample: PointerSample) {
    guard let round = round(of: sample.contact) else { return }
    step {
      round.sample = sample
      for part in round.members where round.has(part) { part.moved(sample) }
    }
  }

  override func ended(_ sample: PointerSample) {
    guard let round = round(of: sample.contact) else { return }
    step {
      round.isDown = false
      for part in round.members where round.has(part) { part.ended(sample) }
      delivered(upOf: round)
    }
  }

  override func won(_ contact: PointerContact) {
    guard let round = round(of: contact) else { return }
    step {
      round.hasWon = true
      granted(round)
    }
  }

  override func lost(_ contact: PointerContact) {
    guard let round = round(of: contact) else { return }
    step {
      for part in round.members where round.has(part) { part.lost(contact) }
    }
  }

  override func contactBeganElsewhere() {
    step {
      for part in partsInOrder { part.contactBeganElsewhere() }
    }
  }

  override func abort() {
    depth += 1
    abandon()
    for part in partsInOrder { part.giveUp() }
    depth -= 1
    conclude(with: nil)
  }

  /// Everything is being given up: no part shall win by it.
  func abandon() {}

  override func drop() {
    for part in partsInOrder { part.forget() }
    for round in rounds { round.dismiss() }
    rounds = []
    reset()
    silence()
  }
}

extension CombinedRecognizer: GestureReferee {
  var clock: Scheduler? { referee?.clock }

  func accept(_ recognizer: GestureRecognizer, _ contact: PointerContact) {
    guard let round = round(of: contact) else { return }
    step { claimed(by: recognizer, in: round) }
  }

  func reject(_ recognizer: GestureRecognizer, _ contact: PointerContact) {
    guard let round = round(of: contact) else { return }
    step {
      round.leave(recognizer)
      left(by: recognizer, in: round)
    }
  }

  func hold(_ recognizer: GestureRecognizer, _ contact: PointerContact) {
    guard let round = round(of: contact) else { return }
    step { held(by: recognizer, in: round) }
  }

  func release(_ recognizer: GestureRecognizer, _ contact: PointerContact) {
    guard let round = round(of: contact) else { return }
    step { released(by: recognizer, in: round) }
  }
}

/// One contact of a combination.
final class CombinedRound {
  let contact: PointerContact
  /// The last that was seen of it while it was down.
  var sample: PointerSample
  var isDown = true
  var hasWon = false
  /// The parts that take part, in order.
  private(set) var members: [GestureRecognizer]
  private var isDismissed = false

  init(sample: PointerSample, members: [GestureRecognizer]) {
    contact = sample.contact
    self.sample = sample
    self.members = members
  }

  func has(_ part: GestureRecognizer) -> Bool {
    members.contains { $0 === part }
  }

  func leave(_ part: GestureRecognizer) {
    members.removeAll { $0 === part }
  }

  func join(_ part: GestureRecognizer) {
    if !isDismissed, !has(part) { members.append(part) }
  }

  /// Nobody takes part any more, and nobody who was about to.
  func dismiss() {
    isDismissed = true
    members = []
  }
}
