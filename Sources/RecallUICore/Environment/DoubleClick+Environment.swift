import Interaction

private struct DoubleClickIntervalKey: EnvironmentKey {
  static var defaultValue: Duration? { nil }
}

extension EnvironmentValues {
  /// The time from one click or tap to the next in which they are counted together, as the desktop is set: of
  /// `onTapGesture(count:)`, and of what selects words and lines in fields. What AppKit calls
  /// `NSEvent.doubleClickInterval`; nil for what each of them has by itself.
  public var doubleClickInterval: Duration? {
    get { self[DoubleClickIntervalKey.self] }
    set { self[DoubleClickIntervalKey.self] = newValue }
  }
}
