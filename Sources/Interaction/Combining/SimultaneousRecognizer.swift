/// Recognizes two gestures at the same time: neither stands in the other's way.
///
/// It ends when both parts are through and one of them succeeded.
public final class SimultaneousRecognizer<First, Second>: CombinedRecognizer<
  SimultaneousValue<First, Second>
>
{
  private var value = SimultaneousValue<First, Second>()
  private var hasEnded = (first: false, second: false)
  private var holders: [(contact: PointerContact, part: GestureRecognizer)] = []

  /// Combines two recognizers, which belong to the combination from now on.
  public init(
    _ first: ValueRecognizer<First>,
    _ second: ValueRecognizer<Second>,
    name: String = "simultaneous"
  ) {
    super.init(name: name, parts: [first, second])
    first.upstream = GestureUpstream(
      changed: { [weak self] in self?.note(first: $0) },
      ended: { [weak self] in self?.note(first: $0, ends: true) }
    )
    second.upstream = GestureUpstream(
      changed: { [weak self] in self?.note(second: $0) },
      ended: { [weak self] in self?.note(second: $0, ends: true) }
    )
  }

  private func note(first: First, ends: Bool = false) {
    step {
      value.first = first
      hasEnded.first = ends
      emitUnlessOver()
    }
  }

  private func note(second: Second, ends: Bool = false) {
    step {
      value.second = second
      hasEnded.second = ends
      emitUnlessOver()
    }
  }

  /// The value at which everything is over is that of the end.
  private func emitUnlessOver() {
    if isBusy { emitChanged(value) }
  }

  override func claimed(by part: GestureRecognizer, in round: CombinedRound) {
    referee?.accept(self, round.contact)
  }

  override func left(by part: GestureRecognizer, in round: CombinedRound) {
    // With the last part the combination leaves. To let go of the contact before that would be to win it.
    if !round.members.isEmpty { released(by: part, in: round) }
  }

  override func held(by part: GestureRecognizer, in round: CombinedRound) {
    holders.append((round.contact, part))
    referee?.hold(self, round.contact)
  }

  override func released(by part: GestureRecognizer, in round: CombinedRound) {
    holders.removeAll { $0.contact == round.contact && $0.part === part }
    if !holders.contains(where: { $0.contact == round.contact }) {
      referee?.release(self, round.contact)
    }
  }

  override func granted(_ round: CombinedRound) {
    for part in round.members where round.has(part) { part.won(round.contact) }
  }

  override func outcome() -> SimultaneousValue<First, Second>? {
    guard hasEnded.first || hasEnded.second else { return nil }
    return SimultaneousValue(
      first: hasEnded.first ? value.first : nil,
      second: hasEnded.second ? value.second : nil
    )
  }

  override func reset() {
    value = SimultaneousValue()
    hasEnded = (false, false)
    holders = []
  }
}

/// What SwiftUI's `SimultaneousGesture.Value` has.
public struct SimultaneousValue<First, Second> {
  /// The value of the first gesture, if it has one.
  public var first: First?
  /// The value of the second gesture, if it has one.
  public var second: Second?

  /// Creates a value of what each gesture has so far.
  public init(first: First? = nil, second: Second? = nil) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousValue: Equatable where First: Equatable, Second: Equatable {}
extension SimultaneousValue: Sendable where First: Sendable, Second: Sendable {}
