/// A modifier that puts a box around each box of its content.
///
/// What the box does differently from its content, the modifier's kind says, and each kind has a box
/// of its own: `LayoutModifier` measures and places, `DrawingModifier` draws, `GeometryModifier`
/// draws and is hit elsewhere, `HitTestModifier` is hit otherwise, `TraitModifier` tells something of
/// the content, `RecognizerModifier` listens to pointers.
protocol BoxModifier: PrimitiveModifier, Animatable {
  /// What another value of the modifier puts out of date.
  static var effect: ModifierEffect { get }
  /// Whether another value of the modifier draws the content elsewhere, larger or turned.
  static var isMovement: Bool { get }
  /// Whether nothing is drawn of the content.
  var makesInvisible: Bool { get }
  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self>
}

/// What another value of a modifier puts out of date.
enum ModifierEffect {
  case nothing, display, layout
}

extension BoxModifier {
  static var isMovement: Bool { false }
  var makesInvisible: Bool { false }

  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    BoxModifierNode<Content, Self>.self
  }
}

/// Keeps a box around each box of the content.
private final class BoxModifierNode<Content: View, Modifier: BoxModifier>:
  Node<ModifiedContent<Content, Modifier>>, WrappingNode, PlannedNode
{
  private let plan: PropertyPlan
  private let modifierOffset: Int
  /// The modifier has memory of its own, so that it can be compared with a new one where both lie.
  private let storage: UnsafeMutablePointer<Modifier>
  /// The box around the content's, while that has one, as nearly all have.
  private var box: WrapperBox?
  /// The boxes around several. They are known to be `ModifierBox<Modifier>`: what names that type asks
  /// the runtime for it.
  private var others: [WrapperBox] = []

  var boxes: [ModifierBox<Modifier>] {
    get { (box.map { [$0] } ?? others).map { unsafeDowncast($0, to: ModifierBox.self) } }
    set {
      box = newValue.count == 1 ? newValue[0] : nil
      others = newValue.count == 1 ? [] : newValue
    }
  }

  private var modifier: Modifier { storage.pointee }

  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    let (part, content) = (plan.parts[0], plan.parts[1])
    self.plan = part.plan
    modifierOffset = part.offset
    storage = .allocate(capacity: 1)
    storage.initialize(to: (view + part.offset).assumingMemoryBound(to: Modifier.self).pointee)
    super.init(in: context)
    children = NodeChildren(makeChild(at: view, content.plan, as: .transparent))
  }

  override var wrapsBoxes: Bool { true }
  override var makesInvisible: Bool { modifier.makesInvisible }
  override var accessibilityOfModifier: Accessibility? {
    guard let modifier = modifier as? any TraitModifier else { return nil }
    return modifier.accessibility(in: environment) ?? modifier.traits.accessibility
  }

  /// State that the modifier read has changed.
  override func evaluate() {
    beginEvaluation()
    forEachBox { unsafeDowncast($0, to: ModifierBox<Modifier>.self).stateDidChange() }
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  override func update(at view: UnsafeRawPointer) {
    let new = view + modifierOffset
    if !plan.areEqualValues(at: storage, and: new) {
      let madeInvisible = modifier.makesInvisible
      storage.pointee = new.assumingMemoryBound(to: Modifier.self).pointee
      forEachBox { unsafeDowncast($0, to: ModifierBox<Modifier>.self).modifier = modifier }
      if rolesInside.contains(.rowTrait), modifier.makesInvisible != madeInvisible {
        tellRowAround()
      }
    }
    children.first?.update(at: view)
  }

  override func appendBoxes(to list: inout [Box]) {
    let start = list.count
    children.first?.appendBoxes(to: &list)
    if list.count == start + 1, others.isEmpty {
      list[start] = wrap(list[start])
    } else {
      wrap(&list, from: start)
    }
    if counterpart != nil { takeOverPresentations() }
  }

  /// The box around the content's only one: the same as before, if there was one.
  private func wrap(_ content: Box) -> WrapperBox {
    if let box {
      box.content = content
      return box
    }
    let made = makeBox(around: content)
    box = made
    return made
  }

  private func forEachBox(_ body: (WrapperBox) -> Void) {
    if let box { body(box) }
    for box in others { body(box) }
  }

  func box(for content: Box) -> Box {
    if let known = wrapper(around: content) { return known }
    let made = makeBox(around: content)
    if let box {
      others = [box, made]
      self.box = nil
    } else if others.isEmpty {
      box = made
    } else {
      others.append(made)
    }
    return made
  }

  func makeBox(around content: Box) -> ModifierBox<Modifier> {
    Modifier.makeBox(modifier, around: content, node: self)
  }

  func letGo(of box: ModifierBox<Modifier>) {
    box.letGo()
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

  override func environmentDidChange(from old: EnvironmentValues, _ change: EnvironmentChange) {
    guard !environment.isEnabled else { return }
    forEachBox { $0.disable() }
  }

  override func willBeRemoved() {
    forEachBox { $0.letGo() }
  }
}
