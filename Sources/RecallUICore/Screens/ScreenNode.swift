/// One of the views that take each other's place.
final class ScreenNode: ViewNode {
  let id: AnyHashable
  private var content: Node<AnyView>?
  private lazy var box = ScreenBox(node: self)
  private var isCovered: Bool
  /// What had the focus when this was covered.
  private weak var formerFocus: (any FocusTarget)?

  init(_ screen: ScreenStack.Screen, isCovered: Bool, in context: NodeContext) {
    id = screen.id
    self.isCovered = isCovered
    super.init(in: context)
    if isCovered { graph.layers.coveredScreens += 1 }
    let content = makeChild(screen.content, as: .transparent)
    self.content = content
    children = NodeChildren(content)
    graph.updates.add(container: self)
  }

  override var ownBox: Box? { box }
  override var hasLazyChildren: Bool { false }
  override var coversContent: Bool { isCovered }

  var screenBox: ScreenBox { box }

  func update(_ screen: ScreenStack.Screen) {
    content?.update(screen.content)
  }

  override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }

  override func collectBoxes() {
    var boxes: [Box] = []
    content?.appendBoxes(to: &boxes)
    if box.takeContent(boxes) { box.invalidateLayout() }
  }

  override func collectPreference<Key: PreferenceKey>(
    _: Key.Type, _ body: (Key.Value) -> Void
  ) {
    if !isCovered { super.collectPreference(Key.self, body) }
  }

  override func willBeRemoved() {
    if isCovered { graph.layers.coveredScreens -= 1 }
  }

  // MARK: Covering

  /// Hides what is inside behind another screen.
  func cover() {
    guard !isCovered, !isRemoved else { return }
    isCovered = true
    box.invalidateDescription()
    graph.layers.coveredScreens += 1
    formerFocus = contains(graph.focus.target) ? graph.focus.target : nil
    // What comes appears before this disappears.
    graph.updates.add { [weak self] in
      guard let self, isCovered, !isRemoved else { return }
      box.endGestures()
      noteCover()
    }
  }

  /// Shows what is inside again.
  ///
  /// - Parameter takesFocus: Whether the focus goes back to where it was.
  func uncover(takesFocus: Bool) {
    guard isCovered else { return }
    isCovered = false
    box.invalidateDescription()
    graph.layers.coveredScreens -= 1
    noteCover()
    guard takesFocus, formerFocus != nil else { return }
    graph.updates.add { [weak self, graph] in
      guard let former = self?.formerFocus, former.canBeFocused else { return }
      self?.formerFocus = nil
      graph.focus.move(to: former, because: "a screen was uncovered")
    }
  }

  private func noteCover() {
    preferenceDidChange(nil)
    for child in children {
      child.tellOfCover()
    }
  }
}

/// Takes all of the space, and puts what is inside in its middle.
final class ScreenBox: Box {
  override var isLayoutBoundary: Bool { true }
  /// One that stands beside others, and isn't shown, is out of sight and can't be used.
  override var hidesContent: Bool { node.coversContent }
  /// The stack says how it comes and leaves.
  override var ownTransition: AnyTransition? { .identity }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    for child in children {
      child.placeAligned(.center, in: frame.size, ProposedViewSize(frame.size))
    }
  }
}
