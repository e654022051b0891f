/// A recognizer that listens only where a gate is open when a pointer comes down: while keys are held, say, or as long
/// as there is a gesture at all.
///
/// What began goes on when the gate closes; ``close()`` ends it.
public final class GatedRecognizer<Value>: CombinedRecognizer<Value> {
  /// Whether a pointer that comes down now may begin something.
  public var isOpen: () -> Bool = { true }
  /// What listens; nil until there is something.
  public private(set) var part: ValueRecognizer<Value>?
  private var result: Value?

  /// Creates a gate.
  ///
  /// - Parameters:
  ///   - part: What listens behind it, which belongs to it from now on; nil for nothing yet.
  ///   - name: What traces call it.
  public init(_ part: ValueRecognizer<Value>?, name: String = "gated") {
    super.init(name: name, parts: [])
    if let part { take(part) }
  }

  /// Has something listen, where nothing did until now.
  public func take(_ part: ValueRecognizer<Value>) {
    guard self.part == nil else { return }
    self.part = part
    add(part: part)
    part.upstream = GestureUpstream(
      changed: { [weak self] in self?.emitChanged($0) },
      ended: { [weak self] value in self?.step { self?.result = value } }
    )
  }

  /// Lets nothing begin any more, and cancels what is under way.
  public func close() {
    isOpen = { false }
    if isTracking { giveUp() }
  }

  override func entrants() -> [GestureRecognizer] {
    isOpen() || isBusy ? super.entrants() : []
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
