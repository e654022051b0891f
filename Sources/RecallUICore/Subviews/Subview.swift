/// One of the views that other views consist of, to be shown somewhere else than where it was written.
///
/// It stands for a view that there is: its state, its surroundings and what was said around it are
/// those of the place where it was written. What is said around this value is added outside.
public struct Subview: View, Identifiable {
  public typealias ID = FoundViewID
  public typealias Body = Never

  let entry: SubviewEntry

  /// Where the view stands in those that it was found in; it stays the same when others come and go.
  public var id: ID { entry.id }

  /// What the view says to its container.
  public var containerValues: ContainerValues { entry.values }
}

/// What was found of a view.
final class SubviewEntry {
  let id: FoundViewID
  /// The view's box, with the modifiers around it.
  let box: Box
  let values: ContainerValues
  /// Whether the view is gone.
  private(set) var isGone = false
  /// Where it is shown.
  fileprivate var slot: BoxLink?

  init(_ id: FoundViewID, _ box: Box, _ values: ContainerValues) {
    self.id = id
    self.box = box
    self.values = values
  }

  /// Has nobody show the view any more: it is gone, whoever still has a value that stands for it.
  func leave() {
    isGone = true
    guard let slot = slot?.box as? SubviewSlotBox, slot.entry === self, !slot.node.isRemoved
    else { return }
    slot.content = Box(node: slot.node)
  }
}

extension Subview: PrimitiveView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  func makeNode(in context: NodeContext) -> Node<Subview> {
    SubviewSlotNode(self, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? { 1 }
}

private final class SubviewSlotNode: Node<Subview> {
  private var entry: SubviewEntry
  private lazy var box = SubviewSlotBox(entry, in: self)

  init(_ view: Subview, in context: NodeContext) {
    entry = view.entry
    super.init(in: context)
  }

  override func take(_ new: Subview) {
    guard new.entry !== entry else { return }
    entry = new.entry
    box.show(entry)
    structureDidChange()
  }

  override func appendBoxes(to boxes: inout [Box]) {
    boxes.append(box)
  }
}

/// Stands around a view's box where the view is shown.
final class SubviewSlotBox: WrapperBox {
  private(set) var entry: SubviewEntry

  fileprivate init(_ entry: SubviewEntry, in node: ViewNode) {
    self.entry = entry
    super.init(around: entry.isGone ? Box(node: node) : entry.box, node: node)
    entry.slot = link
  }

  fileprivate func show(_ new: SubviewEntry) {
    entry = new
    content = new.isGone ? Box(node: node) : new.box
    new.slot = link
  }
}
