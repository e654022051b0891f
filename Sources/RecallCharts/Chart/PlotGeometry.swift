/// Where the marks of a chart stand in its plot.
struct PlotGeometry {
  let model: ChartModel
  let x: PositionScale
  let y: PositionScale
  let size: CGSize
  /// How far apart bars stand that have no bands, in points.
  private let spacing: CGSize

  init(_ model: ChartModel, _ layout: ChartLayout) {
    self.init(model, layout.x, layout.y, layout.plot.size)
  }

  private init(_ model: ChartModel, _ x: PositionScale, _ y: PositionScale, _ size: CGSize) {
    self.model = model
    (self.x, self.y, self.size) = (x, y, size)
    spacing = CGSize(
      width: PlotGeometry.spacing(model.marks.map(\.x), x),
      height: PlotGeometry.spacing(model.marks.map(\.y), y))
  }

  /// Where other marks stand on the same axes.
  func geometry(of marks: [Mark], _ scales: ChartScales) -> PlotGeometry {
    PlotGeometry(ChartModel(marks, scales), x, y, size)
  }

  /// The same plot with its marks elsewhere.
  func with(_ marks: [PlacedMark]) -> PlotGeometry {
    var model = model
    model.marks = marks
    return PlotGeometry(model, x, y, size)
  }

  private static func spacing(
    _ stretches: [PlacedMark.Stretch?], _ scale: PositionScale
  ) -> CGFloat {
    let places = stretches.compactMap { stretch -> CGFloat? in
      guard let stretch, stretch.isPoint else { return nil }
      return scale.position(of: stretch.low)
    }.sorted()
    let gaps = zip(places, places.dropFirst()).map { $1 - $0 }.filter { $0 > 0.01 }
    return gaps.min() ?? 32
  }

  /// Whether something of a mark's frame is in the plot.
  func isShown(_ frame: CGRect) -> Bool {
    frame.maxX >= 0 && frame.minX <= size.width && frame.maxY >= 0 && frame.minY <= size.height
  }

  /// The middle of a mark.
  func point(_ placed: PlacedMark) -> CGPoint? {
    guard let x = position(placed.x, x, size.width), let y = position(placed.y, y, size.height)
    else { return nil }
    return CGPoint(x: x + placed.mark.offset.width, y: y + placed.mark.offset.height)
  }

  private func position(
    _ stretch: PlacedMark.Stretch?, _ scale: PositionScale, _ length: CGFloat
  ) -> CGFloat? {
    guard let stretch else { return length / 2 }
    return scale.position(of: stretch.middle)
  }

  /// Both edges of an area at a mark: the one that its values are at, and the other.
  func edges(_ placed: PlacedMark) -> (CGPoint, CGPoint)? {
    guard let middle = point(placed) else { return nil }
    let isLevel =
      placed.growsAlong == .horizontal
      || placed.y?.isPoint == true && placed.x != nil && !(placed.x?.isPoint ?? true)
        && !(placed.x?.isBand ?? true)
    if isLevel, let stretch = placed.x, let low = x.lowerEdge(of: stretch.low),
      let high = x.position(of: stretch.high)
    {
      let offset = placed.mark.offset.width
      return (
        CGPoint(x: high + offset, y: middle.y), CGPoint(x: low + offset, y: middle.y)
      )
    }
    guard let stretch = placed.y, let low = y.lowerEdge(of: stretch.low),
      let high = y.position(of: stretch.high)
    else { return nil }
    let offset = placed.mark.offset.height
    return (CGPoint(x: middle.x, y: high + offset), CGPoint(x: middle.x, y: low + offset))
  }

  /// The rectangle of a bar or rectangle; of other marks that around their middle.
  func frame(_ placed: PlacedMark) -> CGRect? {
    let mark = placed.mark
    switch mark.kind {
    case .bar, .rectangle:
      guard
        let columns = span(
          placed.x, x, size.width, mark.width, placed, spacing.width, along: .horizontal),
        let rows = span(
          placed.y, y, size.height, mark.height, placed, spacing.height, along: .vertical)
      else { return nil }
      return mark.moved(columns, rows)
    case .rule:
      guard let columns = line(placed.x, x, size.width), let rows = line(placed.y, y, size.height)
      else { return nil }
      return mark.moved(columns, rows)
    case .point, .line:
      let side = PlotGeometry.side(of: area(placed))
      return point(placed).map {
        CGRect(x: $0.x - side / 2, y: $0.y - side / 2, width: side, height: side)
      }
    case .area:
      return edges(placed).map { CGRect(x: $0.0.x, y: $0.0.y, width: 0, height: 0) }
    case .sector:
      let sector = SectorPath(placed, in: size)
      return CGRect(origin: sector.middle, size: .zero)
    }
  }

  private func line(
    _ stretch: PlacedMark.Stretch?, _ scale: PositionScale, _ length: CGFloat
  ) -> ClosedRange<CGFloat>? {
    guard let stretch else { return 0...max(length, 0) }
    guard !stretch.isBand else { return scale.position(of: stretch.middle).map { $0...$0 } }
    guard let low = scale.position(of: stretch.low), let high = scale.position(of: stretch.high)
    else { return nil }
    return min(low, high)...max(low, high)
  }

