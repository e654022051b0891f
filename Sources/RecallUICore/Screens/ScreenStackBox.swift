import Interaction
import VirtualTime

/// Shows one screen, and another one beside it while a finger draws them to the side; or several, each
/// in its place.
final class ScreenStackBox: Box {
  private unowned let stack: ScreenStackNode
  private var shown: ScreenBox?
  private var glimpsed: ScreenBox?
  /// Where each screen stands, from the back to the front, while several are shown.
  private var places: [(screen: ScreenBox, place: ScreenPlace)] = []
  private var passage: ScreenPassage?
  private let recognizer = ScrollRecognizer(axes: .horizontal, name: "swipe")
  private lazy var edge = ScreenEdge(recognizer, in: self)
  /// How far a finger has drawn what is shown from its leading edge, in points; part of the stage's
  /// state while it does.
  private var pull: CGFloat?
  private var pullLine: StateRegistry.SetLine?
  /// The way of the finger that was needed to tell a swipe from a tap.
  private var slop: CGFloat = 0

  init(node: ScreenStackNode) {
    stack = node
    super.init(node: node)
    recognizer.onChanged = { [weak self] in self?.drag($0) }
    recognizer.onEnded = { [weak self] in self?.letGo($0) }
    recognizer.onCancelled = { [weak self] in self?.settleBack() }
  }

  // MARK: Layout

  override var isLayoutBoundary: Bool { true }
  // Nothing around is laid out anew when something on a screen moves.
  override func findGuide(_ key: AlignmentKey) -> CGFloat? { nil }
  override var tellsGuides: Bool { false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    guard places.isEmpty else {
      for (screen, place) in places {
        let part = place.frame(in: frame.size)
        screen.place(at: part.origin, ProposedViewSize(part.size))
      }
      return
    }
    for child in children {
      child.place(at: .zero, ProposedViewSize(frame.size))
    }
  }

  /// Has a screen fill this box, and another one lie beside or behind it.
  func show(_ screen: ScreenBox?, beside other: ScreenBox?) {
    let boxes = [other, screen].compactMap { $0 }
    shown = screen
    glimpsed = other
    let wasBeside = !places.isEmpty
    places = []
    if takeContent(boxes) || wasBeside { invalidateLayout() }
  }

  /// Has screens stand beside each other.
  func show(beside screens: [(screen: ScreenBox, place: ScreenPlace)]) {
    (shown, glimpsed, passage, pull) = (nil, nil, nil, nil)
    notePull()
    let isSame = screens.elementsEqual(places) { $0.screen === $1.screen && $0.place == $1.place }
    places = screens
    if takeContent(screens.map(\.screen)) || !isSame { invalidateLayout() }
  }

  // MARK: Moving

  /// Has one screen take another's place on the screen by and by.
  ///
  /// - Parameter nodes: What has to live until then.
  func pass(
    from former: ScreenNode, to next: ScreenNode, isForward: Bool, keeping nodes: [ViewNode]
  ) {
    guard hasPlace, !isNew, !graph.isPresentationTree else { return }
    guard !graph.presentation.update.transaction(for: node).disablesAnimations else {
      passage = nil
      return
    }
    let (lower, upper) =
      isForward
      ? (former.screenBox, next.screenBox) : (next.screenBox, former.screenBox)
    begin(from: isForward ? 1 : 0, to: isForward ? 0 : 1, lower, upper)
    guard let passage, !nodes.isEmpty else { return }
    if removals.isEmpty { graph.presentation.noteRemovals(from: self) }
    let end = passage.flight.end
    removals.append(
      Removal(
        box: former.screenBox, nodes: nodes, index: 0, end: end,
        departure: max(end, graph.now.advanced(by: .saturating(seconds: ScreenPassage.longest)))))
  }

