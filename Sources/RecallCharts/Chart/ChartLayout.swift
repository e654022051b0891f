/// Where all of a chart stands, in a space of some size.
struct ChartLayout {
  /// A label of an axis, with the part of it that stands at a place.
  struct Label {
    let view: AnyView
    var place: CGPoint
    let anchor: UnitPoint
    /// The axis that it says something of.
    var axis = Axis.horizontal

    func moved(by offset: CGSize) -> Label {
      var label = self
      label.place = place.moved(by: offset)
      return label
    }
  }

  struct Line {
    var from: CGPoint
    var to: CGPoint
    let stroke: StrokeStyle
    let style: AnyShapeStyle?

    func moved(by offset: CGSize) -> Line {
      var line = self
      (line.from, line.to) = (from.moved(by: offset), to.moved(by: offset))
      return line
    }
  }

  /// In the chart's space.
  private(set) var plot = CGRect.zero
  private(set) var x: PositionScale
  private(set) var y: PositionScale
  /// In the plot's space.
  private(set) var gridLines: [Line] = []
  /// In the chart's space, as labels.
  private(set) var ticks: [Line] = []
  private(set) var labels: [Label] = []
  /// Where labels stand below the plot, or above it, and beside it, in the chart's space.
  private(set) var axes = Axes()

  struct Axes {
    var x = CGRect.zero
    var y = CGRect.zero
    /// How high and how wide the strips are by themselves; nil for axes that aren't shown.
    var height: CGFloat?
    var width: CGFloat?
    /// The edges of the plot that the strips stand at.
    var xEdge = Edge.bottom
    var yEdge = Edge.trailing
  }

  /// From a plot to the labels around it, in points.
  private static let gap: CGFloat = 5
  /// What is taken to be the size of a label that isn't a text.
  private static let viewSize = CGSize(width: 36, height: 16)
  static let font = Font.caption

  private let measure: (Text) -> CGSize

  /// - Parameters:
  ///   - strips: How large the strips are whose styles have them be others than they are by themselves.
  ///   - measure: The size of a text in the chart's surroundings.
  init(
    _ model: ChartModel, _ options: ChartOptions, in size: CGSize,
    strips: AxisStrips = AxisStrips(), measure: @escaping (Text) -> CGSize
  ) {
    (x, y) = (model.x, model.y)
    self.measure = measure
    guard !model.isPie else {
      plot = CGRect(origin: .zero, size: size)
      return
    }
    let line = measure(Text("0").font(ChartLayout.font)).height
    let rows = options.x.shown(orElse: .bottom, isUsed: model.uses(\.x, options.scales.x))
    let columns = options.y.shown(orElse: .trailing, isUsed: model.uses(\.y, options.scales.y))
    let below = height(of: rows.filter { $0.position != .top }, size, line)
    let above = height(of: rows.filter { $0.position == .top }, size, line)
    // Half of the uppermost label stands above the plot, half of the lowest one below it.
    let room = columns.isEmpty ? 0 : line / 2
    let isBelow = below > 0 || above == 0
    var (top, bottom) = (max(above, room), max(below, room))
    if !rows.isEmpty {
      axes.height = isBelow ? bottom : top
      let height = strips.height ?? (isBelow ? bottom : top)
      if isBelow { bottom = height } else { top = height }
    }
    let height = max(size.height - top - bottom, 0)
    place(&y, from: height, to: 0, options.scales.y)
    if y.kind == .category { (y.start, y.end) = (y.end, y.start) }
    let columnTicks = columns.map { ChartLayout.columnTicks($0, y, height: height, line: line) }
    let widths = zip(columns, columnTicks).map { width(of: $0, $1) }
    var leading = zip(columns, widths).filter { $0.0.position == .leading }.map(\.1).max() ?? 0
    var trailing = zip(columns, widths).filter { $0.0.position != .leading }.map(\.1).max() ?? 0
    let isTrailing = trailing > 0 || leading == 0
    if !columns.isEmpty {
      axes.width = isTrailing ? trailing : leading
      let width = strips.width ?? (isTrailing ? trailing : leading)
      if isTrailing { trailing = width } else { leading = width }
    }
    let plotWidth = max(size.width - leading - trailing, 0)
    place(&x, from: 0, to: plotWidth, options.scales.x)
    plot = CGRect(x: leading, y: top, width: plotWidth, height: height)
    axes.x = CGRect(
      x: leading, y: isBelow ? plot.maxY : 0, width: plotWidth,
      height: isBelow ? max(size.height - plot.maxY, 0) : top)
    axes.y = CGRect(
      x: isTrailing ? plot.maxX : 0, y: top, width: isTrailing ? trailing : leading,
      height: height)
    (axes.xEdge, axes.yEdge) = (isBelow ? .bottom : .top, isTrailing ? .trailing : .leading)
    for axis in rows { addRow(axis, model) }
    for (axis, ticks) in zip(columns, columnTicks) { addColumn(axis, ticks) }
  }

