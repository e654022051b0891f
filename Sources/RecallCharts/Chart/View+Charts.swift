extension View {
  func chartOptions(_ change: @escaping (inout ChartOptions) -> Void) -> some View {
    transformEnvironment(\.chartOptions, transform: change)
  }

  func chartDecorations(_ change: @escaping (inout ChartDecorations) -> Void) -> some View {
    transformEnvironment(\.chartDecorations, transform: change)
  }

  // MARK: Axes

  /// Shows or hides the x axis of the charts in this view.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.x.visibility = visibility }
  }

  /// Sets what the x axis of the charts in this view shows.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    var list = _AxisList()
    content()._addAxes(to: &list)
    let axes = list.axes
    return chartOptions { $0.x.axes = axes }
  }

  /// Shows or hides the y axis of the charts in this view.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    chartOptions { $0.y.visibility = visibility }
  }

  /// Sets what the y axis of the charts in this view shows.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    var list = _AxisList()
    content()._addAxes(to: &list)
    let axes = list.axes
    return chartOptions { $0.y.axes = axes }
  }

  /// Says what the x axis shows: below the chart, where no place is told.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelKey)
    }
  }

  /// Says what the x axis shows: below the chart, where no place is told.
  @_disfavoredOverload
  public func chartXAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(label))
    }
  }

  /// Says what the x axis shows: below the chart, where no place is told.
  public func chartXAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let title = ChartOptions.AxisTitle(
      content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chartOptions { $0.x.title = title }
  }

  /// Says what the y axis shows: above the chart, where no place is told.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(labelKey)
    }
  }

  /// Says what the y axis shows: above the chart, where no place is told.
  @_disfavoredOverload
  public func chartYAxisLabel<Label: StringProtocol>(
    _ label: Label, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) {
      Text(verbatim: String(label))
    }
  }

  /// Says what the y axis shows: above the chart, where no place is told.
  public func chartYAxisLabel<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) -> some View {
    let title = ChartOptions.AxisTitle(
      content: AnyView(content()), position: position, alignment: alignment, spacing: spacing)
    return chartOptions { $0.y.title = title }
  }

  // MARK: Scales

  /// Sets what the x axis covers, and how values stand on it.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartOptions { $0.scales.x.take(domain._domain, nil, type) }
  }

  /// Sets what the x axis covers, and where in the plot.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartOptions { $0.scales.x.take(domain._domain, range._range, type) }
  }

  /// Sets how values stand on the x axis.
  public func chartXScale(type: ScaleType? = nil) -> some View {
    chartOptions { $0.scales.x.take(nil, nil, type) }
  }

  /// Sets where in the plot the x axis is.
  public func chartXScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chartOptions { $0.scales.x.take(nil, range._range, type) }
  }

  /// Sets what the y axis covers, and how values stand on it.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    chartOptions { $0.scales.y.take(domain._domain, nil, type) }
  }

  /// Sets what the y axis covers, and where in the plot.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View {
    chartOptions { $0.scales.y.take(domain._domain, range._range, type) }
  }

  /// Sets how values stand on the y axis.
  public func chartYScale(type: ScaleType? = nil) -> some View {
    chartOptions { $0.scales.y.take(nil, nil, type) }
  }

  /// Sets where in the plot the y axis is.
  public func chartYScale<Range: PositionScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View {
    chartOptions { $0.scales.y.take(nil, range._range, type) }
  }

  // MARK: Around the plot

  /// Shows or hides what says which style is of which value.
  public func chartLegend(_ visibility: Visibility) -> some View {
    chartOptions { $0.legend.visibility = visibility }
  }

  /// Sets where the legend stands: above the chart or below it.
  public func chartLegend(
    position: AnnotationPosition = .bottom, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartOptions {
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
    }
  }

  /// Sets the legend.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .bottom, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chartOptions {
      $0.legend.content = view
      ($0.legend.position, $0.legend.alignment, $0.legend.spacing) = (position, alignment, spacing)
    }
  }

  /// Sets how the plot of the charts in this view looks: what is behind it, say.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (_ChartPlotContent) -> Content
  ) -> some View {
    chartDecorations { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Puts a view in front of the charts in this view, which is told where values stand.
  public func chartOverlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    chartDecorations {
      $0.overlays.append(ChartLayerContent(alignment: alignment) { AnyView(content($0)) })
    }
  }

  /// Puts a view behind the charts in this view, which is told where values stand.
  public func chartBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Content
  ) -> some View {
    chartDecorations {
      $0.backgrounds.append(ChartLayerContent(alignment: alignment) { AnyView(content($0)) })
    }
  }
}

extension ScaleOptions {
  fileprivate mutating func take(
    _ domain: _ScaleDomain?, _ range: _ScaleRange?, _ type: ScaleType?
  ) {
    if let domain {
      (values, includesZero, isReversed) = (domain.values, domain.includesZero, domain.isReversed)
      modified = domain.modified
    }
    if let range { self.range = range }
    if let type { self.type = type }
  }
}
