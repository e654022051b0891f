import Interaction

extension Stage {
  /// What pointers and keys have begun and not ended.
  ///
  /// - Complexity: O(n) for n boxes while a gesture goes on in another box than it began in,
  ///   otherwise that of the boxes around it.
  package var holds: [Hold] {
    settle()
    return gestureHolds + graph.focus.holds
  }

  private var gestureHolds: [Hold] {
    let held = services.router.held
    guard !held.isEmpty else { return [] }
    var missing = Set(held.map { ObjectIdentifier($0.0) })
    // Ends once all are found.
    func visit(_ box: Box) {
      if let gesture = box.gesture { missing.remove(ObjectIdentifier(gesture.recognizer)) }
      for child in box.children where !missing.isEmpty { visit(child) }
      for strip in box.strips where !missing.isEmpty { visit(strip) }
    }
    if let top = root.ownBox {
      for (recognizer, _) in held where graph.pointers.isKnownToListen(recognizer, in: top) {
        missing.remove(ObjectIdentifier(recognizer))
      }
      if !missing.isEmpty { visit(top) }
    }
    return held.map { recognizer, pointers in
      Hold(
        recognizer.name, by: .pointers(pointers),
        isOnStage: !missing.contains(ObjectIdentifier(recognizer)))
    }
  }
}