  private func place(
    _ scale: inout PositionScale, from start: CGFloat, to end: CGFloat, _ options: ScaleOptions
  ) {
    let (range, length) = (options.range, abs(end - start))
    let first = range.ends?.lowerBound ?? min(range.startPadding, length / 2)
    let last = range.ends?.upperBound ?? length - min(range.endPadding, length / 2)
    let direction: CGFloat = end < start ? -1 : 1
    (scale.start, scale.end) = (start + direction * first, start + direction * last)
    if options.isReversed { (scale.start, scale.end) = (scale.end, scale.start) }
  }

  /// How high a strip of labels above or below the plot is: that of a line of words, but for labels that are turned.
  private func height(of axes: [AxisMarks], _ size: CGSize, _ line: CGFloat) -> CGFloat {
    let axes = axes.filter { !$0.isInset }
    guard !axes.isEmpty else { return 0 }
    var heights = [line + 2 * ChartLayout.gap]
    for axis in axes where axis.parts != nil {
      let ticks = AxisTicks(axis.values, on: x, count: ChartLayout.rowCount(size.width))
      for index in ticks.numbers.indices {
        for label in parts(of: axis, ticks, index, isRow: true).labels {
          let spacing = label.standing.verticalSpacing ?? ChartLayout.gap
          guard label.standing.turn != nil || spacing > ChartLayout.gap else { continue }
          heights.append(self.size(of: label, ticks, index).height + spacing + ChartLayout.gap)
        }
      }
    }
    return heights.max() ?? 0
  }

  /// How many labels have room in a width.
  private static func rowCount(_ width: CGFloat) -> Int { Int(min(max(width / 48, 2), 10)) }

  // MARK: The axis at the side

  private static func columnTicks(
    _ axis: AxisMarks, _ y: PositionScale, height: CGFloat, line: CGFloat
  ) -> AxisTicks {
    let count = Int(min(max(height / max(line * 2.6, 1), 2), 6))
    return AxisTicks(axis.values, on: y, count: count)
  }

  private func width(of axis: AxisMarks, _ ticks: AxisTicks) -> CGFloat {
    guard !axis.isInset else { return 0 }
    let labels = ticks.numbers.indices.flatMap { index in
      parts(of: axis, ticks, index, isRow: false).labels.map {
        size(of: $0, ticks, index).width + ($0.standing.horizontalSpacing ?? ChartLayout.gap)
      }
    }
    return labels.max() ?? 0
  }

  private mutating func addColumn(_ axis: AxisMarks, _ ticks: AxisTicks) {
    let isLeading = axis.position == .leading
    // Labels go from the edge to the leading side, or to the other one.
    let goesBack = isLeading != axis.isInset
    let edge = isLeading ? plot.minX : plot.maxX
    var taken: [ClosedRange<CGFloat>] = []
    for index in ticks.numbers.indices {
      let parts = parts(of: axis, ticks, index, isRow: false)
      func position(_ isCentered: Bool) -> CGFloat? {
        y.position(of: isCentered ? ticks.middle(after: index) : ticks.numbers[index])
      }
      for line in parts.lines {
        guard let y = position(line.isCentered) else { continue }
        gridLines.append(
          Line(
            from: CGPoint(x: 0, y: y), to: CGPoint(x: plot.width, y: y),
            stroke: axis.stroke ?? line.stroke, style: line.style
          ).moved(by: line.offset))
      }
      for tick in parts.ticks {
        guard let y = position(tick.isCentered) else { continue }
        let end = edge + (isLeading ? -tick.length.points : tick.length.points)
        self.ticks.append(
          Line(
            from: CGPoint(x: edge, y: plot.minY + y), to: CGPoint(x: end, y: plot.minY + y),
            stroke: axis.stroke ?? tick.stroke, style: tick.style
          ).moved(by: tick.offset))
      }
      for label in parts.labels {
        guard let y = position(label.isCentered ?? false) else { continue }
        let size = size(of: label, ticks, index)
        let (standing, anchor) = (label.standing, label.standing.anchor)
        let gap = standing.horizontalSpacing ?? ChartLayout.gap
        let above = (anchor?.y ?? 0.5) * size.height
        let extent = (y - above)...(y - above + size.height)
        guard standing.mayOverlap || !taken.contains(where: extent.overlapsInside) else {
          continue
        }
        taken.append(extent)
        labels.append(
          Label(
            view: view(of: label, ticks, index),
            place: CGPoint(
              x: edge + (goesBack ? -gap : gap),
              y: plot.minY + y + (standing.verticalSpacing ?? 0) * (1 - 2 * (anchor?.y ?? 0.5))),
            anchor: UnitPoint(x: goesBack ? 1 : 0, y: anchor?.y ?? 0.5), axis: .vertical
          ).moved(by: standing.offset))
      }
    }
  }

