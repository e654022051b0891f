extension View {
  // MARK: Styles

  /// Sets the styles of `foregroundStyle(by:)`, by the values.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, Style>
  ) -> some View {
    chartForegroundStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// Sets the styles of `foregroundStyle(by:)`, of values in order.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], range: [Style]
  ) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return chartOptions { $0.scales.styles = KindScale(kinds: domain.data, looks: styles) }
  }

  /// Sets the styles of `foregroundStyle(by:)`, one for each value that there is.
  public func chartForegroundStyleScale<Style: ShapeStyle>(range: [Style]) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return chartOptions { $0.scales.styles = KindScale(looks: styles) }
  }

  /// Has a closure tell the styles of `foregroundStyle(by:)`.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    mapping: @escaping (Value) -> Style
  ) -> some View {
    chartOptions {
      $0.scales.styles = KindScale { Value(of: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// Has a closure tell the styles of `foregroundStyle(by:)`, of values in order.
  public func chartForegroundStyleScale<Value: Plottable, Style: ShapeStyle>(
    domain: [Value], mapping: @escaping (Value) -> Style
  ) -> some View {
    chartForegroundStyleScale(domain: domain, range: domain.map(mapping))
  }

  /// Shows numbers that `foregroundStyle(by:)` tells by a gradient: the smallest by its first color, the largest
  /// by its last one.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    chartOptions { $0.scales.gradient = range }
  }

  // MARK: Symbols

  /// Sets the symbols of `symbol(by:)`, by the values.
  public func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, BasicChartSymbolShape>
  ) -> some View {
    chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// Sets the symbols of `symbol(by:)`, by the values: shapes of a program's own among them, and lines along shapes' edges.
  ///
  /// ```swift
  /// .chartSymbolScale([
  ///   "Cupertino": Circle().strokeBorder(lineWidth: 2), "Paris": BasicChartSymbolShape.diamond,
  /// ])
  /// ```
  @_disfavoredOverload
  public func chartSymbolScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, any ChartSymbolShape>
  ) -> some View {
    symbolScale(mapping.map(\.key.primitivePlottable._datum), mapping.map(\.value.shown))
  }

  /// Sets the symbols of `symbol(by:)`, of values in order.
  public func chartSymbolScale<Value: Plottable>(
    domain: [Value], range: [BasicChartSymbolShape]
  ) -> some View {
    symbolScale(domain.data, range.map(\.shown))
  }

  /// Sets the symbols of `symbol(by:)`, of values in order.
  @_disfavoredOverload
  public func chartSymbolScale<Value: Plottable>(
    domain: [Value], range: [any ChartSymbolShape]
  ) -> some View {
    symbolScale(domain.data, range.map(\.shown))
  }

  /// Sets the symbols of `symbol(by:)`, one for each value that there is.
  public func chartSymbolScale(range: [BasicChartSymbolShape]) -> some View {
    symbolScale([], range.map(\.shown))
  }

  /// Sets the symbols of `symbol(by:)`, one for each value that there is.
  @_disfavoredOverload
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    symbolScale([], range.map(\.shown))
  }

  /// Has a closure tell the symbols of `symbol(by:)`.
  public func chartSymbolScale<Value: Plottable>(
    mapping: @escaping (Value) -> BasicChartSymbolShape
  ) -> some View {
    chartOptions { $0.scales.symbols = KindScale { Value(of: $0).map { mapping($0).shown } } }
  }

  /// Has a closure tell the symbols of `symbol(by:)`.
  @_disfavoredOverload
  public func chartSymbolScale<Value: Plottable>(
    mapping: @escaping (Value) -> any ChartSymbolShape
  ) -> some View {
    chartOptions { $0.scales.symbols = KindScale { Value(of: $0).map { mapping($0).shown } } }
  }

  private func symbolScale(_ kinds: [_Datum], _ symbols: [AnyShape]) -> some View {
    chartOptions { $0.scales.symbols = KindScale(kinds: kinds, looks: symbols) }
  }

  /// Sets the areas of symbols of `symbolSize(by:)`: that of the smallest number and that of the largest one, in
  /// square points.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chartOptions { $0.scales.symbolAreas = range.areas }
  }

  /// Sets the areas of symbols of `symbolSize(by:)`, and the numbers that they are of.
  public func chartSymbolSizeScale<Value: Plottable>(
    domain: ClosedRange<Value>, range: ClosedRange<CGFloat>
  ) -> some View {
    chartOptions {
      $0.scales.symbolAreas = range.areas
      guard case .number(let low) = domain.lowerBound.primitivePlottable._datum,
        case .number(let high) = domain.upperBound.primitivePlottable._datum, low <= high
      else { return }
      $0.scales.symbolSizes = low...high
    }
  }

  // MARK: Lines

  /// Sets the lines of `lineStyle(by:)`, by the values.
  public func chartLineStyleScale<Value: Plottable>(
    _ mapping: KeyValuePairs<Value, StrokeStyle>
  ) -> some View {
    chartLineStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// Sets the lines of `lineStyle(by:)`, of values in order.
  public func chartLineStyleScale<Value: Plottable>(
    domain: [Value], range: [StrokeStyle]
  ) -> some View {
    chartOptions { $0.scales.lineStyles = KindScale(kinds: domain.data, looks: range) }
  }

  /// Sets the lines of `lineStyle(by:)`, one for each value that there is.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartOptions { $0.scales.lineStyles = KindScale(looks: range) }
  }

  /// Has a closure tell the lines of `lineStyle(by:)`.
  public func chartLineStyleScale<Value: Plottable>(
    mapping: @escaping (Value) -> StrokeStyle
  ) -> some View {
    chartOptions { $0.scales.lineStyles = KindScale { Value(of: $0).map(mapping) } }
  }
}

extension Array where Element: Plottable {
  fileprivate var data: [_Datum] { map { $0.primitivePlottable._datum } }
}

extension Plottable {
  /// The value that a datum is of; nil for none of this type.
  fileprivate init?(of datum: _Datum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension ClosedRange<CGFloat> {
  /// This range as one of areas, which are finite and not negative.
  fileprivate var areas: ClosedRange<CGFloat> {
    let low = lowerBound.isFinite ? Swift.max(lowerBound, 0) : 0
    let high = upperBound.isFinite ? Swift.max(upperBound, low) : low
    return low...high
  }
}
