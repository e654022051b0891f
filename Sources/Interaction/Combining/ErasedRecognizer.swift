/// A recognizer whose part may be of any kind, and may be replaced by one of another kind.
public final class ErasedRecognizer<Value>: SinglePartRecognizer<Value> {
  /// What listens; nil until there is something.
  public private(set) var part: GestureRecognizer?
  /// Of which kind what made the part is, for those who compare.
  public var maker: Any.Type?

  /// Creates a recognizer that nothing listens in yet.
  ///
  /// - Parameter name: What traces call it.
  public init(name: String = "any") {
    super.init(name: name, parts: [])
  }

  /// Has something listen from the next contact on. What another part did until now is cancelled.
  ///
  /// - Parameters:
  ///   - part: What listens, which belongs to this recognizer from now on.
  ///   - value: What a value of the part is for this recognizer.
  public func take<Part>(_ part: ValueRecognizer<Part>, as value: @escaping (Part) -> Value) {
    if part !== self.part {
      if isTracking { giveUp() }
      self.part = part
      replaceParts(with: part)
    }
    listen(to: part, as: value)
  }
}
