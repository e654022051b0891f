/// A box around another one: what it doesn't say itself, it leaves to that.
class WrapperBox: Box {
  final var content: Box {
    didSet {
      guard content !== oldValue else { return }
      takeChildren()
      invalidateOrder()
      invalidateLayout()
    }
  }

  init(around content: Box, node: ViewNode) {
    self.content = content
    super.init(node: node)
    takeChildren()
  }

  /// Makes the content a child of this box.
  func takeChildren() {
    children = BoxChildren(content)
  }

  /// Ends what goes on in the box, because its view was disabled.
  func disable() {}

  /// Ends what goes on in the box, because it is no longer in use.
  func letGo() {}

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    content.size(for: proposal)
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    content.place(at: .zero, proposal)
  }

  override var standsForOneView: Bool { true }
  override var layoutPriority: Double {
    // A box around others asks through all of them, which keep each other.
    Unmanaged.passUnretained(content)._withUnsafeGuaranteedRef { $0.layoutPriority }
  }
  override var isSpace: Bool { content.isSpace }
  override var viewSpacing: ViewSpacing { content.viewSpacing }
  override var zIndex: Double { content.zIndex }
  override var ownTransition: AnyTransition? { content.ownTransition }
  override var transitionOfContent: AnyTransition? { parent?.transitionOfContent }
  override var stackingAxis: Axis? { parent?.stackingAxis }
  override var mayGrowDown: Bool { content.growsDown }

  override func findLayoutValue<Key: LayoutValueKey>(_: Key.Type) -> Key.Value? {
    content.layoutValue(Key.self)
  }
}

extension Box {
  /// The box that modifiers stand around; this one, if it is none of a modifier.
  final var innermost: Box {
    var box = self
    while let wrapper = box as? WrapperBox { box = wrapper.content }
    return box
  }
}
