/// What an element is like just now, for who can't see it.
public struct AccessibleStates: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// It can have the focus of the keyboard.
  public static let focusable = AccessibleStates(rawValue: 1)
  /// It has the focus of the keyboard.
  public static let focused = AccessibleStates(rawValue: 1 << 1)
  /// It can be used.
  public static let enabled = AccessibleStates(rawValue: 1 << 2)
  /// A part of it stands where it could be seen.
  public static let showing = AccessibleStates(rawValue: 1 << 3)
  /// It is on or off.
  public static let checkable = AccessibleStates(rawValue: 1 << 4)
  /// It is on.
  public static let checked = AccessibleStates(rawValue: 1 << 5)
  /// It is the one of several that was chosen.
  public static let selected = AccessibleStates(rawValue: 1 << 6)
  /// There is more of it that can be shown or hidden.
  public static let expandable = AccessibleStates(rawValue: 1 << 7)
  /// That is shown.
  public static let expanded = AccessibleStates(rawValue: 1 << 8)
  /// Text can be typed into it.
  public static let editable = AccessibleStates(rawValue: 1 << 9)
  /// Nothing behind it can be used.
  public static let modal = AccessibleStates(rawValue: 1 << 10)
  /// It is a window that has the keyboard's focus.
  public static let active = AccessibleStates(rawValue: 1 << 11)
}
