import Interaction
import VirtualTime

/// A modifier that puts a box around each box of its content.
///
/// The defaults change nothing: a modifier says only what it does differently.
protocol BoxModifier: PrimitiveModifier, Animatable {
  /// Whether another value of the modifier draws the content elsewhere, larger or turned.
  static var isMovement: Bool { get }
  /// What another value of the modifier puts out of date.
  static var effect: ModifierEffect { get }
  /// Whether the content is drawn and hit wherever it was placed, whatever the modifier's value.
  static var leavesContentInPlace: Bool { get }
  /// Whether nobody can see the content, nor use it.
  static var hidesContent: Bool { get }
  /// Whether the modifier says where some line lies.
  static var definesGuides: Bool { get }
  /// Whether the modifier says where a line lies.
  func definesGuide(_ key: AlignmentKey) -> Bool
  /// Whether the modifier has the content carry a value for the layout around it.
  static var carriesLayoutValue: Bool { get }

  func size(for proposal: ProposedViewSize, of content: Box) -> CGSize
  /// Places the content in a box of `size` that was proposed `proposal`.
  func place(_ content: Box, in size: CGSize, _ proposal: ProposedViewSize)
  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder)
  /// Where, in the content's surroundings, a point hits the content; nil if it can't.
  func contentPoint(for point: CGPoint, in size: CGSize, _ content: Box) -> CGPoint?
  /// Whether a point hits the box itself, whatever the content says; nil to leave it to that.
  func isHit(at point: CGPoint, in size: CGSize) -> Bool?
  /// A rectangle in which all points lie for which `isHit` can be true; nil where that leaves it to
  /// the content.
  func hitArea(in size: CGSize) -> CGRect?
  /// How far the content is drawn from where it was placed.
  var contentOffset: CGSize { get }
  /// Where the modifier says that a line lies in the content; nil to leave it to that.
  func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?
  /// How the content is drawn and hit otherwise than it was placed, about the box's origin.
  func transform(in size: CGSize) -> ProjectionTransform?
  var accessibility: Accessibility? { get }
  var layoutPriority: Double? { get }
  var zIndex: Double? { get }
  /// How the content comes and leaves.
  var transition: AnyTransition? { get }
  /// The name of the content's space.
  var spaceName: AnyHashable? { get }
  /// What the content carries for the layout around it.
  func layoutValue<Key: LayoutValueKey>(_: Key.Type) -> Key.Value?
  /// Makes what listens to pointers, once for each box.
  func makeGesture() -> GestureAttachment?
  /// Hands a new value of the modifier to what `makeGesture()` made. `box` knows its own space.
  func update(_ recognizer: GestureRecognizer, in box: Box)
}

/// What another value of a modifier puts out of date.
enum ModifierEffect {
  case nothing, display, layout
}

extension BoxModifier {
  static var isMovement: Bool { false }
  static var effect: ModifierEffect { .layout }
  static var leavesContentInPlace: Bool { false }
  static var hidesContent: Bool { false }
  static var definesGuides: Bool { false }
  static var carriesLayoutValue: Bool { false }

  func size(for proposal: ProposedViewSize, of content: Box) -> CGSize {
    content.size(for: proposal)
  }

  func place(_ content: Box, in size: CGSize, _ proposal: ProposedViewSize) {
    content.place(at: .zero, proposal)
  }

  func draw(_ content: Box, size: CGSize, into list: inout DisplayListBuilder) {
    guard let transform = transform(in: size) else {
      list.draw(content)
      return
    }
    list.withTransform(transform) { $0.draw(content) }
  }

  func contentPoint(for point: CGPoint, in size: CGSize, _ content: Box) -> CGPoint? {
    guard let transform = transform(in: size) else { return point }
    return transform.inverse.map(point.applying)
  }

  func transform(in size: CGSize) -> ProjectionTransform? { nil }

  var contentOffset: CGSize { .zero }
  var accessibility: Accessibility? { nil }
  var layoutPriority: Double? { nil }
  var zIndex: Double? { nil }
  var transition: AnyTransition? { nil }
  var spaceName: AnyHashable? { nil }

  func layoutValue<Key: LayoutValueKey>(_: Key.Type) -> Key.Value? { nil }

  func isHit(at point: CGPoint, in size: CGSize) -> Bool? { nil }
  func hitArea(in size: CGSize) -> CGRect? { nil }

