/// Shows where in a range a value lies.
///
/// What lies outside counts as the nearer end. A value that is no number, and a range that is endless,
/// are reported (`Stage.issues`) and shown as the beginning.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>:
  View
{
  private let value: Double
  private let bounds: ClosedRange<Double>
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let ends: (minimum: BoundsLabel, maximum: BoundsLabel)?
  private let markedValueLabels: MarkedValueLabels
  @Environment(\.gaugeStyle) private var style

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel,
    _ ends: (minimum: BoundsLabel, maximum: BoundsLabel)?, _ markedValueLabels: MarkedValueLabels
  ) {
    self.value = Double(value)
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.ends = ends
    self.markedValueLabels = markedValueLabels
  }

  public var body: some View {
    style.body(of: configuration)
      .accessibilityValue(ControlLook.text(of: value))
      .reporting(fault)
  }

  private var configuration: GaugeStyleConfiguration {
    let hasEnds = BoundsLabel.self != EmptyView.self
    return GaugeStyleConfiguration(
      value: fraction, label: .init(content: AnyView(label)),
      currentValueLabel: currentValueLabel is EmptyView
        ? nil : .init(content: AnyView(currentValueLabel)),
      minimumValueLabel: hasEnds ? ends.map { .init(content: AnyView($0.minimum)) } : nil,
      maximumValueLabel: hasEnds ? ends.map { .init(content: AnyView($0.maximum)) } : nil,
      markedValueLabels: markedValueLabels is EmptyView
        ? nil : .init(content: AnyView(markedValueLabels)))
  }

  /// The range's length; nil where there is none to speak of.
  private var length: Double? {
    let length = bounds.upperBound - bounds.lowerBound
    return length.isFinite ? length : nil
  }

  private var fraction: Double {
    guard let length, length > 0, !value.isNaN else { return 0 }
    return min(max((value - bounds.lowerBound) / length, 0), 1)
  }

  private var fault: String? {
    if length == nil {
      return """
        a range from \(ControlLook.text(of: bounds.lowerBound)) to \
        \(ControlLook.text(of: bounds.upperBound)); expected a finite one. Its beginning is shown
        """
    }
    return value.isNaN
      ? "a value that is no number; expected one of its range. The beginning is shown" : nil
  }
}

extension Gauge {
  /// Creates a gauge with labels of its value and its ends, and of values between.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()),
      markedValueLabels())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of its value and its ends.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()),
      EmptyView())
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels of its value, and of others.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, markedValueLabels())
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label of its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, EmptyView())
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), nil, EmptyView())
  }
}
