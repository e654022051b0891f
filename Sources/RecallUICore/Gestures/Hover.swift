import Interaction

/// Where a hovering pointer is.
public enum HoverPhase: Equatable, Sendable {
  /// Over the view, at a point.
  case active(CGPoint)
  /// No longer over the view.
  case ended
}

private struct HoverModifier: RecognizerModifier {

  let coordinateSpace: CoordinateSpace
  let action: (HoverPhase) -> Void

  func makeGesture() -> GestureAttachment? {
    GestureAttachment(HoverRecognizer())
  }

  func update(_ recognizer: GestureRecognizer, in box: Box) {
    guard let hover = recognizer as? HoverRecognizer else { return }
    hover.convert = { [link = box.link] in link.box?.point($0, in: coordinateSpace) ?? $0 }
    hover.onChanged = { action(.active($0.location)) }
    hover.onEnded = { _ in action(.ended) }
    hover.onCancelled = { action(.ended) }
  }
}

extension View {
  /// Runs `action` when the mouse comes over this view, moves on it, or leaves it.
  public consuming func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(HoverModifier(coordinateSpace: coordinateSpace, action: action))
  }

  /// Runs `action` with true when the mouse comes over this view, and with false when it leaves.
  public consuming func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverOnceModifier(action: action))
  }
}

/// Tells coming and going only.
private struct HoverOnceModifier: ViewModifier {
  @State private var isOver = false

  let action: (Bool) -> Void

  func body(content: Content) -> some View {
    content.onContinuousHover { phase in
      guard (phase != .ended) != isOver else { return }
      isOver.toggle()
      action(isOver)
    }
  }
}
