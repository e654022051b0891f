/// The two buttons of a stepper, side by side.
struct StepperButtons: View {
  /// Nil where there is nothing to step to.
  let decrement: (() -> Void)?
  let increment: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.isInList) private var isInList

  var body: some View {
    HStack(spacing: 0) {
      StepperButton(isPlus: false, action: decrement, onEditingChanged: onEditingChanged)
      Rectangle().fill(ControlLook.track).frame(width: 1, height: 16)
      StepperButton(isPlus: true, action: increment, onEditingChanged: onEditingChanged)
    }
    .background(RoundedRectangle(cornerRadius: Self.cornerRadius).fill(ControlLook.ground))
    .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
    .focusShape(RoundedRectangle(cornerRadius: Self.cornerRadius))
    .focusableControl()
    .onKeyPress(keys: [.upArrow, .rightArrow.read(in: layoutDirection)]) { step($0, increment) }
    .onKeyPress(keys: [.downArrow, .leftArrow.read(in: layoutDirection)]) { step($0, decrement) }
    .accessibilityDescription {
      AccessibleDescription(
        role: .stepper,
        actions: [
          AccessibleAction(
            "increment", by: .key(layoutDirection == .leftToRight ? "right" : "left")),
          AccessibleAction(
            "decrement", by: .key(layoutDirection == .leftToRight ? "left" : "right")),
        ])
    }
  }

  private static let cornerRadius: CGFloat = 8

  private func step(_ press: KeyPress, _ action: (() -> Void)?) -> KeyPress.Result {
    guard press.modifiers.isEmpty, !press.leadsOn(inList: isInList) else { return .ignored }
    onEditingChanged(true)
    action?()
    onEditingChanged(false)
    return .handled
  }
}

extension KeyPress {
  /// Whether the key leads to the row above or below, rather than changing what stands in its own: whoever goes through
  /// a list by arrows must not change what they come by.
  func leadsOn(inList isInList: Bool) -> Bool {
    isInList && (key == .upArrow || key == .downArrow)
  }
}

/// A button that steps when it is let go, or again and again while it is held.
private struct StepperButton: View {
  let isPlus: Bool
  let action: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @GestureState private var isTouched = false
  @State private var hasRepeated = false

  init(isPlus: Bool, action: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void) {
    self.isPlus = isPlus
    self.action = action
    self.onEditingChanged = onEditingChanged
  }

  private static let size = CGSize(width: 40, height: 28)

  var body: some View {
    StepperSign(isPlus: isPlus)
      .stroke(Color.primary, style: StrokeStyle(lineWidth: 1.8, lineCap: .round))
      .frame(width: 13, height: 13)
      .opacity(action == nil ? 0.3 : 1)
      .frame(width: Self.size.width, height: Self.size.height)
      .background {
        if isTouched {
          RoundedRectangle(cornerRadius: 8).fill(ControlLook.ground)
          HoldTicks {
            hasRepeated = true
            action?()
          }
        }
      }
      .contentShape(Rectangle())
      .gesture(press)
      .accessibilityLabel(isPlus ? "Increment" : "Decrement")
      .onChange(of: isTouched) { _, isTouched in
        if !isTouched { onEditingChanged(false) }
      }
  }

  private var press: some Gesture {
    PressGesture()
      .updating($isTouched) { _, isTouched, _ in
        guard !isTouched else { return }
        isTouched = true
        hasRepeated = false
        onEditingChanged(true)
      }
      .onEnded { _ in
        if !hasRepeated { action?() }
      }
  }
}

/// Ticks while it is on the stage: first after half a second, then ten times a second.
private struct HoldTicks: View {
  let action: () -> Void
  @State private var clock = Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()
  @State private var count = 0

  init(action: @escaping () -> Void) {
    self.action = action
  }

  /// UIKit's steppers begin to repeat after half a second, too.
  private static let ticksBefore = 5

  var body: some View {
    Color.clear
      .onReceive(clock) { _ in
        count += 1
        if count >= Self.ticksBefore { action() }
      }
  }
}

private struct StepperSign: Shape {
  let isPlus: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    guard isPlus else { return path }
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    return path
  }
}
