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

  static func makeNode<Content: View>(
    _ view: UnsafePointer<ModifiedContent<Content, Self>>, in context: NodeContext
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

  init(_ view: UnsafePointer<ModifiedContent<Content, Modifier>>, in context: NodeContext) {
    plan = context.graph.plan(for: Modifier.self)
    modifierOffset = ModifiedContent<Content, Modifier>.offsetOfModifier
    storage = .allocate(capacity: 1)
    storage.initialize(to: view.pointee.modifier)
    super.init(in: context)
    let child = makeChild(at: view.content(), as: .transparent)
    self.child = child
    children = [child]
  }

  override var wrapsBoxes: Bool { true }
  override var accessibilityOfModifier: Accessibility? {
    (modifier as? any TraitModifier)?.traits.accessibility
  }

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
    let start = list.count
    child?.appendBoxes(to: &list)
    wrap(&list, from: start)
    if counterpart != nil { takeOverPresentations() }
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

  override func environmentDidChange(from old: EnvironmentValues) {
    guard !environment.isEnabled else { return }
    for box in boxes {
      box.disable()
    }
  }

  override func willBeRemoved() {
    for box in boxes {
      box.letGo()
    }
  }
}
