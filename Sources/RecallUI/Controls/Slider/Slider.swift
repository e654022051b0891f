/// A knob to drag to a value of a range.
///
/// A touch beside the knob brings it there. With the focus, arrows go by a step, or by a tenth of the
/// range, and Home and End to its ends.
///
/// The label isn't shown, as on iOS; where it is a text, it says what the slider is for.
/// What the slider can't work with is reported (`Stage.issues`): in a range that is empty or endless it
/// stays where it is, a step that isn't above 0 is none, and no number is the range's beginning.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let scale: SliderScale
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  /// The values that have a mark.
  private let ticks: [Double]
  private let ends: (minimum: ValueLabel, maximum: ValueLabel)

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?,
    _ onEditingChanged: @escaping (Bool) -> Void, _ label: Label,
    _ minimumValueLabel: ValueLabel, _ maximumValueLabel: ValueLabel, ticks: [V] = []
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    scale = SliderScale(
      from: Double(bounds.lowerBound), to: Double(bounds.upperBound), step: step.map { Double($0) })
    self.onEditingChanged = onEditingChanged
    self.label = label
    ends = (minimumValueLabel, maximumValueLabel)
    self.ticks = ticks.map { Double($0) }
  }

  public var body: some View {
    let now = value.wrappedValue
    HStack(spacing: ControlLook.spacing) {
      ends.minimum
      SliderTrack(
        value: value, scale: scale, ticks: ticks, onEditingChanged: onEditingChanged)
      ends.maximum
    }
    .accessibilityValue(ControlLook.text(of: scale.clamped(now)))
    .modifier(SpokenLabel(label: label as? Text))
    .reporting(scale.fault ?? (now.isNaN ? Self.noNumber : nil))
  }

  private static var noNumber: String {
    "a value that is no number; expected one of its range. It is shown at the range's beginning"
  }
}