  private func begin(
    from start: CGFloat, to end: CGFloat, _ lower: ScreenBox, _ upper: ScreenBox
  ) {
    let now = graph.now
    let fades = node.environment.accessibilityReduceMotion
    // Who turns round on the way goes back from there.
    let former = passage.flatMap {
      $0.isBetween(lower, upper) && $0.flight.end > now ? $0.flight : nil
    }
    passage = Flight(
      from: start, after: former, to: end, fades ? ScreenPassage.fade : ScreenPassage.animation,
      at: now
    ).map { ScreenPassage(lower: lower, upper: upper, flight: $0, fades: fades) }
    invalidateDisplay()
  }

  // MARK: Swiping

  override var gesture: GestureAttachment? {
    guard stack.canSwipe, stack.motion == .beside else { return nil }
    recognizer.turn = scrollTurn
    return GestureAttachment(recognizer)
  }

  override var strips: [Box] { stack.motion == .over && stack.canSwipe ? [edge] : [] }

  private func drag(_ value: DragRecognizer.Value) {
    let way = turned(value.translation).width
    if pull == nil { slop = way }
    let wanted = way - slop
    pull = stack.motion == .over ? max(0, wanted) : wanted
    glimpse()
    notePull()
    invalidateDisplay()
  }

  /// Has the screen be made and placed that comes into sight.
  private func glimpse() {
    let distance = (pull ?? 0) > 0 ? -1 : 1
    let isNeeded = pull.map { $0 != 0 } ?? false
    stack.glimpse(at: isNeeded && stack.hasScreen(at: distance) ? distance : 0)
  }

  private func letGo(_ value: DragRecognizer.Value) {
    let reached = (pull ?? 0) + turned(value.velocity).width / 4
    let distance = reached > 0 ? -1 : 1
    settleBack()
    guard abs(reached) > frame.width / 2, stack.motion == .beside || reached > 0 else { return }
    // If the program shows the other screen, they go on from where they are.
    stack.swipe(to: distance)
  }

  /// Lets go of what was drawn to the side: it moves back to its place.
  private func settleBack() {
    if let pair, let shown {
      let rest: CGFloat = pair.upper === shown ? 0 : 1
      if pair.part != rest {
        passage = nil
        begin(from: pair.part, to: rest, pair.lower, pair.upper)
      }
    }
    pull = nil
    stack.glimpse(at: 0)
    notePull()
    invalidateDisplay()
  }

  override func nodeWillBeRemoved() {
    pullLine = nil
  }

  private func notePull() {
    guard let pull, !node.isRemoved else {
      pullLine = nil
      return
    }
    let link = node.link
    let line = pullLine ?? graph.states.add(named: "\(link.node?.path ?? "").pull")
    line.set { pull }
    pullLine = line
  }

  /// What is seen of two screens while a finger draws them.
  private var pair: (lower: ScreenBox, upper: ScreenBox, part: CGFloat)? {
    guard let pull, let shown, let glimpsed, frame.width > 0 else { return nil }
    let part = min(max(abs(pull) / frame.width, 0), 1)
    return pull > 0 ? (glimpsed, shown, part) : (shown, glimpsed, 1 - part)
  }

  // MARK: Drawing

  override func draw(into list: inout DisplayListBuilder) {
    if let pair {
      return drawPair(pair.lower, pair.upper, pair.part, fades: false, into: &list)
    }
    if let passage, let lower = passage.lower, let upper = passage.upper,
      list.isRunning(until: passage.flight.end)
    {
      let part = passage.flight.value(at: list.now)
      return drawPair(lower, upper, part, fades: passage.fades, into: &list)
    }
    guard places.isEmpty else { return drawPlaces(into: &list) }
    guard let shown else { return }
    // At the first and the last page, the finger feels that there are no more.
    guard stack.motion == .beside, let pull else { return list.draw(shown) }
    list.withClip(Clip(path: Path(CGRect(origin: list.origin, size: list.size)))) { list in
      list.withOffset(turned(CGSize(width: pull / 3, height: 0))) { $0.draw(shown) }
    }
  }

