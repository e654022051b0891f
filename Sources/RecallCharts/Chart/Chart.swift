/// A view that shows values as marks: bars, lines, points, areas, rules, rectangles, sectors.
///
/// ```swift
/// Chart(sales) { sale in
///   BarMark(x: .value("Day", sale.day, unit: .day), y: .value("Sales", sale.count))
///     .foregroundStyle(by: .value("Shop", sale.shop))
/// }
/// .frame(height: 200)
/// ```
///
/// Axes, colors and a legend follow from the values. What has no finite numbers is left out and reported
/// (`Stage.issues`). Dates stand on the Gregorian calendar in Greenwich's time, and words are English:
/// the same on each machine. In an animation, marks that were there before move, and turn see-through, with their
/// annotations; others come and go at once, and so do the axes.
public struct Chart<Content: ChartContent>: View {
  let content: Content
  @Environment(\.chartOptions) private var options

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a chart of marks for each element.
  public init<Data: RandomAccessCollection, Marks: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Marks
  ) where Content == ForEach<Data, Data.Element.ID, Marks>, Data.Element: Identifiable {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart of marks for each element, identified by what `id` leads to.
  public init<Data: RandomAccessCollection, ID: Hashable, Marks: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Marks
  ) where Content == ForEach<Data, ID, Marks> {
    self.content = ForEach(data, id: id, content: content)
  }

  public var body: some View {
    let model = model
    if options.scrolls {
      ScrollingChart(model: model, options: options).reporting(model.fault)
    } else {
      ChartFrame(model: model, options: options).reporting(model.fault)
    }
  }

  private var model: ChartModel {
    var list = _MarkList()
    content._addMarks(to: &list)
    return ChartModel(list.marks, options.markedScales)
  }
}

/// A chart's plot with what stands above and below it.
struct ChartFrame: View {
  let model: ChartModel
  let options: ChartOptions
  @Environment(\.chartDecorations) private var decorations
  @State private var strips = AxisStrips()

  init(model: ChartModel, options: ChartOptions) {
    self.model = model
    self.options = options
  }

  var body: some View {
    VStack(alignment: .leading, spacing: spacing) {
      if isLegendAbove { legend }
      titles(on: .top)
      if hasTitlesBeside {
        HStack(spacing: spacing) {
          titles(on: .leading)
          plot
          titles(on: .trailing)
        }
        .environment(\.layoutDirection, .leftToRight)
      } else {
        plot
      }
      titles(on: .bottom)
      if !isLegendAbove { legend }
    }
  }

  /// What styles have of the strips' sizes.
  private var styledStrips: AxisStrips {
    AxisStrips(
      height: decorations.xAxisStyle == nil ? nil : strips.height,
      width: decorations.yAxisStyle == nil ? nil : strips.width)
  }

  private var plot: some View {
    let known = styledStrips
    return GeometryReader { proxy in
      ChartSpace(
        model: model, options: options,
        layout: ChartLayout(model, options, in: proxy.size, strips: known) { proxy.size(of: $0) },
        proxy: proxy, strips: $strips)
    }
    // An axis leads to the right wherever texts begin.
    .environment(\.layoutDirection, .leftToRight)
    .frame(minWidth: 0, idealWidth: 300, maxWidth: .infinity)
    .frame(minHeight: 0, idealHeight: 200, maxHeight: .infinity)
  }

  private var spacing: CGFloat { options.legend.spacing ?? 8 }

  private var isLegendAbove: Bool {
    [.top, .topLeading, .topTrailing].contains(options.legend.position)
  }

  @ViewBuilder private var legend: some View {
    if options.legend.visibility != .hidden {
      if let content = options.legend.content {
        content.frame(maxWidth: .infinity, alignment: alignment)
      } else if options.legend.visibility == .visible || !model.isWithoutKinds {
        ChartLegend(model: model, options: options)
          .frame(maxWidth: .infinity, alignment: alignment)
      }
    }
  }

  private var alignment: Alignment { options.legend.alignment ?? .leading }

  private var hasTitlesBeside: Bool {
    let edges = options.titleEdges
    return [Edge.leading, .trailing].contains { edges.x == $0 || edges.y == $0 }
  }

  /// What says what the axes show, as far as it stands on an edge.
  @ViewBuilder private func titles(on edge: Edge) -> some View {
    if let title = options.y.title, options.titleEdges.y == edge {
      AxisTitleView(title: title, edge: edge, usual: .trailing, spacing: spacing)
    }
    if let title = options.x.title, options.titleEdges.x == edge {
      AxisTitleView(title: title, edge: edge, usual: .center, spacing: spacing)
    }
  }
}

