import Interaction

/// Leads a key to whom it concerns.
///
/// In this order, until somebody takes it:
/// 1. the focused view that text is typed into, for what edits it;
/// 2. shortcuts, when Control, Command or Option is held;
/// 3. `onKeyPress`, from the focused view to those around it;
/// 4. Return, while nothing shows where the focus is: the button that has it as its shortcut;
/// 5. the focused button: Space and Return press it while they are down, and it acts when they go up;
/// 6. the arrows: `onMoveCommand`, or else the focus moves; Tab: the focus moves;
/// 7. the other shortcuts;
/// 8. Escape: the foremost layer closes;
/// 9. Space and Return show where the focus is.
///
/// What nobody takes may turn pages: `Stage+Focus.swift`.
///
/// While a layer is modal, nobody behind it hears of a key.
struct KeyDispatch {
  let graph: ViewGraph
  /// Brings views and places up to date in the middle of a key.
  let settle: () -> Void

  private var focus: Focus { graph.focus }

  /// - Returns: Whether somebody took it; a key that goes up is nobody else's.
  func send(_ event: KeyEvent) -> Bool {
    guard event.phase != .up else {
      letGo(event)
      return true
    }
    if event.phase == .down { focus.keyGoesDown(event.key) }
    if press(event) { return true }
    focus.trace?("key \(event.key) \(event.phase): nobody handles it")
    return false
  }

  private func press(_ event: KeyEvent) -> Bool {
    guard var press = KeyPress(event) else { return false }
    press.isFocusShown = focus.showsRing
    if edit(press, named: event.key) { return true }
    let isCommand = !event.modifiers.isDisjoint(with: [.control, .command, .option])
    if isCommand, runShortcut(press) { return true }
    if hear(press, named: event.key) || runDefaultAction(press) || activate(event, press)
      || move(press)
    {
      return true
    }
    if !isCommand, runShortcut(press) { return true }
    guard press.phase == .down else { return false }
    if press.key == .escape { return graph.layers.cancel() }
    if press.key == .space || press.key == .return, focus.target != nil { focus.showRing(true) }
    return false
  }

  private func letGo(_ event: KeyEvent) {
    // What went down elsewhere doesn't go up here.
    guard focus.isDown(event.key) else { return }
    let holder = focus.keyGoesUp(event.key)
    guard let press = KeyPress(event) else { return }
    switch holder {
    case .activation, .nobody: break
    case .listener(let listener, _): if !listener.isRemoved { _ = hear(press, from: listener) }
    case nil: _ = hear(press, from: focus.target)
    }
  }

  /// Has those hear of a key who want to, from the inside to the outside.
  private func hear(_ press: KeyPress, named name: String) -> Bool {
    guard let listener = hear(press, from: focus.target) else { return false }
    holdIfWanted(press, named: name, by: listener)
    return true
  }

  /// Has who handled a key hear of it when it goes up, if that matters to it.
  private func holdIfWanted(_ press: KeyPress, named name: String, by listener: any KeyListener) {
    if press.phase == .down, listener.wants(press.released), !listener.isRemoved {
      focus.keyWentDown(name, press, for: listener)
    }
  }

  /// - Returns: Who handled the key.
  private func hear(_ press: KeyPress, from first: ViewNode?) -> (any KeyListener)? {
    var node = first
    while let current = node {
      if current.roles.contains(.keyListener), let listener = current as? any KeyListener,
        listener.hear(press) == .handled
      {
        return listener
      }
      node = around(current)
    }
    return nil
  }

  /// The node around one, unless that is a modal layer: then there is nothing around it.
  private func around(_ node: ViewNode) -> ViewNode? {
    node === graph.layers.modal ? nil : node.parent
  }

  // MARK: Text

  /// Hands text to the focused view, if text is typed into it.
  func send(_ input: TextInput) {
    guard focus.target?.textInput?(input) == nil, let trace = focus.trace else { return }
    trace("text: nobody takes it")
  }

  /// Has a view that text is typed into take a key, after those who listen to that view alone.
  ///
  /// - Returns: Whether somebody took it.
  private func edit(_ press: KeyPress, named name: String) -> Bool {
    guard let target = focus.target, let hear = target.textInput else { return false }
    if let listener = hearAtField(press, around: target) {
      holdIfWanted(press, named: name, by: listener)
      return true
    }
    switch hear(.key(press.key, press.modifiers)) {
    case .ignored: return false
    case .left:
      _ = runShortcut(press)
      focus.keyIsTaken(name)
      return true
    case .handled:
      focus.keyIsTaken(name)
      return true
    }
  }

