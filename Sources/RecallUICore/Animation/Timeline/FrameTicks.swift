import VirtualTime

/// Brings the content of frames up to date while something in it hears of changes, which may come of its date
/// (`onChange(of:)`, `task(id:)`), as programs do that move particles on: 60 times a second of the stage's clock, or at
/// each date of a schedule whose dates are further apart.
///
/// Frames themselves are observations, and tell nobody of anything.
final class FrameTicks {
  private unowned let node: ViewNode
  private let tick: () -> Void
  private var timer: TimerToken?
  private var interval: Duration?

  /// Whether they come.
  var areComing: Bool { timer != nil }

  /// 60 a second, in nanoseconds.
  private static let shortest: Int64 = 16_666_667

  /// - Parameters:
  ///   - node: The view whose content it is.
  ///   - tick: Brings the content up to date.
  init(of node: ViewNode, tick: @escaping () -> Void) {
    self.node = node
    self.tick = tick
  }

  /// Has ticks come if something in the content hears of changes.
  func contentDidChange(_ interval: Double) {
    guard !node.graph.isPresentationTree, node.rolesInside.contains(.changeListener)
    else { return stop() }
    let length = Duration.nanoseconds(
      max(Duration.saturating(seconds: max(interval, 0)).saturatingNanoseconds, Self.shortest))
    guard timer == nil || self.interval != length else { return }
    stop()
    self.interval = length
    let scheduler = node.graph.services.scheduler
    let nanoseconds = length.saturatingNanoseconds
    let next = Instant(nanoseconds: (scheduler.now.nanoseconds / nanoseconds + 1) * nanoseconds)
    timer = scheduler.scheduleRepeating(
      from: next, every: length, owner: "TimelineView in \(node.path)"
    ) { [weak self] in
      self?.tick()
    }
  }

  func stop() {
    if let timer { node.graph.services.scheduler.cancel(timer) }
    timer = nil
  }
}
