import AccessibilityTree

extension AccessibleElement {
  /// The numbers that AT-SPI has for the states.
  private var busStates: [Int] {
    var numbers = [30]
    for (state, name) in AccessibleStates.busNames where states.contains(state) {
      numbers.append(name.number)
    }
    if states.contains(.enabled) { numbers.append(24) }
    if states.contains(.selected) { numbers.append(22) }
    if states.contains(.expandable), !states.contains(.expanded) { numbers.append(5) }
    if text != nil { numbers += [role == .editor ? 17 : 26, 38] }
    if role == .window { numbers.append(21) }
    return numbers
  }

  /// The states as AT-SPI has them: 64 bits, the lower half first.
  var busStateBits: [UInt32] {
    let bits = busStates.reduce(into: UInt64(0)) { $0 |= 1 << UInt64($1) }
    return [UInt32(truncatingIfNeeded: bits), UInt32(truncatingIfNeeded: bits >> 32)]
  }
}

extension AccessibleStates {
  /// What AT-SPI calls each, and which bit it has.
  static let busNames: [(AccessibleStates, (number: Int, name: String))] = [
    (.focusable, (11, "focusable")), (.focused, (12, "focused")), (.enabled, (8, "enabled")),
    (.showing, (25, "showing")), (.checkable, (41, "checkable")), (.checked, (4, "checked")),
    (.selected, (23, "selected")), (.expandable, (9, "expandable")),
    (.expanded, (10, "expanded")), (.editable, (7, "editable")), (.modal, (16, "modal")),
    (.active, (1, "active")),
  ]

  /// What AT-SPI calls one state; nil for none, and for several.
  var busName: String? { Self.busNames.first { $0.0 == self }?.1.name }
}
