/// What a pointer or a key has begun and not ended.
///
/// It is for those who check that nothing is held by nobody: what begins ends with the pointer or the
/// key, and with the view that it was begun on.
public struct Hold: Equatable, Sendable {
  /// Who holds it.
  public enum Source: Equatable, Sendable {
    /// The pointers that are down on a view.
    case pointers([PointerID])
    /// A key that is down.
    case key(String)
  }

  /// Who holds it.
  public var source: Source
  /// What is held, for people to read.
  public var name: String
  /// Whether the view is still there that it was begun on.
  public var isOnStage: Bool

  /// Creates a hold.
  public init(_ name: String, by source: Source, isOnStage: Bool) {
    self.name = name
    self.source = source
    self.isOnStage = isOnStage
  }
}

extension Hold: CustomStringConvertible {
  public var description: String {
    switch source {
    case .pointers([]): "\(name) by no pointer"
    case .pointers(let pointers):
      "\(name) by pointer \(pointers.map { "\($0.number)" }.joined(separator: " and "))"
    case .key(let key): "\(name) by the key \(key)"
    }
  }
}
