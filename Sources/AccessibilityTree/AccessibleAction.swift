/// Something that can be done to an element.
public struct AccessibleAction: Hashable, Sendable {
  /// How it is done, as somebody at the window would do it.
  public enum Way: Hashable, Sendable {
    /// By a touch on the element.
    case press
    /// By a key that goes down and up while the element has the focus.
    case key(String)
  }

  /// What programs call it: `click`, `peek`.
  public var name: String
  /// What it does, as people say it.
  public var description: String
  public var way: Way

  public init(_ name: String, _ description: String = "", by way: Way) {
    self.name = name
    self.description = description
    self.way = way
  }

  /// What a touch does.
  public static let press = AccessibleAction("click", by: .press)
}
