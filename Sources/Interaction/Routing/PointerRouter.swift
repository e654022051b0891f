import Foundation
import VirtualTime

/// Leads each pointer's steps to the recognizers that its down hit, and lets them compete.
///
/// ```swift
/// router.send(event) { view.gestures(at: event.position) }   // the hit path, deepest first
/// ```
///
/// The time of an event is what the scheduler's clock shows; timers that are due must have fired.
///
/// A contact begins with a down of a pointer that has no button down, and ends with the up of the
/// button that began it. What doesn't fit cancels the contact cleanly: another button that goes down,
/// a second down of the same one (its up was lost), a cancel. The pointer's steps then do nothing
/// until all its buttons are up.
public final class PointerRouter {
  /// The clock of the events, and of the timers that recognizers set.
  public let scheduler: Scheduler
  /// Gets a line for each decision.
  public var trace: ((String) -> Void)?

  private var rounds: [ContactRound] = []
  /// Those who may have something under way.
  private var engaged: [GestureRecognizer] = []
  /// Those who are about to take part in the contact that begins.
  private var entering: [GestureAttachment] = []
  /// Decides who wins because others left.
  private var decision: TimerToken?
  private var pressed: [PointerID: [PointerEvent.Button]] = [:]
  private var lastContact = 0
  /// The hover recognizers that the mouse is over, in the order in which it came to them.
  var hovered: [HoverRecognizer] = []
  /// The hover recognizers that are about to hear where it is.
  var arriving: [HoverRecognizer] = []

  /// Creates a router whose recognizers set their timers on `scheduler`.
  public init(scheduler: Scheduler) {
    self.scheduler = scheduler
  }

  /// Whether a pointer is down, or a recognizer waits for another contact.
  public var isTracking: Bool {
    rounds.contains { $0.isDown || !$0.arena.isResolved } || engaged.contains(where: \.isTracking)
  }

  /// Whether the mouse is over somebody who wants to know.
  public var isHovering: Bool { !hovered.isEmpty }

  /// Whether no recognizer has anything under way, not even an end of its hovering.
  public var isIdle: Bool {
    !isTracking && entering.isEmpty && hovered.isEmpty && arriving.isEmpty
  }

  /// The recognizers that have begun something and not ended it, each with the pointers that are down
  /// on it. Who has lost its pointers, and waits to hear whether it has won, is none of them.
  public var held: [(recognizer: GestureRecognizer, pointers: [PointerID])] {
    engaged.filter(\.isHeld).compactMap { recognizer in
      let taken = rounds.filter { $0.isTaking(recognizer) }
      guard taken.allSatisfy(\.isDown) else { return nil }
      return (recognizer, taken.map(\.contact.pointer))
    }
  }

  /// Leads one step of a pointer to its recognizers.
  ///
  /// - Parameters:
  ///   - event: The step.
  ///   - hitPath: The gestures under the position: those of the deepest view first, and on one view
  ///     the innermost first. Asked for a down that begins a contact only.
  public func send(_ event: PointerEvent, hitPath: () -> [GestureAttachment]) {
    switch event.phase {
    case .down: down(event, hitPath: hitPath)
    case .move: move(event)
    case .up: up(event)
    case .cancel: cancel(event.pointer)
    }
    dropResolved()
  }

  /// Cancels every contact, and what waits for another one: focus was lost, the viewport changed.
  public func cancelAll() {
    pressed = [:]
    entering = []
    arriving = []
    if let decision { scheduler.cancel(decision) }
    decision = nil
    let cancelled = rounds
    rounds = []
    cancel(cancelled)
    let left = engaged + hovered
    engaged = []
    hovered = []
    for recognizer in left { recognizer.giveUp() }
  }

  /// Takes `recognizer` out of what is under way, because its view left: it calls nothing any more.
  ///
  /// Those who competed with it go on. If one of them wins by that, it does so in this instant, by a
  /// timer, when all who leave together have left.
  ///
  /// - Returns: Tells those who heard that something began that it is over; nil when nothing had. It
  ///   is to be called when all is in its place again, in the same event.
  @discardableResult
  public func remove(_ recognizer: GestureRecognizer) -> (() -> Void)? {
    let ending = recognizer.ending
    withdraw(recognizer)
    recognizer.forget()
    dropResolved()
    return ending
  }

  /// Cancels what `recognizer` has under way, because its view was disabled. Those who competed with
  /// it go on, as behind a removal.
  public func cancel(_ recognizer: GestureRecognizer) {
    withdraw(recognizer)
    recognizer.giveUp()
    dropResolved()
  }

  // MARK: - The steps

  private func down(_ event: PointerEvent, hitPath: () -> [GestureAttachment]) {
    let held = pressed[event.pointer] ?? []
    if held.contains(event.button) {
      cancelContact(of: event.pointer)
    } else if !held.isEmpty {
      cancelContact(of: event.pointer)
      pressed[event.pointer] = held + [event.button]
      return
    }
    pressed[event.pointer] = [event.button]
    entering = hitPath().filter { $0.recognizer.buttons.contains(event.button) }.ranked
    endWaitingElsewhere()
    let attachments = entering
    entering = []
    if !attachments.isEmpty { begin(event, attachments) }
  }

