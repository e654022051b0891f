/// Something on the stage as it is told to who can't see it, with what is inside.
public struct AccessibleElement: Equatable, Sendable {
  /// What it is known by for as long as it is there; no other element of a program ever has the same.
  public var id: Int
  public var role: AccessibleRole
  public var name: String
  /// What more there is to say than the name does; empty for nothing.
  public var explanation: String
  /// What tests and replays call it.
  public var identifier: String?
  public var states: AccessibleStates
  public var frame: AccessibleFrame
  public var range: AccessibleRange?
  public var text: AccessibleText?
  public var position: AccessiblePosition?
  public var actions: [AccessibleAction]
  /// What is inside, in the order in which one reads.
  public var children: [AccessibleElement]

  public init(
    id: Int, role: AccessibleRole, name: String = "", explanation: String = "",
    identifier: String? = nil, states: AccessibleStates = [], frame: AccessibleFrame = .zero,
    range: AccessibleRange? = nil, text: AccessibleText? = nil,
    position: AccessiblePosition? = nil, actions: [AccessibleAction] = [],
    children: [AccessibleElement] = []
  ) {
    self.id = id
    self.role = role
    self.name = name
    self.explanation = explanation
    self.identifier = identifier
    self.states = states
    self.frame = frame
    self.range = range
    self.text = text
    self.position = position
    self.actions = actions
    self.children = children
  }

  /// This element and all that is inside, in the order in which one reads.
  ///
  /// - Complexity: O(n) for n elements.
  public var all: [AccessibleElement] {
    var all: [AccessibleElement] = []
    append(to: &all)
    return all
  }

  private func append(to all: inout [AccessibleElement]) {
    all.append(self)
    for child in children { child.append(to: &all) }
  }
}
