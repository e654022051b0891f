/// What a node is to those who look for some kind of node in a tree: told without asking each node whether
/// it conforms to a protocol, which takes longer.
struct NodeRoles: OptionSet {
  let rawValue: UInt8

  /// A view that may want the focus, a `FocusTarget`.
  static let focusTarget = NodeRoles(rawValue: 1 << 0)
  /// Stands for elements that may be made on demand: `LazyElements`.
  static let elements = NodeRoles(rawValue: 1 << 1)
  /// A section of a list, a `LazySection`.
  static let section = NodeRoles(rawValue: 1 << 2)
  /// Says something of the rows below it, a `RowTraitNode`.
  static let rowTrait = NodeRoles(rawValue: 1 << 3)
  /// Has a shortcut for the button inside, a `ShortcutNode`.
  static let shortcut = NodeRoles(rawValue: 1 << 4)
  /// What the ring of the focus may go around, a `FocusFraming`.
  static let focusFrame = NodeRoles(rawValue: 1 << 5)
  /// Hears of keys, a `KeyListener`.
  static let keyListener = NodeRoles(rawValue: 1 << 6)
  /// Does something when a value changes.
  static let changeListener = NodeRoles(rawValue: 1 << 7)
}
