import Interaction

private struct TapModifier: BoxModifier {
  static var effect: ModifierEffect { .nothing }

  let count: Int
  let action: () -> Void

  func makeGesture() -> GestureAttachment? {
    GestureAttachment(TapRecognizer(count: count))
  }

  func update(_ recognizer: GestureRecognizer) {
    guard let tap = recognizer as? TapRecognizer else { return }
    tap.count = count
    tap.onEnded = { _ in action() }
  }
}

extension View {
  /// Runs `action` when this view is tapped `count` times.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(count: count, action: action))
  }
}