  func definesGuide(_ key: AlignmentKey) -> Bool { false }
  func guide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  func makeGesture() -> GestureAttachment? { nil }
  func update(_ recognizer: GestureRecognizer, in box: Box) {}

  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    BoxModifierNode(view, in: context)
  }
}

/// Keeps a box around each box of the content.
private final class BoxModifierNode<Content: View, Modifier: BoxModifier>:
  Node<ModifiedContent<Content, Modifier>>, WrappingNode
{
  private let plan: PropertyPlan
  private let modifierOffset: Int
  /// The modifier has memory of its own, so that it can be compared with a new one where both lie.
  private let storage: UnsafeMutablePointer<Modifier>
  private var child: Node<Content>?
  var boxes: [ModifierBox<Modifier>] = []

  private var modifier: Modifier { storage.pointee }

  init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    plan = context.graph.plan(for: Modifier.self)
    modifierOffset = ModifiedContent<Content, Modifier>.offsetOfModifier
    storage = .allocate(capacity: 1)
    storage.initialize(to: view.modifier)
    super.init(in: context)
    let child = makeChild(view.content, as: .transparent)
    self.child = child
    children = [child]
  }

  override var wrapsBoxes: Bool { true }
  override var accessibilityOfModifier: Accessibility? { modifier.accessibility }

  /// State that a guide read has changed.
  override func evaluate() {
    for box in boxes {
      box.invalidateLayout()
    }
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  override func update(at view: UnsafeRawPointer) {
    let new = view + modifierOffset
    if !plan.areEqualValues(at: storage, and: new) {
      storage.pointee = new.assumingMemoryBound(to: Modifier.self).pointee
      for box in boxes {
        box.modifier = modifier
      }
    }
    child?.update(at: view)
  }

  override func appendBoxes(to list: inout [Box]) {
    var contents: [Box] = []
    child?.appendBoxes(to: &contents)
    wrap(contents)
    if counterpart != nil { takeOverPresentations() }
    list += boxes as [Box]
  }

  func makeBox(around content: Box) -> ModifierBox<Modifier> {
    ModifierBox(modifier, around: content, node: self)
  }

  func letGo(of box: ModifierBox<Modifier>) {
    box.removeGesture()
  }

  /// In a tree for one frame: presents the modifier as the real tree does.
  private func takeOverPresentations() {
    guard let live = counterpart as? BoxModifierNode,
      plan.areEqualValues(at: live.storage, and: storage)
    else { return }
    for (box, liveBox) in zip(boxes, live.boxes) {
      box.presentedModifier = liveBox.presentedModifier
    }
  }

  override func environmentDidChange(from old: EnvironmentValues) {
    guard !environment.isEnabled else { return }
    for box in boxes {
      box.disableGesture()
    }
  }

  override func willBeRemoved() {
    for box in boxes {
      box.removeGesture()
    }
  }
}

/// The box that a modifier puts around its content.
final class ModifierBox<Modifier: BoxModifier>: WrapperBox {
  fileprivate var presentedModifier: Presented<Modifier> {
    didSet {
      flightEnd = presentedModifier.end
      isFading = presentedModifier.fade != nil
    }
  }

  /// The update in which a movement begins to pass by a fade; nil if it moves.
  private var fadingUpdate: Int? {
    guard Modifier.isMovement, node.environment.accessibilityReduceMotion else { return nil }
    return node.graph.update.number
  }

  fileprivate var modifier: Modifier {
    get { presentedModifier.value }
    set {
      note(newValue)
      presentedModifier.set(
        newValue, node.graph.animation(for: node), at: node.graph.now,
        fadingIn: fadingUpdate)
      if let attachment { modifier.update(attachment.recognizer, in: self) }
      switch Modifier.effect {
      case .nothing: invalidateReach()
      case .display: invalidateDisplay()
      case .layout: invalidateLayout()
      }
    }
  }

  private let attachment: GestureAttachment?
  /// What the modifier says of the order of boxes, noted as each hit test and each frame asks.
  private var ownZIndex: Double?
  private var ownLayoutPriority: Double?

  /// Whether, and until when, the modifier is presented otherwise than it is: noted for the many
  /// boxes of each frame that are not.
  private var flightEnd: Instant?
  private var isFading = false

