import Interaction

extension Stage {
  /// Whether an event can change something.
  ///
  /// A mouse moves all the time, and nearly always over views that don't care while no button is
  /// down: a driver need not send, nor a recording keep, what nobody notices. Every other event
  /// counts.
  public func notices(_ event: InputEvent) -> Bool {
    guard case .pointer(let step) = event, step.pointer == .mouse, !services.router.isTracking
    else { return true }
    settle()
    switch step.phase {
    case .down, .up: return true
    case .cancel: return services.router.isHovering
    case .move:
      return services.router.isHovering
        || graph.pointers.noticeHover
          && hitPath(at: step.position).contains { $0.gesture?.recognizer is HoverRecognizer }
    }
  }
}
