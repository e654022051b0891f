import Interaction

/// A long press that tells when it begins and when it is over: what `onLongPressGesture` adds.
private struct LongPressModifier: RecognizerModifier {

  let gesture: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  func makeGesture() -> GestureAttachment? {
    GestureAttachment(gesture._makeRecognizer())
  }

  func update(_ recognizer: GestureRecognizer, in box: Box) {
    guard let press = recognizer as? LongPressRecognizer else { return }
    let context = _GestureContext<Bool>(
      ended: { _ in action() }, point: { [link = box.link] in link.box?.point($0, in: $1) ?? $0 })
    gesture._configure(press, context)
    press.onPressingChanged = onPressingChanged
  }
}

extension View {
  /// Runs `action` when this view is touched for a while.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the touch must last, in seconds.
  ///   - maximumDistance: How far the touch may stray, in points.
  ///   - action: Runs when the touch has lasted that long.
  ///   - onPressingChanged: Runs when the touch begins, and when the press succeeded or failed.
  public consuming func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressModifier(
        gesture: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }

  /// Runs `action` when this view is touched for a while, as code from before iOS 15 says it.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