  /// Those who listen to a field alone come before it: up to the container that it stands in.
  private func hearAtField(
    _ press: KeyPress, around target: any FocusTarget
  ) -> (any KeyListener)? {
    var node = target.parent
    while let current = node, current.children.count == 1, current.ownBox == nil {
      if current.roles.contains(.keyListener), let listener = current as? any KeyListener,
        listener.hear(press) == .handled
      {
        return listener
      }
      node = current.parent
    }
    return nil
  }

  // MARK: Buttons

  private func activate(_ event: KeyEvent, _ press: KeyPress) -> Bool {
    if focus.isPressing, press.key == .escape {
      focus.cancelPress()
      return true
    }
    guard press.modifiers.isEmpty, press.key == .space || press.key == .return,
      focus.target?.activation != nil
    else { return false }
    if event.phase == .down {
      focus.showRing(true)
      focus.press(until: event.key)
    }
    return true
  }

  /// What one most likely wants comes before a button that a pointer went down on last: nobody who used a pointer
  /// means that again.
  private func runDefaultAction(_ press: KeyPress) -> Bool {
    guard !focus.showsRing, KeyboardShortcut.defaultAction.matches(press) else { return false }
    return runShortcut(press)
  }

  private func runShortcut(_ press: KeyPress) -> Bool {
    guard press.phase == .down, focus.isUsed, focus.shortcuts.mayMatch(press) else {
      return false
    }
    // Which of several comes first, only the tree tells.
    for node in (graph.layers.modal ?? graph.root)?.descendants(.shortcut) ?? []
    where (node as? any ShortcutNode)?.shortcut?.matches(press) == true {
      for inner in node.descendants(.focusTarget) {
        guard let target = inner as? any FocusTarget, target.environment.isEnabled,
          let activation = target.activation
        else { continue }
        activation.action()
        return true
      }
    }
    return false
  }

  // MARK: Moving the focus

  private func move(_ press: KeyPress) -> Bool {
    guard focus.isUsed, press.modifiers.isSubset(of: .shift) else { return false }
    let isBackward = press.modifiers.contains(.shift)
    if press.key == .tab {
      moveOn(isBackward: isBackward)
    } else if let direction = MoveCommandDirection(press.key), !isBackward {
      move(direction)
    } else {
      return false
    }
    return true
  }

  private func move(_ direction: MoveCommandDirection) {
    var node: ViewNode? = focus.target
    while let current = node {
      if let listener = current as? any MoveListener {
        listener.hear(direction)
        return
      }
      node = around(current)
    }
    focus.showRing(true)
    if focus.target == nil {
      take(focus.targets.first, because: "arrow \(direction)")
    } else {
      take(
        search([direction]) { nearest(to: $0, direction, in: $1) }, because: "arrow \(direction)")
    }
  }

  /// - Parameter scroll: What the view is to stand in; nil for anywhere.
  private func nearest(
    to place: CGRect, _ direction: MoveCommandDirection, in scroll: ScrollBox?
  ) -> (any FocusTarget)? {
    let around = focus.target?.firstBox?.scrollBoxes ?? []
    func nearest(among targets: [any FocusTarget], onTheSameLine: Bool) -> (any FocusTarget)? {
      let places = targets.map { $0.focusBox?.shownFrame(in: around) ?? .null }
      return direction.nearest(to: place, among: places, onTheSameLine: onTheSameLine)
        .map { targets[$0] }
    }
    let targets = focus.targets.filter {
      $0 !== focus.target && scroll?.contains($0.firstBox) != false
    }
    guard let section = focus.target?.focusSection else {
      return nearest(among: targets, onTheSameLine: false)
    }
    let inside = targets.filter(section.contains)
    return nearest(among: inside, onTheSameLine: false)
      ?? nearest(
        among: targets.filter { !section.contains($0) },
        onTheSameLine: direction == .left || direction == .right)
  }

