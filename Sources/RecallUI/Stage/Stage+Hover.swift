import Interaction

extension Stage {
  /// Whether a view at a point wants to know that the mouse is over it.
  ///
  /// A mouse moves all the time, and nearly always over views that don't: a driver need not send,
  /// nor a recording keep, what nobody notices.
  public func noticesHover(at point: CGPoint) -> Bool {
    settle()
    return graph.usesHover
      && hitPath(at: point).contains { $0.gesture?.recognizer is HoverRecognizer }
  }
}
