extension Box {
  /// Ends what is held here and inside: it is out of sight, though it is still there.
  func endGestures() {
    if let gesture { graph.services.router.cancel(gesture.recognizer) }
    for child in children {
      child.endGestures()
    }
  }
}
