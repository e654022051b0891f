import AccessibilityTree
import Interaction

extension AccessibilityReader {
  /// Does what an assistive program wants as somebody at the window would: by pointers, wheels and keys, which a
  /// recorder can write down, and a replay plays. What can't be done is let be.
  ///
  /// - Parameters:
  ///   - request: What is wanted of the elements that were last looked at.
  ///   - send: Lets an event happen. It may end this stage's time: nothing is sent after that.
  package func perform(
    _ request: AccessibleRequest, send: (InputEvent) throws -> Void
  ) rethrows {
    switch request {
    case .act(let id, let index):
      guard let actions = element(id)?.actions, actions.indices.contains(index) else { return }
      try act(actions[index].way, on: id, send)
    case .focus(let id): _ = try focus(id, send)
    case .reveal(let id): try reveal(id, send)
    case .set(let id, let value): try set(id, to: value, send)
    case .moveCaret(let id, let place):
      if try focus(id, send) { try moveCaret(of: id, to: place, send) }
    case .select(let id, let range):
      if try focus(id, send) { try select(range, in: id, send) }
    case .replace(let id, let range, let text):
      if try focus(id, send) { try replace(range, in: id, with: text, send) }
    }
  }

  private typealias Send = (InputEvent) throws -> Void

  private func act(_ way: AccessibleAction.Way, on id: Int, _ send: Send) rethrows {
    switch way {
    case .press: try press(id, send)
    case .key(let key):
      if try focus(id, send) { try type(key, send) }
    }
  }

  private func press(_ id: Int, _ send: Send) rethrows {
    try reveal(id, send)
    guard let box = box(id), isEnabled(box) else { return }
    guard let point = hittablePoint(of: box) else {
      guard target(of: box)?.activation != nil, try focus(id, send) else { return }
      return try type("space", send)
    }
    try send(.pointer(PointerEvent(.down, at: point)))
    try send(.pointer(PointerEvent(.up, at: point)))
  }

  private func type(
    _ key: String, with modifiers: KeyEvent.Modifiers = [], _ send: Send
  ) rethrows {
    try send(.key(KeyEvent(.down, key: key, modifiers: modifiers)))
    try send(.key(KeyEvent(.up, key: key, modifiers: modifiers)))
  }

  // MARK: Focus

  /// Who can have the focus by the modifiers around a view.
  private func target(of box: Box) -> (any FocusTarget)? { ViewFacets(box, targets)?.target }

  private func isEnabled(_ box: Box) -> Bool { ViewFacets(box, targets)?.isEnabled ?? false }

  /// Gives an element the focus: by a touch that comes to nothing, or by as many Tabs as it takes.
  ///
  /// - Returns: Whether it has the focus.
  private func focus(_ id: Int, _ send: Send) rethrows -> Bool {
    guard let box = box(id), let target = target(of: box), target.canBeFocused else { return false }
    let focus = stage.graph.focus
    guard focus.target !== target else { return true }
    try reveal(id, send)
    // A touch would set what has a range.
    if element(id)?.range == nil, let point = hittablePoint(of: box) {
      try send(.pointer(PointerEvent(.down, at: point)))
      try send(.pointer(PointerEvent(.cancel, at: point)))
    }
    for _ in 0..<Self.mostTabs where focus.target !== target {
      guard target.canBeFocused else { return false }
      try type("tab", send)
    }
    return focus.target === target
  }

  private static let mostTabs = 200

  /// A point at which a touch hits a box: its middle, if that is one.
  private func hittablePoint(of box: Box) -> CGPoint? {
    let frame = box.globalFrame.intersection(CGRect(origin: .zero, size: stage.size))
    guard !frame.isNull, !frame.isEmpty else { return nil }
    let shares: [CGFloat] = [0.5, 0.3, 0.7, 0.1, 0.9, 0.2, 0.4, 0.6, 0.8]
    for down in shares {
      for across in shares {
        let point = CGPoint(
          x: frame.minX + frame.width * across, y: frame.minY + frame.height * down)
        if stage.hitPath(at: point).contains(where: { $0 === box || $0 === box.innermost }) {
          return point
        }
      }
    }
    return nil
  }

