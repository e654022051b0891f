/// Recognizes one gesture and then another.
///
/// The second begins where the first ended: at once, if the pointer is still down (a long press,
/// then a drag), and otherwise with the next down on the view. A down elsewhere ends the waiting.
public final class SequenceRecognizer<First, Second>: CombinedRecognizer<
  SequenceValue<First, Second>
>
{
  private let first: ValueRecognizer<First>
  private let second: ValueRecognizer<Second>
  private var firstValue: First?
  private var result: SequenceValue<First, Second>?
  private var awaitsContact = false

  /// Combines two recognizers, which belong to the combination from now on.
  public init(
    _ first: ValueRecognizer<First>,
    before second: ValueRecognizer<Second>,
    name: String = "sequence"
  ) {
    self.first = first
    self.second = second
    super.init(name: name, parts: [first, second])
    first.upstream = GestureUpstream(
      changed: { [weak self] value in self?.step { self?.emitChanged(.first(value)) } },
      ended: { [weak self] value in self?.step { self?.proceed(after: value) } }
    )
    second.upstream = GestureUpstream(
      changed: { [weak self] value in self?.step { self?.note(value) } },
      ended: { [weak self] value in self?.step { self?.note(value, ends: true) } }
    )
  }

  override var isWaiting: Bool { awaitsContact }

  override func entrants() -> [GestureRecognizer] {
    firstValue == nil ? [first] : [second]
  }

  override func opened(_ round: CombinedRound) {
    awaitsContact = false
  }

  private func proceed(after value: First) {
    firstValue = value
    let down = rounds.filter { $0.isDown && $0.hasWon }
    awaitsContact = down.isEmpty
    emitChanged(.second(value, nil))
    for round in down where firstValue != nil {
      round.join(second)
      if round.has(second) { second.began(round.sample) }
      if round.has(second) { second.won(round.contact) }
    }
  }

  private func note(_ value: Second, ends: Bool = false) {
    guard let firstValue else { return }
    if ends {
      result = .second(firstValue, value)
    } else {
      emitChanged(.second(firstValue, value))
    }
  }

  override func claimed(by part: GestureRecognizer, in round: CombinedRound) {
    referee?.accept(self, round.contact)
  }

  override func held(by part: GestureRecognizer, in round: CombinedRound) {
    referee?.hold(self, round.contact)
  }

  override func released(by part: GestureRecognizer, in round: CombinedRound) {
    referee?.release(self, round.contact)
  }

  override func granted(_ round: CombinedRound) {
    for part in round.members where round.has(part) { part.won(round.contact) }
  }

  override func contactBeganElsewhere() {
    super.contactBeganElsewhere()
    if awaitsContact { giveUp() }
  }

  override func outcome() -> SequenceValue<First, Second>? { result }

  override func reset() {
    firstValue = nil
    result = nil
    awaitsContact = false
  }
}

/// What SwiftUI's `SequenceGesture.Value` is.
public enum SequenceValue<First, Second> {
  /// The first gesture has not ended.
  case first(First)
  /// The first gesture has ended; the second one's value, if it has one.
  case second(First, Second?)
}

extension SequenceValue: Equatable where First: Equatable, Second: Equatable {}
extension SequenceValue: Sendable where First: Sendable, Second: Sendable {}
