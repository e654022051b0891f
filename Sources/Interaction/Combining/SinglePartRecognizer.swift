/// A combination of one part, which wins, waits and loses as that does.
public class SinglePartRecognizer<Value>: CombinedRecognizer<Value> {
  private var result: Value?

  /// Hears of what the part recognizes, from now on.
  ///
  /// - Parameter value: What a value of the part is for this recognizer.
  final func listen<Part>(to part: ValueRecognizer<Part>, as value: @escaping (Part) -> Value) {
    part.upstream = GestureUpstream(
      changed: { [weak self] in self?.emitChanged(value($0)) },
      ended: { [weak self] last in self?.step { self?.result = value(last) } }
    )
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

  override func outcome() -> Value? { result }

  override func reset() { result = nil }
}
