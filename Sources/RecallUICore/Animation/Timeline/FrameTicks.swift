import VirtualTime

/// Brings the content of frames up to date while something in it hears of changes that come of its date
/// (`onChange(of: context.date)`), as programs do that move particles on: 60 times a second of the stage's clock, or at
/// each date of a schedule whose dates are further apart.
///
/// Frames themselves are observations, and tell nobody of anything. Whether a value follows from the date shows when
/// the date changes: ticks end as soon as one has changed nothing that is heard, and begin again with a change of the
/// content.
final class FrameTicks {
  private unowned let node: ViewNode
  private let tick: () -> Void
  private var timer: TimerToken?
  private var interval: Duration?
  /// What was heard up to the last tick; nil before the first one.
  private var heard: Int?

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
    guard !node.graph.isPresentationTree, changesHeard != nil else { return stop() }
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
      self?.fire()
    }
  }

  func stop() {
    if let timer { node.graph.services.scheduler.cancel(timer) }
    (timer, heard) = (nil, nil)
  }

  private func fire() {
    guard let now = changesHeard, now != heard else { return stop() }
    heard = now
    tick()
  }

  /// How many changes were heard of inside; nil if nothing hears of any.
  private var changesHeard: Int? {
    guard node.rolesInside.contains(.changeListener) else { return nil }
    var count: Int?
    func look(at node: ViewNode) {
      if node.roles.contains(.changeListener), let hearing = node as? any HearsChanges {
        count = (count ?? 0) + hearing.changesHeard
      }
      if node.rolesInside.contains(.changeListener) { node.children.visit { look(at: $0) } }
    }
    node.children.visit { look(at: $0) }
    return count
  }
}
