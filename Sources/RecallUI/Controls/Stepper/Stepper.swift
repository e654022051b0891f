/// Two buttons that take a value on, and back.
///
/// One that is held steps again and again: after half a second, ten times a second. With the focus, the
/// arrows step. At the end of its range, or of what its type can hold, a value stays. A step that isn't
/// above 0, and a value that is no number, are reported (`Stage.issues`), and the buttons do nothing.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let steps: () -> Steps
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.areLabelsHidden) private var isLabelHidden

  /// What a stepper can do just now.
  fileprivate struct Steps {
    var decrement: (() -> Void)?
    var increment: (() -> Void)?
    /// The value in a format, where one is told.
    var shown: Text?
    /// The value, for who can't see it.
    var spoken: String?
    var fault: String?
  }

  fileprivate init(
    _ label: Label, _ onEditingChanged: @escaping (Bool) -> Void, _ steps: @escaping () -> Steps
  ) {
    self.label = label
    self.onEditingChanged = onEditingChanged
    self.steps = steps
  }

  public var body: some View {
    let steps = steps()
    HStack(spacing: ControlLook.spacing) {
      if !isLabelHidden {
        titledRow(of: label)
        Spacer(minLength: 0)
      }
      steps.shown?.foregroundColor(.secondary)
      StepperButtons(
        decrement: steps.decrement, increment: steps.increment, onEditingChanged: onEditingChanged)
    }
    .modifier(SpokenValue(value: steps.spoken))
    .modifier(SpokenLabel(label: isLabelHidden ? label as? Text : nil))
    .reporting(steps.fault)
  }
}

/// Says what a control is set to for who can't see it.
private struct SpokenValue: ViewModifier {
  let value: String?

  func body(content: Content) -> some View {
    if let value {
      content.accessibilityValue(value)
    } else {
      content
    }
  }
}

extension Stepper {
  init(
    _ label: Label, _ onIncrement: (() -> Void)?, _ onDecrement: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(label, onEditingChanged) { Steps(decrement: onDecrement, increment: onIncrement) }
  }

  init<V: Strideable>(
    _ label: Label, _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void, shown: @escaping (V) -> Text? = { _ in nil }
  ) {
    self.init(label, onEditingChanged) {
      let now = value.wrappedValue
      func change(isForward: Bool) -> (() -> Void)? {
        guard Stepping.value(isForward, from: now, by: step, in: bounds) != nil else { return nil }
        return {
          // It may have changed since it was looked at.
          let now = value.wrappedValue
          if let next = Stepping.value(isForward, from: now, by: step, in: bounds) {
            value.wrappedValue = next
          }
        }
      }
      return Steps(
        decrement: change(isForward: false), increment: change(isForward: true),
        shown: shown(now), spoken: spoken(now), fault: Stepping.fault(of: now, by: step))
    }
  }

  init<F: ParseableFormatStyle>(
    _ label: Label, _ value: Binding<F.FormatInput>, _ bounds: ClosedRange<F.FormatInput>?,
    _ step: F.FormatInput.Stride, _ format: F, _ onEditingChanged: @escaping (Bool) -> Void
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      label, value, bounds, step, onEditingChanged, shown: { Text($0, format: format) })
  }
}

/// A value in words: numbers as other controls say them.
private func spoken<Value>(_ value: Value) -> String {
  guard let number = value as? any BinaryFloatingPoint else { return "\(value)" }
  return ControlLook.text(of: Double(number))
}