  // MARK: The axis below or above

  private mutating func addRow(_ axis: AxisMarks, _ model: ChartModel) {
    // As many as have room: first by what the calendar and numbers offer, then by leaving some out.
    var count = ChartLayout.rowCount(plot.width)
    var ticks = AxisTicks(axis.values, on: x, count: count)
    var places = labelPlaces(axis, ticks, model)
    while count > 2, x.kind != .category, ChartLayout.overlap(places) {
      count -= 1
      ticks = AxisTicks(axis.values, on: x, count: count)
      places = labelPlaces(axis, ticks, model)
    }
    var every = 1
    while every < ticks.numbers.count,
      ChartLayout.overlap(places.filter { $0.index.isMultiple(of: every) })
    {
      every += 1
    }
    let isTop = axis.position == .top
    let goesUp = isTop != axis.isInset
    let edge = isTop ? plot.minY : plot.maxY
    for index in ticks.numbers.indices {
      let parts = parts(of: axis, ticks, index, isRow: true)
      func position(_ isCentered: Bool) -> CGFloat? {
        x.position(of: isCentered ? ticks.middle(after: index) : ticks.numbers[index])
      }
      for line in parts.lines {
        guard let x = position(line.isCentered) else { continue }
        gridLines.append(
          Line(
            from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: plot.height),
            stroke: axis.stroke ?? line.stroke, style: line.style
          ).moved(by: line.offset))
      }
      for tick in parts.ticks {
        guard let x = position(tick.isCentered) else { continue }
        let end = edge + (isTop ? -tick.length.points : tick.length.points)
        self.ticks.append(
          Line(
            from: CGPoint(x: plot.minX + x, y: edge), to: CGPoint(x: plot.minX + x, y: end),
            stroke: axis.stroke ?? tick.stroke, style: tick.style
          ).moved(by: tick.offset))
      }
    }
    for place in places where place.index.isMultiple(of: every) {
      let gap = place.label.standing.verticalSpacing ?? ChartLayout.gap
      labels.append(
        Label(
          view: view(of: place.label, ticks, place.index),
          place: CGPoint(
            x: plot.minX + place.extent.middle, y: edge + (goesUp ? -gap : gap)),
          anchor: goesUp ? .bottom : .top, axis: .horizontal
        ).moved(by: place.label.standing.offset))
    }
  }

  private struct LabelPlace {
    let index: Int
    let label: AxisLabel
    let extent: ClosedRange<CGFloat>
  }

  /// Whether two labels that may not lie over each other would, or nearly so.
  private static func overlap(_ places: [LabelPlace]) -> Bool {
    places.filter { !$0.label.standing.mayOverlap }.map(\.extent).overlap
  }

  private func labelPlaces(
    _ axis: AxisMarks, _ ticks: AxisTicks, _ model: ChartModel
  ) -> [LabelPlace] {
    ticks.numbers.indices.flatMap { index in
      parts(of: axis, ticks, index, isRow: true).labels.compactMap { label -> LabelPlace? in
        let isCentered = label.isCentered ?? ticks.isOfBands(of: model)
        let number = isCentered ? ticks.middle(after: index) : ticks.numbers[index]
        guard let middle = x.position(of: number), middle <= plot.width + 1, middle >= -1 else {
          return nil
        }
        let (standing, half) = (label.standing, size(of: label, ticks, index).width / 2)
        if let anchor = standing.anchor {
          let side = 1 - 2 * anchor.x
          let place = middle + side * (half + (standing.horizontalSpacing ?? 0))
          return LabelPlace(index: index, label: label, extent: (place - half)...(place + half))
        }
        // The outermost labels stay over or under the plot.
        let place =
          plot.width > 2 * half && half > 0 && x.kind != .category
          ? min(max(middle, half), plot.width - half + ChartLayout.gap) : middle
        return LabelPlace(index: index, label: label, extent: (place - half)...(place + half))
      }
    }
  }

  // MARK: Parts

  private func parts(
    of axis: AxisMarks, _ ticks: AxisTicks, _ index: Int, isRow: Bool
  ) -> _AxisParts {
    if let own = axis.parts {
      return ticks.value(at: index).map(own) ?? _AxisParts()
    }
    var parts = _AxisParts()
    if (isRow ? x : y).kind != .category {
      let dashes = StrokeStyle(lineWidth: 0.5, dash: isRow ? [2, 2] : [])
      parts.lines = [AxisGridLine(stroke: axis.stroke ?? dashes)]
      if isRow { parts.ticks = [AxisTick(stroke: axis.stroke)] }
    }
    parts.labels = [AxisLabel(content: .automatic, isCentered: nil)]
    return parts
  }

  private func text(of label: AxisLabel, _ ticks: AxisTicks, _ index: Int) -> Text? {
    switch label.content {
    case .automatic: return Text(verbatim: ticks.text(at: index))
    case .text(let text): return text
    case .view: return nil
    case .format(let format):
      return ticks.value(at: index).flatMap { format($0.datum) }
        ?? Text(verbatim: ticks.text(at: index))
    }
  }

  private func size(of label: AxisLabel, _ ticks: AxisTicks, _ index: Int) -> CGSize {
    guard let text = text(of: label, ticks, index) else {
      return label.standing.size(of: ChartLayout.viewSize)
    }
    return label.standing.size(of: measure(text.font(label.font ?? ChartLayout.font)))
  }

  private func view(of label: AxisLabel, _ ticks: AxisTicks, _ index: Int) -> AnyView {
    let style = label.style ?? AnyShapeStyle(.secondary)
    let font = label.font ?? ChartLayout.font
    if let text = text(of: label, ticks, index) {
      return turned(text.font(font).foregroundStyle(style).lineLimit(1), label)
    }
    guard case .view(let view) = label.content else { return AnyView(EmptyView()) }
    return turned(view.font(font).foregroundStyle(style), label)
  }

  private func turned(_ view: some View, _ label: AxisLabel) -> AnyView {
    label.standing.turn.map { AnyView(TurnedLabel(turn: $0) { view }) } ?? AnyView(view)
  }
}

