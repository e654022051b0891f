import Interaction

/// A modifier that listens to pointers.
protocol RecognizerModifier: BoxModifier, PointerModifier {
  /// Makes what listens, once for each box; nil as long as there is nothing to listen to.
  func makeGesture() -> GestureAttachment?
  /// Whether it listens now.
  var isListening: Bool { get }
  /// Hands a new value of the modifier to what `makeGesture()` made. `box` knows its own space.
  func update(_ recognizer: GestureRecognizer, in box: Box)
}

extension RecognizerModifier {
  static var effect: ModifierEffect { .nothing }

  var isListening: Bool { true }

  static func makeBox(
    _ modifier: Self, around content: Box, node: ViewNode
  ) -> ModifierBox<Self> {
    RecognizerModifierBox(modifier, around: content, node: node)
  }
}

private final class RecognizerModifierBox<Modifier: RecognizerModifier>: ModifierBox<Modifier> {
  private var attachment: GestureAttachment?

  override init(_ modifier: Modifier, around content: Box, node: ViewNode) {
    super.init(modifier, around: content, node: node)
    modifierDidChange()
    if attachment?.recognizer is HoverRecognizer { node.graph.pointers.addHoverTarget() }
  }

  override func modifierDidChange() {
    if attachment == nil { attachment = modifier.makeGesture() }
    guard let attachment else { return }
    if modifier.isListening {
      modifier.update(attachment.recognizer, in: self)
    } else {
      disable()
    }
  }

  override func disable() {
    guard let attachment else { return }
    node.graph.services.router.cancel(attachment.recognizer)
  }

  override func letGo() {
    guard let attachment else { return }
    if let ending = node.graph.services.router.remove(attachment.recognizer) {
      node.graph.updates.add(action: ending)
    }
    if attachment.recognizer is HoverRecognizer { node.graph.pointers.removeHoverTarget() }
  }

  override var gesture: GestureAttachment? {
    node.environment.isEnabled && modifier.isListening ? attachment : nil
  }
}
