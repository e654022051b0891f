import Interaction

/// A modifier that listens to pointers.
protocol RecognizerModifier: BoxModifier, PointerModifier {
  /// Makes what listens, once for each box.
  func makeGesture() -> GestureAttachment
  /// Hands a new value of the modifier to what `makeGesture()` made. `box` knows its own space.
  func update(_ recognizer: GestureRecognizer, in box: Box)
}

extension RecognizerModifier {
  static var effect: ModifierEffect { .nothing }

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    RecognizerModifierBox(modifier, around: content, node: node)
  }
}

private final class RecognizerModifierBox<Modifier: RecognizerModifier>: ModifierBox<Modifier> {
  private let attachment: GestureAttachment

  override init(_ modifier: Modifier, around content: Box, node: ViewNode) {
    attachment = modifier.makeGesture()
    super.init(modifier, around: content, node: node)
    if attachment.recognizer is HoverRecognizer { node.graph.pointers.addHoverTarget() }
    modifierDidChange()
  }

  override func modifierDidChange() {
    modifier.update(attachment.recognizer, in: self)
  }

  override func disable() {
    node.graph.services.router.cancel(attachment.recognizer)
  }

  override func letGo() {
    if let ending = node.graph.services.router.remove(attachment.recognizer) {
      node.graph.updates.add(action: ending)
    }
    if attachment.recognizer is HoverRecognizer { node.graph.pointers.removeHoverTarget() }
  }

  override var gesture: GestureAttachment? { node.environment.isEnabled ? attachment : nil }
}