extension AxisTicks {
  /// Whether each tick is the beginning of a band, such as the day that a bar is of.
  fileprivate func isOfBands(of model: ChartModel) -> Bool {
    guard let calendar, calendar.count == 1, let first = model.marks.first(where: { $0.x != nil }),
      first.x?.isBand == true, case .value(let value)? = first.mark.x
    else { return false }
    return value.unit == calendar.unit
      || value.unit.map { Set([$0, calendar.unit]) } == [.weekOfYear, .weekOfMonth]
  }
}

extension ChartModel {
  /// Whether marks stand on an axis, or its scale is told; without marks nobody knows, and it is taken to be so.
  fileprivate func uses(
    _ stretch: KeyPath<PlacedMark, PlacedMark.Stretch?>, _ scale: ScaleOptions
  ) -> Bool {
    marks.isEmpty || scale.values != nil || marks.contains { $0[keyPath: stretch] != nil }
  }
}

extension ChartOptions.AxisOptions {
  /// The axes to show: of one that nothing stands on, what is told of its values.
  ///
  /// - Parameter isUsed: Whether marks stand on the axis.
  fileprivate func shown(orElse position: AxisMarkPosition, isUsed: Bool) -> [AxisMarks] {
    guard visibility != .hidden else { return [] }
    let shown = axes ?? [AxisMarks(position: position)]
    return isUsed ? shown : shown.filter { !$0.values.told.isEmpty }
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var middle: CGFloat { (lowerBound + upperBound) / 2 }

  /// Whether both cover more than a point in common.
  fileprivate func overlapsInside(_ other: ClosedRange<CGFloat>) -> Bool {
    lowerBound < other.upperBound - 1 && other.lowerBound < upperBound - 1
  }
}

extension [ClosedRange<CGFloat>] {
  /// Whether two neighbors are nearer to each other than words are.
  fileprivate var overlap: Bool {
    let order = sorted { $0.lowerBound < $1.lowerBound }
    return zip(order, order.dropFirst()).contains { $0.upperBound + 4 > $1.lowerBound }
  }
}

extension CGPoint {
  fileprivate func moved(by offset: CGSize) -> CGPoint {
    CGPoint(x: x + offset.width, y: y + offset.height)
  }
}