  /// Moves the focus in reading order, from the last view to the first.
  private func moveOn(isBackward: Bool) {
    focus.showRing(true)
    let key = isBackward ? "Shift-Tab" : "Tab"
    guard focus.target != nil else {
      take(isBackward ? focus.targets.last : focus.targets.first, because: key)
      return
    }
    let ways: [MoveCommandDirection] = isBackward ? [.up, .left] : [.down, .right]
    func next(to place: CGRect, in scroll: ScrollBox?) -> (any FocusTarget)? {
      let targets = focus.targets
      guard let index = targets.firstIndex(where: { $0 === focus.target }) else {
        return nearest(to: place, ways[0], in: scroll)
      }
      let next = index + (isBackward ? -1 : 1)
      return targets[(next + targets.count) % targets.count]
    }
    var found = search(ways, next)
    if let entered = found, scrollToEdge(of: entered, isBackward: isBackward) {
      found = focus.search { next(to: $0, in: nil) }
    }
    take(found, because: key)
  }

  /// Scrolls what the focus is about to come into to where it begins, or to where it ends: a lazy container
  /// makes its first view there, or its last one.
  ///
  /// - Returns: Whether there was something to scroll.
  private func scrollToEdge(of target: any FocusTarget, isBackward: Bool) -> Bool {
    let around = focus.target?.firstBox?.scrollBoxes ?? []
    let entered = (target.firstBox?.scrollBoxes ?? []).filter { box in
      !around.contains { $0 === box }
    }
    return focus.search { _ in
      var hasScrolled = false
      for scroll in entered.reversed() {
        let end = CGPoint(x: scroll.contentSize.width, y: scroll.contentSize.height)
        guard scroll.move(to: isBackward ? end : .zero, nil) else { continue }
        hasScrolled = true
        settle()
      }
      return hasScrolled
    }
  }

  private func take(_ target: (any FocusTarget)?, because key: @autoclosure () -> String) {
    if let target { focus.move(revealing: target, because: key()) }
  }

  /// Looks for a view, in the scroll views around the focused one first: those are scrolled on, so
  /// that lazy containers make more, until one is found or there is no more. What stands above a scroll view or
  /// below it, such as a bar, may be nearer than the next view inside: it counts once there is none.
  ///
  /// - Parameter find: Finds a view from a place, in a scroll view or anywhere.
  private func search(
    _ ways: [MoveCommandDirection], _ find: (CGRect, ScrollBox?) -> (any FocusTarget)?
  ) -> (any FocusTarget)? {
    focus.search { place in
      guard let box = focus.target?.firstBox else { return find(place, nil) }
      var place = place
      for scroll in box.scrollBoxes {
        let inside = scroll.scrolls(along: ways) ? scroll : nil
        for page in 1...KeyDispatch.mostPages {
          if let found = find(place, inside), scroll.contains(found.firstBox) { return found }
          let former = scroll.offset
          let distance = CGFloat(page) * max(place.width, place.height, 1)
          guard ways.contains(where: { scroll.scrollOn($0, by: distance) }) else { break }
          place = place.offsetBy(
            dx: former.x - scroll.offset.x, dy: former.y - scroll.offset.y)
          settle()
        }
      }
      return find(place, nil)
    }
  }

  /// A table of a million lines in which nothing can have the focus is not looked through.
  private static let mostPages = 100
}

extension Box {
  /// The part of this box, in the viewport, that scroll views show which are not among `around`.
  fileprivate func shownFrame(in around: [ScrollBox]) -> CGRect {
    scrollBoxes.reduce(globalFrame) { frame, scroll in
      around.contains { $0 === scroll } ? frame : frame.intersection(scroll.globalFrame)
    }
  }
}

extension MoveCommandDirection {
  init?(_ key: KeyEquivalent) {
    switch key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }
}

extension ScrollBox {
  /// Whether one of some directions leads on in the content.
  fileprivate func scrolls(along ways: [MoveCommandDirection]) -> Bool {
    ways.contains { way in
      switch way {
      case .up, .down: axes.contains(.vertical)
      case .left, .right: axes.contains(.horizontal)
      }
    }
  }

  /// Scrolls by a distance in points, at most by a page.
  ///
  /// - Returns: Whether there was more.
  fileprivate func scrollOn(_ direction: MoveCommandDirection, by distance: CGFloat) -> Bool {
    let (width, height) = (frame.width - insets.total.width, frame.height - insets.total.height)
    let x = min(distance, max(width, 1)) * (isMirrored ? -1 : 1)
    let y = min(distance, max(height, 1))
    let next =
      switch direction {
      case .up: CGPoint(x: offset.x, y: offset.y - y)
      case .down: CGPoint(x: offset.x, y: offset.y + y)
      case .left: CGPoint(x: offset.x - x, y: offset.y)
      case .right: CGPoint(x: offset.x + x, y: offset.y)
      }
    return move(to: next, nil)
  }
}