extension ChartModel {
  fileprivate var isWithoutKinds: Bool { styles.names.isEmpty && symbols.names.isEmpty }
}

/// A plot with its axes.
private struct ChartSpace: View {
  let model: ChartModel
  let options: ChartOptions
  let layout: ChartLayout
  let proxy: GeometryProxy
  @Binding var strips: AxisStrips
  @Environment(\.chartDecorations) private var decorations

  init(
    model: ChartModel, options: ChartOptions, layout: ChartLayout, proxy: GeometryProxy,
    strips: Binding<AxisStrips>
  ) {
    self.model = model
    self.options = options
    self.layout = layout
    self.proxy = proxy
    _strips = strips
  }

  var body: some View {
    let geometry = PlotGeometry(model, layout)
    ZStack(alignment: .topLeading) {
      ForEach(decorations.backgrounds.indices, id: \.self) { layer(decorations.backgrounds[$0]) }
      AxisTickLines(lines: layout.ticks)
      plot(geometry)
      axis(.horizontal, style: decorations.xAxisStyle)
      axis(.vertical, style: decorations.yAxisStyle)
      ChartNotes(geometry: geometry, origin: layout.plot.origin, size: proxy.size)
      ChartElements(geometry: geometry, origin: layout.plot.origin)
      ForEach(decorations.overlays.indices, id: \.self) { layer(decorations.overlays[$0]) }
    }
    .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
    .contentShape(Rectangle())
    .gesture(drag, including: decorations.drag == nil ? .subviews : .all)
  }

  /// The labels of an axis.
  @ViewBuilder private func axis(
    _ axis: Axis, style: ((_ChartAxisContent) -> AnyView)?
  ) -> some View {
    let labels = layout.labels.filter { $0.axis == axis }
    if let style {
      if let content = styledContent(of: axis, labels) {
        StyledAxis(content: content, style: style) { size in
          let path = axis == .horizontal ? \AxisStrips.height : \AxisStrips.width
          if strips[keyPath: path] != size { strips[keyPath: path] = size }
        }
      }
    } else {
      ForEach(labels.indices, id: \.self) { index in
        let label = labels[index]
        label.view.standing(at: label.place, anchor: label.anchor)
      }
    }
  }

  /// What a style gets; nil for an axis that isn't shown.
  private func styledContent(
    of axis: Axis, _ labels: [ChartLayout.Label]
  ) -> _ChartAxisContent? {
    let axes = layout.axes
    let isRow = axis == .horizontal
    return (isRow ? axes.height : axes.width).map { extent in
      _ChartAxisContent(
        labels: labels, frame: isRow ? axes.x : axes.y, extent: extent,
        edge: isRow ? axes.xEdge : axes.yEdge)
    }
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged { decorations.drag?(parts(of: $0.translation), false) }
      .onEnded { decorations.drag?(parts(of: $0.translation), true) }
  }

  /// A way in parts of the plot.
  private func parts(of way: CGSize) -> CGSize {
    CGSize(
      width: way.width / max(layout.plot.width, 1), height: way.height / max(layout.plot.height, 1))
  }

  private func plot(_ geometry: PlotGeometry) -> some View {
    let content = _ChartPlotContent(
      lines: layout.gridLines, painter: PlotPainter(geometry: geometry, options: options))
    let plot = layout.plot
    let styled = (decorations.plotStyle.map { $0(content) } ?? AnyView(content))
      .frame(width: plot.width, height: plot.height)
    // What scrolls ends at the plot's edges; in other charts symbols may stand over them.
    return (options.scrolls ? AnyView(styled.clipped()) : AnyView(styled))
      .position(x: plot.midX, y: plot.midY)
  }

  private func layer(_ layer: ChartLayerContent) -> some View {
    let anchor = proxy.anchor(of: layout.plot)
    return layer.content(
      ChartProxy(layout, anchor, total: model.total, selections: decorations.selections)
    )
    .frame(width: proxy.size.width, height: proxy.size.height, alignment: layer.alignment)
  }
}

/// The ticks outside of a plot.
private struct AxisTickLines: View {
  let lines: [ChartLayout.Line]

  var body: some View {
    Canvas { context, _ in
      for line in lines { line.draw(in: context) }
    }
    .allowsHitTesting(false)
  }
}