  // MARK: Scrolling

  /// Turns wheels over what scrolls around an element until it can be seen.
  private func reveal(_ id: Int, _ send: Send) rethrows {
    for _ in 0..<Self.mostTurns {
      guard let box = box(id), let turn = turn(toReveal: box) else { return }
      try send(.scroll(turn))
      // Where nothing moves any more, it goes no further.
      guard let moved = self.box(id), self.turn(toReveal: moved) != turn else { return }
    }
  }

  private static let mostTurns = 16

  private func turn(toReveal box: Box) -> ScrollEvent? {
    let viewport = CGRect(origin: .zero, size: stage.size)
    for scroll in box.scrollBoxes {
      let (frame, area) = (box.globalFrame, scroll.globalFrame.intersection(viewport))
      guard !area.isNull, !area.isEmpty else { continue }
      let delta = CGSize(
        width: Self.way(from: frame.minX, frame.maxX, into: area.minX, area.maxX),
        height: Self.way(from: frame.minY, frame.maxY, into: area.minY, area.maxY))
      if delta != .zero {
        return ScrollEvent(at: CGPoint(x: area.midX, y: area.midY), by: delta)
      }
    }
    return nil
  }

  /// How far something has to move to lie inside of something else, its beginning if there isn't room for all.
  private static func way(
    from start: CGFloat, _ end: CGFloat, into first: CGFloat, _ last: CGFloat
  ) -> CGFloat {
    if start < first - 1 { return first - start }
    return end > last + 1 && start > first + 1 ? max(last - end, first - start) : 0
  }

  // MARK: Values

  private func description(of id: Int) -> AccessibleDescription? {
    box(id).flatMap { ViewFacets($0, targets) }.flatMap(description)
  }

  private func set(_ id: Int, to value: Double, _ send: Send) rethrows {
    guard value.isFinite, try focus(id, send) else { return }
    // Up and down may lead to other rows.
    let isMirrored = box(id)?.isMirrored == true
    for _ in 0..<Self.mostSteps {
      guard let range = description(of: id)?.range else { return }
      let distance = value - range.current
      guard abs(distance) > max(range.step / 2, .ulpOfOne) else { return }
      try type((distance > 0) != isMirrored ? "right" : "left", send)
      // It stops at its ends, and where the next step would lead further away.
      guard let next = description(of: id)?.range, abs(value - next.current) < abs(distance) else {
        return
      }
    }
  }

  private static let mostSteps = 1_000

  // MARK: Text

  private func text(of id: Int) -> AccessibleText? { description(of: id)?.text }

  private func moveCaret(
    of id: Int, to place: Int, extending modifiers: KeyEvent.Modifiers = [], _ send: Send
  ) rethrows {
    if modifiers.isEmpty { try type("home", with: .control, send) }
    // A key goes by letters as people see them, of which some are several scalars.
    while let text = text(of: id), text.caret < min(place, text.count) {
      try type("right", with: modifiers, send)
      guard let caret = self.text(of: id)?.caret, caret > text.caret else { return }
    }
  }

  private func select(_ range: Range<Int>, in id: Int, _ send: Send) rethrows {
    guard let text = text(of: id) else { return }
    guard range.lowerBound > 0 || range.upperBound < text.count || range.isEmpty else {
      return try type("a", with: .control, send)
    }
    try moveCaret(of: id, to: range.lowerBound, send)
    try moveCaret(of: id, to: range.upperBound, extending: .shift, send)
  }

  private func replace(
    _ range: Range<Int>, in id: Int, with new: String, _ send: Send
  ) rethrows {
    try select(range, in: id, send)
    if !new.isEmpty {
      try send(.text(new))
    } else if !range.isEmpty {
      try type("backspace", send)
    }
  }
}
