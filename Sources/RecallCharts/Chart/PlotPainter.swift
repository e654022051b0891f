/// Draws the marks of a chart.
struct PlotPainter {
  var geometry: PlotGeometry
  let options: ChartOptions

  private var model: ChartModel { geometry.model }

  /// The dashes of series' lines, in order.
  private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3]]

  func draw(in context: GraphicsContext) {
    var drawn: Set<Int> = []
    for placed in order {
      let context = affected(context, by: placed.mark.effects)
      switch placed.mark.kind {
      case .line, .area:
        guard drawn.insert(placed.series).inserted else { continue }
        let series = model.marks.filter {
          $0.series == placed.series && $0.mark.kind == placed.mark.kind
        }
        if placed.mark.kind == .line {
          drawLine(series, in: context)
        } else {
          drawArea(series, in: context)
        }
      case .bar, .rectangle: drawBar(placed, in: context)
      case .point: drawSymbol(placed, in: context)
      case .rule: drawRule(placed, in: context)
      case .sector:
        var context = context
        context.opacity *= placed.mark.opacity
        let path = SectorPath(placed, in: geometry.size).path
        if let clip = placed.mark.clip { context.clip(to: clip.path(in: path.boundingRect)) }
        context.fill(path, with: .style(style(of: placed)))
      }
    }
  }

  /// A context that does to a drawing what is said of a mark. Later filters are applied earlier.
  private func affected(
    _ context: GraphicsContext, by effects: [MarkEffect]
  ) -> GraphicsContext {
    var context = context
    for effect in effects.reversed() {
      switch effect {
      case .blur(let radius): context.addFilter(.blur(radius: radius))
      case .shadow(let color, let radius, let offset):
        context.addFilter(
          .shadow(color: color, radius: radius, x: offset.width, y: offset.height))
      case .mask(let marks):
        let mask = PlotPainter(
          geometry: geometry.geometry(of: marks, options.scales), options: options)
        context.clipToLayer { mask.draw(in: $0) }
      }
    }
    return context
  }

  /// The marks from the back to the front.
  private var order: [PlacedMark] {
    guard model.marks.contains(where: { $0.mark.zIndex != nil }) else { return model.marks }
    return model.marks.enumerated().sorted {
      ($0.element.mark.zIndex ?? 0, $0.offset) < ($1.element.mark.zIndex ?? 0, $1.offset)
    }.map(\.element)
  }

  /// What a mark is filled with.
  func style(of placed: PlacedMark) -> AnyShapeStyle {
    if let style = placed.mark.style { return style }
    guard let value = placed.mark.styleValue, let index = model.styles.index(of: value) else {
      return AnyShapeStyle(.tint)
    }
    return model.style(of: value.datum, at: index, by: options.scales)
  }

  func symbol(of placed: PlacedMark) -> AnyShape? {
    if let symbol = placed.mark.symbol { return symbol }
    guard let value = placed.mark.symbolValue, let index = model.symbols.index(of: value) else {
      return nil
    }
    return options.scales.symbols
      .look(of: value.datum, at: index, usual: BasicChartSymbolShape.series)
  }

  private func stroke(of placed: PlacedMark, width: CGFloat) -> StrokeStyle {
    if let style = placed.mark.lineStyle { return style }
    let usual = PlotPainter.dashes.map {
      StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round, dash: $0)
    }
    guard let value = placed.mark.lineStyleValue, let index = model.lineStyles.index(of: value)
    else { return usual[0] }
    return options.scales.lineStyles.look(of: value.datum, at: index, usual: usual)
  }

  private func fill(_ path: Path, of placed: PlacedMark, in context: GraphicsContext) {
    guard placed.mark.isStyledAsPlot == true else {
      context.fill(path, with: .style(style(of: placed)))
      return
    }
    var context = context
    context.clip(to: path)
    context.fill(Path(plot), with: .style(style(of: placed)))
  }

  private func stroke(
    _ path: Path, of placed: PlacedMark, _ stroke: StrokeStyle, in context: GraphicsContext
  ) {
    guard placed.mark.isStyledAsPlot == true else {
      context.stroke(path, with: .style(style(of: placed)), style: stroke)
      return
    }
    var context = context
    context.clip(to: path.strokedPath(stroke))
    // Half of a line at the plot's edge is outside.
    let margin = stroke.lineWidth.isFinite ? max(stroke.lineWidth, 0) / 2 : 0
    context.fill(
      Path(plot.insetBy(dx: -margin, dy: -margin)), with: .style(style(of: placed)))
  }

  private var plot: CGRect { CGRect(origin: .zero, size: geometry.size) }

  // MARK: Marks

  private func drawBar(_ placed: PlacedMark, in context: GraphicsContext) {
    guard let frame = geometry.frame(placed) else { return }
    var context = context
    context.opacity *= placed.mark.opacity
    let least = min(frame.width, frame.height)
    let usual: CGFloat = placed.mark.kind == .bar && !placed.isStacked ? min(3, least / 4) : 0
    let radius = min(placed.mark.cornerRadius ?? usual, least / 2)
    if let clip = placed.mark.clip { context.clip(to: clip.path(in: frame)) }
    let path = Path(roundedRect: frame, cornerRadius: placed.mark.clip == nil ? radius : 0)
    fill(path, of: placed, in: context)
  }

  private func drawRule(_ placed: PlacedMark, in context: GraphicsContext) {
    guard let frame = geometry.frame(placed) else { return }
    var context = context
    context.opacity *= placed.mark.opacity
    let path = Path {
      $0.addLines([
        CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY),
      ])
    }
    let style = placed.mark.lineStyle ?? StrokeStyle(lineWidth: 1)
    stroke(path, of: placed, style, in: context)
  }

  private func drawLine(_ series: [PlacedMark], in context: GraphicsContext) {
    guard let first = series.first else { return }
    let points = series.compactMap(geometry.point)
    var context = context
    context.opacity *= first.mark.opacity
    var path = Path()
    path.addCurve(through: points, first.mark.interpolation ?? .linear)
    if points.count == 1, let point = points.first { path.addLine(to: point) }
    stroke(path, of: first, stroke(of: first, width: 2), in: context)
    for placed in series where symbol(of: placed) != nil { drawSymbol(placed, in: context) }
  }

  private func drawArea(_ series: [PlacedMark], in context: GraphicsContext) {
    guard let first = series.first else { return }
    let edges = series.compactMap(geometry.edges)
    guard edges.count > 1 else { return }
    let method = first.mark.interpolation ?? .linear
    var context = context
    context.opacity *= first.mark.opacity
    var path = Path()
    path.addCurve(through: edges.map(\.0), method)
    path.addCurve(through: edges.map(\.1).reversed(), method.reversed, begins: false)
    path.closeSubpath()
    fill(path, of: first, in: context)
  }

  private func drawSymbol(_ placed: PlacedMark, in context: GraphicsContext) {
    guard placed.mark.symbolView == nil, let point = geometry.point(placed) else { return }
    let side = PlotGeometry.side(of: geometry.area(placed))
    let rect = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    var context = context
    if placed.mark.kind == .point { context.opacity *= placed.mark.opacity }
    fill((symbol(of: placed) ?? AnyShape(Circle())).path(in: rect), of: placed, in: context)
  }
}