  private func drawPlaces(into list: inout DisplayListBuilder) {
    let rect = CGRect(origin: .zero, size: list.size)
    list.withClip(Clip(path: Path(CGRect(origin: list.origin, size: list.size)))) { list in
      for (screen, _) in places where screen.presentedFrame(in: &list).intersects(rect) {
        list.draw(screen)
      }
    }
  }

  private func drawPair(
    _ lower: Box, _ upper: Box, _ part: CGFloat, fades: Bool,
    into list: inout DisplayListBuilder
  ) {
    let rect = CGRect(origin: list.origin, size: list.size)
    list.withoutDrawCaches { list in
      list.withClip(Clip(path: Path(rect))) { list in
        guard !fades else {
          list.draw(lower)
          return list.withOpacity(Double(1 - part)) { $0.withLayer(.group) { $0.draw(upper) } }
        }
        let isOver = stack.motion == .over
        let parallax = isOver ? ScreenPassage.parallax : 1
        list.withOffset(turned(CGSize(width: -parallax * (1 - part) * rect.width, height: 0))) {
          $0.draw(lower)
        }
        if isOver { drawShade(1 - part, rect, part * rect.width, into: &list) }
        list.withOffset(turned(CGSize(width: part * rect.width, height: 0))) { $0.draw(upper) }
      }
    }
  }

  /// Draws what lies behind a screen darker, and the shadow of that screen's edge.
  private func drawShade(
    _ part: CGFloat, _ rect: CGRect, _ edge: CGFloat, into list: inout DisplayListBuilder
  ) {
    let black = Color.black.resolve(in: node.environment)
    list.withOpacity(ScreenPassage.dimming * Double(part)) {
      $0.add(.fill(Path(rect), .color(black), FillStyle()))
    }
    for width in [2, 4, 7] as [CGFloat] {
      list.withOpacity(0.04) {
        $0.add(
          .fill(
            Path(
              CGRect(
                x: isMirrored ? rect.maxX - edge : rect.minX + edge - width, y: rect.minY,
                width: width, height: rect.height)),
            .color(black), FillStyle()))
      }
    }
  }

  // MARK: Hit testing

  override func findReach() -> HitCache.Reach {
    HitCache.Reach(around: CGRect(origin: .zero, size: frame.size))
  }

  private func hitTestPlaces(_ point: CGPoint, path: inout [Box]) -> Bool {
    for (screen, place) in places.reversed()
    where place.isShown && screen.frame.contains(point) {
      let origin = screen.frame.origin
      if screen.hitTest(CGPoint(x: point.x - origin.x, y: point.y - origin.y), path: &path) {
        path.append(self)
        return true
      }
    }
    return false
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    guard places.isEmpty else { return hitTestPlaces(point, path: &path) }
    guard let shown, CGRect(origin: .zero, size: frame.size).contains(point) else { return false }
    let isHit = shown.hitTest(point, path: &path)
    let isAtEdge =
      stack.motion == .over && stack.canSwipe
      && (isMirrored ? frame.width - point.x : point.x) < ScreenEdge.width
      && stack.hasScreen(at: -1)
    if isAtEdge { path.append(edge) }
    guard isHit || isAtEdge || stack.motion == .beside else { return false }
    path.append(self)
    return true
  }
}

/// The strip at the leading edge of a stack, from which a finger draws the screen behind into sight.
private final class ScreenEdge: Box {
  /// In points, as on iOS.
  static let width: CGFloat = 20

  private let recognizer: ScrollRecognizer

  init(_ recognizer: ScrollRecognizer, in box: ScreenStackBox) {
    self.recognizer = recognizer
    super.init(node: box.node)
    adopt(into: box)
  }

  override var gesture: GestureAttachment? { GestureAttachment(recognizer, priority: .high) }
}
