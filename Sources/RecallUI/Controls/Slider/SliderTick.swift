/// Marks along a slider's track.
public protocol SliderTickContent<Value> {
  /// What the slider is set to.
  associatedtype Value: BinaryFloatingPoint

  /// The values that have a mark. Programs have nothing to say here.
  var _values: [Value] { get }
}

/// A mark along a slider's track, at a value. What it shows isn't shown, as on iOS.
public struct SliderTick<Value: BinaryFloatingPoint>: SliderTickContent {
  public let _values: [Value]

  public init(_ value: Value) {
    _values = [value]
  }

  public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) {
    _values = [value]
  }
}

/// Marks for the elements of a collection.
public struct SliderTickContentForEach<Data: RandomAccessCollection, ID: Hashable, Content>:
  SliderTickContent
where Content: SliderTickContent {
  public let _values: [Content.Value]

  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
  ) {
    _values = data.flatMap { content($0)._values }
  }
}

extension SliderTickContentForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, content: (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

/// Several marks. Programs have nothing to say here.
public struct _SliderTicks<Value: BinaryFloatingPoint>: SliderTickContent {
  public let _values: [Value]
}

/// Puts the marks of a slider together.
@resultBuilder
public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
  public static func buildExpression<Content: SliderTickContent>(_ content: Content) -> Content
  where Content.Value == Value {
    content
  }

  public static func buildBlock<Content: SliderTickContent>(_ content: Content) -> Content
  where Content.Value == Value {
    content
  }

  public static func buildBlock(_ content: any SliderTickContent<Value>...) -> _SliderTicks<Value> {
    _SliderTicks(_values: content.flatMap { $0._values })
  }

  public static func buildOptional(_ content: (any SliderTickContent<Value>)?) -> _SliderTicks<
    Value
  > {
    _SliderTicks(_values: content?._values ?? [])
  }

  public static func buildEither(first: any SliderTickContent<Value>) -> _SliderTicks<Value> {
    _SliderTicks(_values: first._values)
  }

  public static func buildEither(second: any SliderTickContent<Value>) -> _SliderTicks<Value> {
    _SliderTicks(_values: second._values)
  }
}

extension Slider {
  /// Creates a slider with marks along its track, and labels at its ends.
  public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(
      value, bounds, nil, onEditingChanged, label(), minimumValueLabel(), maximumValueLabel(),
      ticks: ticks()._values)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks along its track.
  public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(
      value, bounds, nil, onEditingChanged, label(), EmptyView(), EmptyView(),
      ticks: ticks()._values)
  }

  /// Creates a slider that goes by steps, with marks along its track.
  public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    @ViewBuilder label: () -> Label, @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(
      value, bounds, step, onEditingChanged, label(), EmptyView(), EmptyView(),
      ticks: ticks()._values)
  }
}
