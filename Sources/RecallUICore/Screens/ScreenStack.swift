/// Views that take each other's place, of which one is shown: the screens of a navigation stack, tabs,
/// or pages. Or views that stand beside each other, of which some are shown: the columns of a split view.
///
/// The others keep their state and their places, and nothing else: they are neither laid out nor
/// drawn, no pointer and no key reaches them, and they have disappeared as far as `onDisappear` goes.
/// What they depend on still counts: a covered view whose state changes is evaluated.
package struct ScreenStack: View {
  /// One of the views.
  package struct Screen {
    let id: AnyHashable
    let name: String
    let isMadeWhenShown: Bool
    let content: AnyView

    /// - Parameters:
    ///   - id: Which one it is, among the others.
    ///   - name: What paths call it.
    ///   - isMadeWhenShown: Whether it is made when it is first shown, and not before.
    package init(
      id: AnyHashable, name: String, isMadeWhenShown: Bool = false, content: AnyView
    ) {
      self.id = id
      self.name = name
      self.isMadeWhenShown = isMadeWhenShown
      self.content = content
    }
  }

  /// How one takes another's place on the screen.
  package enum Motion {
    /// At once.
    case none
    /// A later one slides over an earlier one, which moves a little aside.
    case over
    /// They move together, side by side.
    case beside
  }

  let screens: [Screen]
  let shown: Int
  let motion: Motion
  /// Where each of them stands; empty where one is shown, all over.
  let places: [ScreenPlace]
  let swipe: ((Int) -> Void)?

  /// Views of which several are shown beside each other, the first in front of the others.
  ///
  /// - Parameter places: Where each of them stands.
  package init(_ screens: [Screen], beside places: [ScreenPlace]) {
    self.screens = screens
    self.places = places
    shown = 0
    motion = .none
    swipe = nil
  }

  /// - Parameters:
  ///   - screens: From the back to the front.
  ///   - shown: Which of them is; the nearest one if there is none.
  ///   - swipe: Gets the one that a swipe leads to; nil where nothing can be swiped. A stack is swiped
  ///     from its leading edge, to the screen behind; pages anywhere, to either side.
  package init(
    _ screens: [Screen], shown: Int, motion: Motion = .none, swipe: ((Int) -> Void)? = nil
  ) {
    self.screens = screens
    self.shown = min(max(shown, 0), max(screens.count - 1, 0))
    self.motion = motion
    self.swipe = swipe
    places = []
  }

  /// Whether the screen at an index is shown.
  func shows(_ index: Int) -> Bool {
    places.isEmpty ? index == shown : places.indices.contains(index) && places[index].isShown
  }

  package typealias Body = Never
}

extension ScreenStack: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<ScreenStack> {
    ScreenStackNode(self, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

/// Keeps the screens of a stack by their identifiers, and shows one.
final class ScreenStackNode: ValueNode<ScreenStack> {
  private lazy var box = ScreenStackBox(node: self)
  private var screens: [ScreenNode] = []
  private var shown: ScreenNode?
  /// Where the one that is shown stood among the others.
  private var position = 0
  /// Whether several are shown beside each other.
  private var isBeside = false
  /// Which other one a swipe shows, too.
  private var glimpsed: Int?

  override init(_ view: ScreenStack, in context: __shared NodeContext) {
    super.init(view, in: context)
    sync(isFirst: true)
  }

  override var ownBox: Box? { box }
  override var hasLazyChildren: Bool { false }

  override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }

  override func take(_ new: ScreenStack) {
    view = new
    sync(isFirst: false)
  }

  override func evaluate() {
    beginEvaluation()
    sync(isFirst: false)
  }

  // MARK: Swiping

  var motion: ScreenStack.Motion { view.motion }
  var canSwipe: Bool { view.swipe != nil && environment.isEnabled }

  /// Whether there is a screen at a distance from the one that is shown.
  func hasScreen(at distance: Int) -> Bool {
    view.screens.indices.contains(position + distance)
  }

  /// Has another screen be seen beside the one that is shown; 0 for none.
  func glimpse(at distance: Int) {
    let index = distance == 0 ? nil : position + distance
    guard index != glimpsed else { return }
    glimpsed = index
    invalidate()
  }

  func swipe(to distance: Int) {
    guard hasScreen(at: distance) else { return }
    view.swipe?(position + distance)
  }

  // MARK: Screens

  /// Brings the screens that there are in line with the view.
  private func sync(isFirst: Bool) {
    let former = shown
    let formerPosition = position
    let wasBeside = isBeside
    var existing: [AnyHashable: ScreenNode] = [:]
    for screen in screens {
      existing[screen.id] = screen
    }
    position = view.shown
    isBeside = !view.places.isEmpty
    let covered = uncoverShown(existing)
    screens = view.screens.enumerated().compactMap { index, screen in
      if let node = existing.removeValue(forKey: screen.id) {
        node.update(screen)
        return node
      }
      let isShown = view.shows(index)
      guard isShown || !screen.isMadeWhenShown || index == glimpsed else { return nil }
      return ScreenNode(
        screen, isCovered: !isShown,
        in: NodeContext(
          graph: graph, parent: self, component: .identifier(screen.id),
          identifierName: screen.name, environment: environmentForChildren(), isLazy: false))
    }
    let leaving = children.filter { child in !screens.contains { $0 === child } }
    children = NodeChildren(screens)
    for node in leaving {
      node.remove()
    }
    shown = screen(at: position)
    let isChange = !isFirst && former?.id != shown?.id
    for node in covered {
      node.cover()
    }
    if isChange { glimpsed = nil }
    guard !isBeside else { return showBeside() }
    show(
      former, at: formerPosition, leaving,
      isMoved: isChange && !wasBeside && view.motion != .none)
  }

  /// Uncovers what is shown again: it appears before what leaves disappears.
  ///
  /// - Returns: What is shown no longer.
  private func uncoverShown(_ existing: [AnyHashable: ScreenNode]) -> [ScreenNode] {
    let focus = graph.focus.target
    var covered = screens.filter { !$0.coversContent }
    for index in view.screens.indices where view.shows(index) {
      guard let next = existing[view.screens[index].id] else { continue }
      covered.removeAll { $0 === next }
      next.uncover(takesFocus: focus == nil || contains(focus))
    }
    return covered
  }

  private func showBeside() {
    var boxes: [(ScreenBox, ScreenPlace)] = []
    for (screen, place) in zip(view.screens, view.places).reversed() {
      guard let node = screens.first(where: { $0.id == screen.id }) else { continue }
      boxes.append((node.screenBox, place))
    }
    box.show(beside: boxes)
  }

  private func screen(at index: Int) -> ScreenNode? {
    guard let id = view.screens[safe: index]?.id else { return nil }
    return screens.first { $0.id == id }
  }

  private func show(
    _ former: ScreenNode?, at formerPosition: Int, _ leaving: [ViewNode], isMoved: Bool
  ) {
    let other = glimpsed.flatMap(screen)
    box.show(shown?.screenBox, beside: other?.screenBox)
    guard isMoved, let former, let shown, former !== shown, position != formerPosition else {
      return
    }
    box.pass(
      from: former, to: shown, isForward: position > formerPosition,
      keeping: former.isRemoved ? leaving : [])
  }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
