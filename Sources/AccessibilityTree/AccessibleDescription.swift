/// What a view tells of itself to who can't see it, at the moment in which somebody asks.
///
/// What it leaves out is found as for any view: by its traits, and by what its texts say.
public struct AccessibleDescription: Equatable, Sendable {
  public var role: AccessibleRole?
  public var name: String?
  /// What more there is to say than the name does.
  public var explanation: String?
  public var states: AccessibleStates
  public var range: AccessibleRange?
  public var text: AccessibleText?
  public var position: AccessiblePosition?
  /// What can be done to it; nil for what can be done to any view of its kind.
  public var actions: [AccessibleAction]?

  public init(
    role: AccessibleRole? = nil, name: String? = nil, explanation: String? = nil,
    states: AccessibleStates = [], range: AccessibleRange? = nil, text: AccessibleText? = nil,
    position: AccessiblePosition? = nil, actions: [AccessibleAction]? = nil
  ) {
    self.role = role
    self.name = name
    self.explanation = explanation
    self.states = states
    self.range = range
    self.text = text
    self.position = position
    self.actions = actions
  }
}