  /// Tells those who wait for another contact that the one that begins isn't theirs.
  private func endWaitingElsewhere() {
    let elsewhere = engaged.filter { waiting in
      !entering.contains { $0.recognizer === waiting }
    }
    for recognizer in elsewhere { recognizer.contactBeganElsewhere() }
  }

  private func begin(_ event: PointerEvent, _ attachments: [GestureAttachment]) {
    lastContact += 1
    let contact = PointerContact(lastContact, by: event.pointer)
    let arena = GestureArena(contact: contact) { [weak self] line in
      guard let self, let trace else { return }
      trace(line())
    }
    let round = ContactRound(contact: contact, button: event.button, arena: arena)
    rounds.append(round)
    for attachment in attachments {
      attachment.recognizer.referee = self
      round.add(attachment)
    }
    let sample = sample(of: event, in: contact)
    for recognizer in round.recognizers where round.isTaking(recognizer) {
      engage(recognizer)
      recognizer.began(sample)
    }
    arena.close()
  }

  private func move(_ event: PointerEvent) {
    guard let round = activeRound(of: event.pointer) else { return }
    let sample = sample(of: event, in: round.contact)
    for recognizer in round.recognizers where round.isTaking(recognizer) {
      recognizer.moved(sample)
    }
  }

  private func up(_ event: PointerEvent) {
    pressed[event.pointer]?.removeAll { $0 == event.button }
    guard let round = activeRound(of: event.pointer), round.button == event.button else { return }
    round.isDown = false
    let sample = sample(of: event, in: round.contact)
    for recognizer in round.recognizers where round.isTaking(recognizer) {
      recognizer.ended(sample)
    }
    round.arena.sweep()
  }

  private func cancel(_ pointer: PointerID) {
    pressed[pointer] = nil
    cancelContact(of: pointer)
  }

  private func cancelContact(of pointer: PointerID) {
    guard let round = activeRound(of: pointer) else { return }
    rounds.removeAll { $0 === round }
    cancel([round])
  }

  /// First nobody can win any more, then everybody who takes part is cancelled.
  private func cancel(_ cancelled: [ContactRound]) {
    let recognizers = cancelled.flatMap { round in
      round.recognizers.filter { round.isTaking($0) }
    }
    for round in cancelled { round.arena.cancel() }
    for recognizer in recognizers { recognizer.giveUp() }
  }

  private func withdraw(_ recognizer: GestureRecognizer) {
    entering.removeAll { $0.recognizer === recognizer }
    arriving.removeAll { $0 === recognizer }
    hovered.removeAll { $0 === recognizer }
    var concernsOthers = false
    for round in rounds where round.withdraw(recognizer) { concernsOthers = true }
    guard concernsOthers, decision == nil else { return }
    decision = scheduler.schedule(at: scheduler.now, owner: "gestures whose rival left") {
      [weak self] in self?.decideArenas()
    }
  }

  private func decideArenas() {
    decision = nil
    for round in rounds { round.arena.decide() }
    dropResolved()
  }

  // MARK: - Rounds

  private func activeRound(of pointer: PointerID) -> ContactRound? {
    rounds.first { $0.isDown && $0.contact.pointer == pointer }
  }

  private func engage(_ recognizer: GestureRecognizer) {
    if !engaged.contains(where: { $0 === recognizer }) { engaged.append(recognizer) }
  }

  private func sample(of event: PointerEvent, in contact: PointerContact) -> PointerSample {
    PointerSample(contact: contact, position: event.position)
  }

  private func dropResolved() {
    rounds.removeAll { !$0.isDown && $0.arena.isResolved }
    engaged.removeAll { !$0.isTracking }
  }

  private func round(of contact: PointerContact) -> ContactRound? {
    rounds.first { $0.contact == contact }
  }
}

extension PointerRouter: GestureReferee {
  var clock: Scheduler? { scheduler }

  func accept(_ recognizer: GestureRecognizer, _ contact: PointerContact) {
    round(of: contact)?.arena.accept(recognizer)
  }

  func reject(_ recognizer: GestureRecognizer, _ contact: PointerContact) {
    round(of: contact)?.arena.reject(recognizer)
  }

  func hold(_ recognizer: GestureRecognizer, _ contact: PointerContact) {
    round(of: contact)?.arena.hold(recognizer)
  }

  func release(_ recognizer: GestureRecognizer, _ contact: PointerContact) {
    round(of: contact)?.arena.release(recognizer)
  }
}

extension GestureRecognizer: GestureArenaMember {
  func arenaDidAccept(_ contact: PointerContact) {
    won(contact)
  }

  func arenaDidReject(_ contact: PointerContact) {
    lost(contact)
  }
}
