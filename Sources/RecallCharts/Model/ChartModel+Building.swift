extension ChartModel {
  /// - Parameters:
  ///   - marks: As a program tells of them.
  ///   - scales: What it says of the axes.
  init(_ marks: [Mark], _ scales: ChartScales) {
    let marks = marks.withFunctions(along: scales.x)
    let finite = marks.filter { $0.plottedValues.allSatisfy(\.datum.isFinite) }
    x = ChartModel.scale(for: finite.compactMap(\.x), finite, scales.x)
    y = ChartModel.scale(for: finite.compactMap(\.y), finite, scales.y)
    xLabel = finite.lazy.compactMap { $0.x?.values.first?.label }.first
    yLabel = finite.lazy.compactMap { $0.y?.values.first?.label }.first
    for kind in scales.styles.kinds { styles.add(kind) }
    for kind in scales.symbols.kinds { symbols.add(kind) }
    for kind in scales.lineStyles.kinds { lineStyles.add(kind) }
    var series = SeriesIndex()
    for mark in finite {
      guard let placed = place(mark, &series) else { continue }
      self.marks.append(placed)
      styles.add(mark.styleValue)
      symbols.add(mark.symbolValue)
      lineStyles.add(mark.lineStyleValue)
    }
    leftOut = marks.count - self.marks.count
    placeBeside()
    stack()
    divideTurn()
    x.domain = domain(of: x, scales.x, \.x)
    y.domain = domain(of: y, scales.y, \.y)
    x.type = scales.x.type
    y.type = scales.y.type
    symbolAreas = scales.symbolAreas
    symbolSizes = scales.symbolSizes ?? numbers(\.symbolAreaValue) ?? 0...0
    styleNumbers = numbers(\.styleValue) ?? 0...0
  }

  /// What the numbers among some values lie between; nil where there are none.
  private func numbers(_ value: (Mark) -> PlottedValue?) -> ClosedRange<Double>? {
    let numbers = marks.compactMap { placed -> Double? in
      guard case .number(let number)? = value(placed.mark)?.datum else { return nil }
      return number.isFinite ? number : nil
    }
    guard let least = numbers.min(), let most = numbers.max() else { return nil }
    return least...most
  }

  // MARK: Axes

  /// The kind of an axis is that of its first value.
  private static func scale(
    for extents: [Mark.Extent], _ marks: [Mark], _ options: ScaleOptions
  ) -> PositionScale {
    let given = options.values
    switch given?.first ?? extents.first?.values.first?.datum {
    case .category:
      var names = ChartKinds()
      for datum in given ?? extents.flatMap(\.values).map(\.datum) {
        if case .category = datum { names.add(datum) }
      }
      guard let modified = options.modified else {
        return PositionScale(kind: .category, categories: names.names)
      }
      var changed = ChartKinds()
      for datum in modified(names.data) {
        if case .category = datum { changed.add(datum) }
      }
      return PositionScale(kind: .category, categories: changed.names)
    case .date: return PositionScale(kind: .date)
    case .number, nil: return PositionScale()
    }
  }

  /// The numbers that an axis covers.
  private func domain(
    of scale: PositionScale, _ options: ScaleOptions,
    _ stretch: (PlacedMark) -> PlacedMark.Stretch?
  ) -> ClosedRange<Double> {
    guard scale.kind != .category else { return scale.domain }
    let given = (options.values ?? []).compactMap(scale.number).filter(\.isFinite)
    if let low = given.min(), let high = given.max() {
      return ChartModel.widened(low...high, scale)
    }
    var stretches = marks.compactMap(stretch)
    if options.type == .log {
      stretches.removeAll { $0.high <= 0 }
      // Bars that reach down to zero are seen for a tenth of the least, at least.
      for index in stretches.indices where stretches[index].low <= 0 {
        stretches[index].low = stretches[index].high / 10
      }
    }
    guard var low = stretches.map(\.low).min(), var high = stretches.map(\.high).max() else {
      return 0...1
    }
    for number in options.marked.compactMap(scale.number) where number.isFinite {
      if options.type == .log && number <= 0 { continue }
      (low, high) = (min(low, number), max(high, number))
    }
    if let modified = options.modified {
      let numbers = modified([low, high].compactMap(scale.datum)).compactMap(scale.number)
        .filter(\.isFinite)
      if let least = numbers.min(), let most = numbers.max() { (low, high) = (least, most) }
    }
    guard scale.kind == .number else { return ChartModel.widened(low...high, scale) }
    if options.type == .log {
      return pow(10, log10(low).rounded(.down))...max(pow(10, log10(high).rounded(.up)), low * 10)
    }
    if options.includesZero ?? true { (low, high) = (min(low, 0), max(high, 0)) }
    return NiceNumbers.rounded(ChartModel.widened(low...high, scale), count: 5)
  }

  /// A range with some room, where it had none.
  private static func widened(
    _ range: ClosedRange<Double>, _ scale: PositionScale
  ) -> ClosedRange<Double> {
    guard range.lowerBound == range.upperBound else { return range }
    let middle = range.lowerBound
    if scale.kind == .date { return (middle - 43_200)...(middle + 43_200) }
    if middle == 0 { return 0...1 }
    let room = max(abs(middle) * 0.1, .leastNormalMagnitude)
    return (middle - room)...(middle + room)
  }

  // MARK: Places

  private mutating func place(_ mark: Mark, _ series: inout SeriesIndex) -> PlacedMark? {
    var placed = PlacedMark(mark: mark)
    placed.series = series.index(of: mark)
    if mark.kind == .sector {
      guard case .number(let share)? = mark.angle?.datum, share >= 0 else { return nil }
      return placed
    }
    if let extent = mark.x {
      guard let stretch = ChartModel.stretch(extent, on: x) else { return nil }
      placed.x = stretch
    }
    if let extent = mark.y {
      guard let stretch = ChartModel.stretch(extent, on: y) else { return nil }
      placed.y = stretch
    }
    guard mark.kind == .bar || mark.kind == .area else { return placed }
    // What is a single number grows from zero: along y where both are.
    if let y = placed.y, y.isPoint, self.y.kind == .number {
      placed.growsAlong = .vertical
      // Numbers on both axes grow nowhere, where both ends are told.
      if let x = placed.x, !x.isPoint, !x.isBand { placed.growsAlong = nil }
    } else if let x = placed.x, x.isPoint, self.x.kind == .number {
      placed.growsAlong = .horizontal
      if let y = placed.y, !y.isPoint, !y.isBand { placed.growsAlong = nil }
    }
    return placed
  }

  private static func stretch(
    _ extent: Mark.Extent, on scale: PositionScale
  ) -> PlacedMark.Stretch? {
    switch extent {
    case .value(let value):
      guard let number = scale.number(of: value.datum) else { return nil }
      if scale.kind == .category {
        return PlacedMark.Stretch(low: number - 0.5, high: number + 0.5, isBand: true)
      }
      guard let unit = value.unit, DateTicks.reach.contains(number),
        let interval = DateLabels.calendar.dateInterval(
          of: unit, for: Date(timeIntervalSinceReferenceDate: number))
      else { return PlacedMark.Stretch(low: number, high: number) }
      return PlacedMark.Stretch(
        low: interval.start.timeIntervalSinceReferenceDate,
        high: interval.end.timeIntervalSinceReferenceDate, isBand: true)
    case .range(let lower, let upper):
      guard let one = scale.number(of: lower.datum), let other = scale.number(of: upper.datum)
      else { return nil }
      let room = scale.kind == .category ? 0.5 : 0
      return PlacedMark.Stretch(
        low: min(one, other) - room, high: max(one, other) + room, isRange: true)
    }
  }

  /// Puts marks with `position(by:)` side by side.
  private mutating func placeBeside() {
    var kinds = ChartKinds()
    for placed in marks { kinds.add(placed.mark.position?.value) }
    guard kinds.names.count > 1 else { return }
    for index in marks.indices {
      guard let place = kinds.index(of: marks[index].mark.position?.value) else { continue }
      marks[index].place = place
      marks[index].placeCount = kinds.names.count
    }
  }

  // MARK: Stacks

  private struct StackKey: Hashable {
    let isBar: Bool
    let isUpright: Bool
    let at: Double
    let place: Int
  }

  /// Puts marks that grow at one place on each other.
  private mutating func stack() {
    var stacks: [StackKey: [Int]] = [:]
    var order: [StackKey] = []
    let areaSeries = Set(marks.filter { $0.mark.kind == .area }.map(\.series)).count
    for (index, placed) in marks.enumerated() {
      guard let axis = placed.growsAlong else { continue }
      let across = axis == .vertical ? placed.x : placed.y
      let key = StackKey(
        isBar: placed.mark.kind == .bar, isUpright: axis == .vertical, at: across?.middle ?? 0,
        place: placed.place)
      if stacks[key] == nil { order.append(key) }
      stacks[key, default: []].append(index)
    }
    for key in order {
      let members = stacks[key] ?? []
      stack(members, isStack: members.count > 1 && (key.isBar || areaSeries > 1))
    }
  }

  private mutating func stack(_ members: [Int], isStack: Bool) {
    func value(_ index: Int) -> Double {
      (marks[index].growsAlong == .vertical ? marks[index].y : marks[index].x)?.low ?? 0
    }
    let stacking = members.first.map { marks[$0].mark.stacking } ?? .standard
    let total = members.reduce(0) { $0 + abs(value($1)) }
    var (above, below) = (0.0, 0.0)
    if stacking == .center { above = -total / 2 }
    for index in members {
      var value = value(index)
      if stacking == .normalized { value = total > 0 ? value / total : 0 }
      if stacking == .center { value = abs(value) }
      let isPiled = stacking != .unstacked && (isStack || stacking != .standard)
      let base = isPiled ? (value < 0 ? below : above) : 0
      let stretch = PlacedMark.Stretch(low: min(base, base + value), high: max(base, base + value))
      if value < 0 { below = base + value } else { above = base + value }
      if marks[index].growsAlong == .vertical {
        marks[index].y = stretch
      } else {
        marks[index].x = stretch
      }
      marks[index].isStacked = isPiled && members.count > 1
    }
  }

  /// Gives each sector its part of the turn.
  private mutating func divideTurn() {
    func share(_ placed: PlacedMark) -> Double {
      guard case .number(let share)? = placed.mark.angle?.datum else { return 0 }
      return placed.mark.kind == .sector ? share : 0
    }
    let most = marks.map(share).max() ?? 0
    guard most > 0 else { return }
    // As parts of the largest, so that no sum is endless.
    let total = marks.reduce(0) { $0 + share($1) / most }
    var sum = 0.0
    for index in marks.indices where marks[index].mark.kind == .sector {
      let next = sum + share(marks[index]) / most
      marks[index].turn = (sum / total)...(max(next, sum) / total)
      sum = next
    }
  }
}

/// Numbers the lines and areas of a chart.
private struct SeriesIndex {
  private struct Key: Hashable {
    let kind: Mark.Kind
    let values: [PlottedValue?]
  }

  private var indices: [Key: Int] = [:]

  mutating func index(of mark: Mark) -> Int {
    let key = Key(
      kind: mark.kind,
      values: [mark.series, mark.styleValue, mark.symbolValue, mark.lineStyleValue])
    if let index = indices[key] { return index }
    indices[key] = indices.count
    return indices.count - 1
  }
}
