import Interaction

extension Stage {
  /// What pointers and keys have begun and not ended.
  ///
  /// - Complexity: O(n) for n boxes while a gesture goes on, otherwise O(1).
  package var holds: [Hold] {
    settle()
    return gestureHolds + graph.focus.holds
  }

  private var gestureHolds: [Hold] {
    let held = services.router.held
    guard !held.isEmpty else { return [] }
    var there: Set<ObjectIdentifier> = []
    func visit(_ box: Box) {
      if let gesture = box.gesture { there.insert(ObjectIdentifier(gesture.recognizer)) }
      for child in box.children + box.strips {
        visit(child)
      }
    }
    if let top = root.ownBox { visit(top) }
    return held.map { recognizer, pointers in
      Hold(
        recognizer.name, by: .pointers(pointers),
        isOnStage: there.contains(ObjectIdentifier(recognizer)))
    }
  }
}
