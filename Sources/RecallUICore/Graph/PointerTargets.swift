import Interaction

/// What pointers can reach on a stage, and which updates were put off until one comes.
final class PointerTargets {
  /// How many views want to know of hovering.
  private var hoverTargets = 0
  /// Counts the touches that looked for updates that were put off.
  private var lastTouch = 0
  /// The updates that are not put off for now, as a pointer has come.
  private var touched: [DeferredUpdate] = []

  /// The boxes that were asked for what listens in them since no gesture was under way, by their
  /// recognizers.
  private var listeners: [ObjectIdentifier: BoxLink] = [:]

  /// Whether any view wants to know of hovering.
  var noticeHover: Bool { hoverTargets > 0 }

  /// What the last search found, for as long as nothing changes what is hit.
  private var found: (point: CGPoint, path: [Box])?

  /// The boxes under a point, from the deepest to `top`.
  func path(at point: CGPoint, in top: Box) -> [Box] {
    if let found, found.point == point { return found.path }
    var path: [Box] = []
    path.reserveCapacity(32)
    _ = top.hitTest(point, path: &path)
    found = (point, path)
    return path
  }

  /// Notes that something may be hit otherwise than before.
  func invalidate() {
    found = nil
  }

  /// What listens to pointers on a path of boxes, from the inside to the outside.
  func gestures(on path: [Box]) -> [GestureAttachment] {
    var gestures: [GestureAttachment] = []
    touch(path)
    for box in path {
      if !box.gestureMask.contains(.subviews) { gestures = [] }
      if box.gestureMask.contains(.gesture), let gesture = box.gesture {
        gestures.append(gesture)
        listeners[ObjectIdentifier(gesture.recognizer)] = box.link
      }
    }
    return gestures.filter { !($0.recognizer is HoverRecognizer) }
  }

  /// Whether the box in which a recognizer was found still listens by it and stands in `top`.
  ///
  /// - Returns: False, too, where it was found in none, or stands there now by another way.
  /// - Complexity: O(*d* + *s*) for the *d* boxes around it and the *s* beside it and beside those.
  func isKnownToListen(_ recognizer: GestureRecognizer, in top: Box) -> Bool {
    guard var box = listeners[ObjectIdentifier(recognizer)]?.object,
      box.gesture?.recognizer === recognizer
    else { return false }
    while box !== top {
      guard let parent = box.parent, parent.children.contains(where: { $0 === box }) else {
        return false
      }
      box = parent
    }
    return true
  }

  /// The recognizers of a kind on a path of boxes, from the inside to the outside.
  func recognizers<Recognizer>(on path: [Box]) -> [Recognizer] {
    touch(path)
    return path.compactMap { $0.gesture?.recognizer as? Recognizer }
  }

  func addHoverTarget() { hoverTargets += 1 }
  func removeHoverTarget() { hoverTargets -= 1 }

  /// Brings up to date what pointers will reach on a path of boxes, the deepest first.
  private func touch(_ path: [Box]) {
    lastTouch += 1
    for box in path {
      // Only pointers notice anything of these updates: nothing leaves the tree meanwhile.
      if touch(box.node) { box.node.forEachAround { touch($0) } }
    }
  }

  /// - Returns: Whether this touch hasn't come by before.
  private func touch(_ node: ViewNode) -> Bool {
    guard node.lastTouch != lastTouch else { return false }
    node.lastTouch = lastTouch
    if let update = node.deferredUpdate, !update.isTouched {
      update.isTouched = true
      touched.append(update)
      update.run()
    }
    return true
  }

  /// Lets updates be put off again; for when no gesture is under way.
  func forgetTouches() {
    if !listeners.isEmpty { listeners = [:] }
    guard !touched.isEmpty else { return }
    for update in touched {
      update.isTouched = false
    }
    touched = []
  }
}
