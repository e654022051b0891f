/// A recognizer that listens only where a gate is open when a pointer comes down: while keys are held, say, or as long
/// as there is a gesture at all.
///
/// What began goes on when the gate closes; ``close()`` ends it.
public final class GatedRecognizer<Value>: SinglePartRecognizer<Value> {
  /// Whether a pointer that comes down now may begin something.
  public var isOpen: () -> Bool = { true }
  /// What listens; nil until there is something.
  public private(set) var part: ValueRecognizer<Value>?

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
    replaceParts(with: part)
    listen(to: part) { $0 }
  }

  /// Lets nothing begin any more, and cancels what is under way.
  public func close() {
    isOpen = { false }
    if isTracking { giveUp() }
  }

  override func entrants() -> [GestureRecognizer] {
    isOpen() || isBusy ? super.entrants() : []
  }
}