  private func span(
    _ stretch: PlacedMark.Stretch?, _ scale: PositionScale, _ length: CGFloat,
    _ dimension: MarkDimension, _ placed: PlacedMark, _ spacing: CGFloat, along axis: Axis
  ) -> ClosedRange<CGFloat>? {
    guard let stretch else {
      // A rectangle that says nothing of an axis covers all of it.
      let usual = placed.mark.kind == .rectangle ? length : min(length, 40)
      let wanted = min(dimension.length(in: length) ?? usual, length)
      return ((length - wanted) / 2)...((length + wanted) / 2)
    }
    if placed.growsAlong == axis || !stretch.isPoint && !stretch.isBand {
      guard let low = scale.lowerEdge(of: stretch.low), let high = scale.position(of: stretch.high)
      else { return nil }
      return min(low, high)...max(low, high)
    }
    guard let middle = scale.position(of: stretch.middle) else { return nil }
    let band = stretch.isBand ? scale.length(of: stretch.high - stretch.low) : spacing
    guard placed.placeCount > 1 else {
      let full = placed.mark.kind == .rectangle && stretch.isBand ? band : band * 0.66
      let wanted = dimension.length(in: band) ?? (stretch.isBand ? full : min(full, 24))
      return (middle - wanted / 2)...(middle + wanted / 2)
    }
    let part = band * 0.8 / CGFloat(placed.placeCount)
    let own = middle + part * (CGFloat(placed.place) - CGFloat(placed.placeCount - 1) / 2)
    let wanted = dimension.length(in: part) ?? part * 0.9
    return (own - wanted / 2)...(own + wanted / 2)
  }

  /// The area of a mark's symbol, in square points.
  func area(_ placed: PlacedMark) -> CGFloat {
    if let area = placed.mark.symbolArea { return area.isFinite ? max(area, 0) : 0 }
    guard case .number(let number)? = placed.mark.symbolAreaValue?.datum else { return 50 }
    let areas = model.symbolAreas
    return areas.lowerBound
      + (areas.upperBound - areas.lowerBound) * CGFloat(model.symbolSizes.fraction(of: number))
  }

  /// The side of a square of an area.
  static func side(of area: CGFloat) -> CGFloat { (4 * area / .pi).squareRoot() }
}

/// The outline of a sector.
struct SectorPath {
  let path: Path
  /// Where what is told of it stands.
  let middle: CGPoint

  init(_ placed: PlacedMark, in size: CGSize) {
    let mark = placed.mark
    let center = CGPoint(
      x: size.width / 2 + mark.offset.width, y: size.height / 2 + mark.offset.height)
    let whole = max(min(size.width, size.height) / 2, 0)
    let outer = min(mark.outerRadius.length(in: whole) ?? whole, whole)
    let inner = min(mark.innerRadius.length(in: outer) ?? 0, outer)
    let (start, end) = (placed.turn.lowerBound * 2 * .pi, placed.turn.upperBound * 2 * .pi)
    let bisector = (start + end) / 2 - .pi / 2
    middle = CGPoint(
      x: center.x + (inner + outer) / 2 * cos(bisector),
      y: center.y + (inner + outer) / 2 * sin(bisector))
    let isWhole = end - start > 2 * .pi - 1e-9
    let inset = isWhole ? 0 : max(mark.angularInset.isFinite ? mark.angularInset : 0, 0)
    let radius = isWhole ? 0 : min(mark.cornerRadius ?? 0, (outer - inner) / 2.5)
    let bare = SectorPath.outline(
      around: center, from: start - .pi / 2, to: end - .pi / 2, inner: inner + radius,
      outer: outer - radius, inset: inset + radius, isWhole: isWhole)
    guard radius > 0, !bare.isEmpty else {
      path = bare
      return
    }
    // Rolled around by a circle: that rounds each corner.
    path = bare.union(
      bare.strokedPath(StrokeStyle(lineWidth: 2 * radius, lineJoin: .round)))
  }

  private static func outline(
    around center: CGPoint, from start: CGFloat, to end: CGFloat, inner: CGFloat, outer: CGFloat,
    inset: CGFloat, isWhole: Bool
  ) -> Path {
    guard outer > 0, end > start else { return Path() }
    if isWhole {
      func circle(_ radius: CGFloat) -> Path {
        Path(
          ellipseIn: CGRect(
            x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
      }
      return inner > 0 ? circle(outer).subtracting(circle(inner)) : circle(outer)
    }
    let half = (end - start) / 2
    /// How much of the turn the inset takes from each side of a circle.
    func turn(_ radius: CGFloat) -> CGFloat { radius > inset ? asin(inset / radius) : .pi / 2 }
    guard turn(outer) < half else { return Path() }
    return Path { path in
      path.addRelativeArc(
        center: center, radius: outer, startAngle: .radians(start + turn(outer)),
        delta: .radians(2 * Double(half - turn(outer))))
      if inner > 0, turn(inner) < half {
        path.addRelativeArc(
          center: center, radius: inner, startAngle: .radians(end - turn(inner)),
          delta: .radians(-2 * Double(half - turn(inner))))
      } else {
        // Where both sides, moved inside, meet.
        let apex = half < .pi / 2 ? min(inset / sin(half), outer) : inset
        path.addLine(
          to: CGPoint(
            x: center.x + apex * cos(start + half), y: center.y + apex * sin(start + half)))
      }
      path.closeSubpath()
    }
  }
}

extension Mark {
  /// The rectangle of two stretches, moved as the mark says.
  fileprivate func moved(_ columns: ClosedRange<CGFloat>, _ rows: ClosedRange<CGFloat>) -> CGRect {
    let left = columns.lowerBound + edgeOffsets.leading
    let right = max(columns.upperBound + edgeOffsets.trailing, left)
    let top = rows.lowerBound + edgeOffsets.top
    let bottom = max(rows.upperBound + edgeOffsets.bottom, top)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
      .offsetBy(dx: offset.width, dy: offset.height)
  }
}