  private func note(_ modifier: Modifier) {
    if ownZIndex != modifier.zIndex {
      ownZIndex = modifier.zIndex
      invalidateOrder()
    }
    ownLayoutPriority = modifier.layoutPriority
    if let identifier = modifier.accessibility?.identifier {
      node.graph.elements.add(self, named: identifier)
    }
    if modifier.transition?.isAnimated == true { node.graph.usesAnimatedTransitions = true }
  }

  fileprivate init(_ modifier: Modifier, around content: Box, node: ViewNode) {
    presentedModifier = Presented(modifier)
    attachment = modifier.makeGesture()
    super.init(around: content, node: node)
    note(modifier)
    if Modifier.definesGuides { node.graph.usesAlignmentGuides = true }
    if Modifier.carriesLayoutValue { node.graph.usesLayoutValues = true }
    if attachment?.recognizer is HoverRecognizer { node.graph.usesHover = true }
    if let attachment { modifier.update(attachment.recognizer, in: self) }
  }

  fileprivate func disableGesture() {
    if let attachment { node.graph.services.router.cancel(attachment.recognizer) }
  }

  fileprivate func removeGesture() {
    if let attachment { node.graph.services.router.remove(attachment.recognizer) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    modifier.size(for: proposal, of: content)
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    modifier.place(content, in: frame.size, proposal)
  }

  override func draw(into list: inout DisplayListBuilder) {
    if Modifier.leavesContentInPlace, departures.isEmpty { return list.draw(content) }
    let size = list.size
    if flightEnd == nil, !isFading, departures.isEmpty {
      return presentedModifier.value.draw(content, size: size, into: &list)
    }
    let modifier = list.presented(presentedModifier)
    for child in departures.isEmpty ? [content] : drawnChildren(in: &list) {
      list.draw(presentedModifier.fade, into: modifier) { modifier, list in
        modifier.draw(child, size: size, into: &list)
      }
    }
  }

  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    if Modifier.leavesContentInPlace { return super.hitTest(point, path: &path) }
    guard let inside = modifier.contentPoint(for: point, in: frame.size, content) else {
      return false
    }
    guard let isHit = modifier.isHit(at: point, in: frame.size) else {
      return super.hitTest(inside, path: &path)
    }
    guard isHit else { return false }
    _ = hitTestChildren(inside, path: &path)
    path.append(self)
    return true
  }

  override func findReach() -> HitCache.Reach {
    if Modifier.leavesContentInPlace { return reachOfChildren }
    if let area = modifier.hitArea(in: frame.size) { return HitCache.Reach(around: area) }
    let offset = modifier.contentOffset
    let reach = reachOfChildren.moved(by: CGPoint(x: offset.width, y: offset.height))
    return modifier.transform(in: frame.size).map(reach.applying) ?? reach
  }

  override func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
    if Modifier.definesGuides, modifier.definesGuide(key) {
      let dimensions = ViewDimensions(size: frame.size, of: content)
      // What it reads, the layout depends on. To ask for another line would be to forget that.
      if let guide = node.tracked({ modifier.guide(key, in: dimensions) }) { return guide }
    }
    return guideOfChildren(key)
  }

  override var offsetForChildren: CGSize { modifier.contentOffset }
  override var transformForChildren: ProjectionTransform? {
    modifier.transform(in: frame.size)
  }
  override func presentedOffsetForChildren(at now: Instant) -> CGSize {
    presentedModifier.value(at: now).contentOffset
  }
  override func presentedTransformForChildren(at now: Instant) -> ProjectionTransform? {
    presentedModifier.value(at: now).transform(in: frame.size)
  }
  override var gesture: GestureAttachment? { node.environment.isEnabled ? attachment : nil }
  override var accessibility: Accessibility? { modifier.accessibility }
  override var accessibilityIdentifier: String? { modifier.accessibility?.identifier }
  override var layoutPriority: Double { ownLayoutPriority ?? content.layoutPriority }
  override var ownTransition: AnyTransition? { modifier.transition ?? content.ownTransition }
  override var transitionOfContent: AnyTransition? {
    modifier.transition ?? parent?.transitionOfContent
  }
  override var zIndex: Double { ownZIndex ?? content.zIndex }
  override var spaceName: AnyHashable? { modifier.spaceName }
  override var hidesContent: Bool { Modifier.hidesContent }

  override func layoutValue<Key: LayoutValueKey>(_: Key.Type) -> Key.Value? {
    modifier.layoutValue(Key.self) ?? content.layoutValue(Key.self)
  }
}
