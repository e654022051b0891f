import Interaction

/// Something to press: it acts when it is let go inside.
public struct Button<Label: View>: View {
  private let action: () -> Void
  private let label: Label
  @GestureState private var isTouched = false
  @State private var isHeldByKey = false
  @Environment(\.isEnabled) private var isEnabled

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.action = action
    self.label = label()
  }

  public var body: some View {
    label
      .foregroundColor(isEnabled ? .accentColor : .secondary)
      .opacity(isTouched || isHeldByKey ? Button.pressedOpacity : 1)
      .contentShape(Rectangle())
      .gesture(
        PressGesture()
          .updating($isTouched) { _, isTouched, _ in isTouched = true }
          .onEnded { _ in action() }
      )
      .modifier(
        FocusableModifier(
          isFocusable: true,
          activation: KeyActivation(setPressed: { isHeldByKey = $0 }, action: action)))
  }

  /// As of a plain button on iOS while it is touched.
  private static var pressedOpacity: Double { 0.3 }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init<Title: StringProtocol>(_ title: Title, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// The press of a button: over when the touch leaves, successful when it ends inside.
struct PressGesture: Gesture {
  typealias Value = PressRecognizer.Value
  typealias Body = Never

  func _makeRecognizer() -> ValueRecognizer<Value> { PressRecognizer() }

  func _value(of recognized: Value) -> Value { recognized }

  func _configure(_ recognizer: ValueRecognizer<Value>, _ context: _GestureContext<Value>) {
    (recognizer as? PressRecognizer)?.contains = context.contains
    connect(recognizer, context)
  }
}
