import VirtualTime

/// Where the content of a scroll view stands while its phase changes.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Nil: a stage's content is at once where it will be.
  public var velocity: CGVector? { nil }
}

private struct ScrollPhaseModifier: ViewModifier {
  typealias Body = Never

  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    ScrollPhaseNode<Content>.self
  }
}

private final class ScrollPhaseNode<Content: View>: ScrollNode<Content, ScrollPhaseModifier> {
  private var phase = ScrollPhase.idle
  /// When the content comes to rest, and what waits for that.
  private var rest: (instant: Instant, timer: TimerToken)?

  override func look(at scroll: ScrollBox, movedByUser: Bool) {
    waitForRest(of: scroll)
    let new = scroll.phase
    guard new != phase else { return }
    let old = phase
    phase = new
    modifier.action(old, new, ScrollPhaseChangeContext(geometry: scroll.geometry))
  }

  private func waitForRest(of scroll: ScrollBox) {
    guard scroll.motionEnd != rest?.instant else { return }
    cancel()
    guard let end = scroll.motionEnd else { return }
    let timer = graph.services.scheduler.schedule(at: end, owner: "onScrollPhaseChange in \(path)")
    {
      [weak self] in
      self?.rest = nil
      self?.lookAfterLayout()
    }
    rest = (end, timer)
  }

  private func cancel() {
    if let rest { graph.services.scheduler.cancel(rest.timer) }
    rest = nil
  }

  override func willBeRemoved() {
    cancel()
  }
}

extension View {
  /// Runs `action` when the content of the scroll view in this view begins to move in another way, or
  /// comes to rest. What the wheel moves is at once where it goes, and changes no phase.
  public consuming func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }

  /// Runs `action` when the content of the scroll view in this view begins to move in another way, or
  /// comes to rest, with where it stands.
  public consuming func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
}
