/// Something that is said to who can't see the stage, without a view that says it.
public struct Announcement: Hashable, Sendable {
  /// What becomes of what is being said just then.
  public enum Priority: String, CaseIterable, Sendable {
    /// It is finished before.
    case polite
    /// It is cut off.
    case assertive
  }

  public var text: String
  public var priority: Priority

  public init(_ text: String, priority: Priority = .polite) {
    self.text = text
    self.priority = priority
  }
}
