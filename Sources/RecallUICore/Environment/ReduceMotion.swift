private struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether movements become short fades. Colors, opacities and shapes pass into others as ever,
  /// and so does everything that is no drawing: instants and states are the same.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }
}
