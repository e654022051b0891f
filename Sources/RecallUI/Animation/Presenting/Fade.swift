import VirtualTime

/// What a movement becomes where motion is reduced: for a short while, what was fades out while what
/// is fades in, each at its place.
final class Fade<Value> {
  /// What was presented before.
  let former: Value
  let end: Instant

  /// In seconds: long enough to be seen as a fade, short enough not to be waited for.
  static var duration: Duration { .milliseconds(200) }

  init(from former: Value, at now: Instant) {
    self.former = former
    end = now.advanced(by: Self.duration)
  }

  /// How much of what is shows at `now`, from 0 to 1.
  func progress(at now: Instant) -> Double {
    let rest = Double(now.duration(to: end).saturatingNanoseconds)
    return min(max(1 - rest / Double(Self.duration.saturatingNanoseconds), 0), 1)
  }
}

extension DisplayListBuilder {
  /// Draws what a fade passes from and what it passes into.
  mutating func draw<Value>(
    _ fade: Fade<Value>?, into value: Value,
    _ draw: (Value, inout DisplayListBuilder) -> Void
  ) {
    guard let fade, isRunning(until: fade.end) else {
      draw(value, &self)
      return
    }
    let progress = fade.progress(at: now)
    withOpacity(1 - progress) { draw(fade.former, &$0) }
    withOpacity(progress) { draw(value, &$0) }
  }
}

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
