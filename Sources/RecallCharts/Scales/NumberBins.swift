/// Stretches of numbers, all of one length, for how often numbers lie in each: a histogram.
///
/// ```swift
/// let bins = NumberBins(data: heights, desiredCount: 20)
/// let counts = Dictionary(grouping: heights, by: bins.index).mapValues(\.count)
/// ```
public struct NumberBins<Value: BinaryFloatingPoint>: RandomAccessCollection, Equatable {
  /// The bounds, in order: one more than there are stretches.
  public let thresholds: [Value]

  /// Creates stretches with bounds of their own, which are put in order.
  public init(thresholds: [Value]) {
    var sorted: [Value] = []
    for value in thresholds.filter(\.isFinite).sorted() where value != sorted.last {
      sorted.append(value)
    }
    self.thresholds = sorted
  }

  /// Creates stretches of a length that cover a range.
  ///
  /// - Parameters:
  ///   - size: Of each; a length that isn't positive makes one of the whole range.
  ///   - range: What they cover.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(size: Double(size), low: Double(range.lowerBound), high: Double(range.upperBound))
  }

  /// Creates as many stretches of one length as are wanted, which cover a range.
  ///
  /// - Parameters:
  ///   - range: What they cover.
  ///   - count: How many: from 1 to 10,000, which are the nearest for any other number.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.min(Swift.max(count, 1), 10_000)
    let step = (range.upperBound - range.lowerBound) / Value(count)
    self.init(
      thresholds: (0..<count).map { range.lowerBound + step * Value($0) } + [range.upperBound])
  }

  /// Creates stretches that cover a range, between numbers that people count in.
  ///
  /// - Parameters:
  ///   - range: What they cover.
  ///   - desiredCount: About how many.
  ///   - minimumStride: How long each is at least.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    let step = NiceNumbers.step(over: high - low, count: Swift.max(desiredCount, 1)) ?? 1
    self.init(size: Swift.max(step, Double(minimumStride)), low: low, high: high)
  }

  /// Creates stretches that have all of some numbers inside, between numbers that people count in.
  ///
  /// - Parameters:
  ///   - data: The numbers; those that are none are left out.
  ///   - desiredCount: About how many; nil for some ten.
  ///   - minimumStride: How long each is at least.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let finite = data.filter(\.isFinite)
    guard let least = finite.min(), let most = finite.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(
      range: least...most, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }

  private init(size: Double, low: Double, high: Double) {
    guard size > 0, size.isFinite, low.isFinite, high.isFinite, (high - low) / size < 100_000 else {
      self.init(thresholds: low.isFinite && high.isFinite ? [Value(low), Value(high)] : [])
      return
    }
    let first = (low / size + 1e-9).rounded(.down)
    // The largest number lies in the last stretch, which ends behind it.
    let last = Swift.max((high / size + 1e-9).rounded(.down) + 1, first + 1)
    self.init(thresholds: (0...Int(last - first)).map { Value((first + Double($0)) * size) })
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// A stretch; the nearest where there is none of this index.
  public subscript(position: Int) -> ChartBinRange<Value> {
    let index = Swift.min(Swift.max(position, 0), Swift.max(endIndex - 1, 0))
    guard thresholds.indices.contains(index + 1) else {
      let only = thresholds.first ?? 0
      return ChartBinRange(lowerBound: only, upperBound: only)
    }
    return ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1])
  }

  /// Which stretch a number lies in; below the first one 0, above the last one that.
  public func index(for value: Value) -> Int {
    let upper = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(upper - 1, 0), Swift.max(endIndex - 1, 0))
  }
}

/// Stretches of dates, each of a unit of the Gregorian calendar in Greenwich's time.
public struct DateBins: RandomAccessCollection, Equatable {
  /// The bounds, in order: one more than there are stretches.
  public let thresholds: [Date]

  /// Creates stretches with bounds of their own, which are put in order.
  public init(thresholds: [Date]) {
    var sorted: [Date] = []
    for date in thresholds.sorted() where date != sorted.last { sorted.append(date) }
    self.thresholds = sorted
  }

  /// Creates stretches that cover a range.
  ///
  /// - Parameters:
  ///   - unit: What each is of.
  ///   - count: How many units each has.
  ///   - range: What they cover.
  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>) {
    let ticks = DateTicks(unit: unit, count: count)
    let (low, high) = (
      range.lowerBound.timeIntervalSinceReferenceDate,
      range.upperBound.timeIntervalSinceReferenceDate
    )
    self.init(
      thresholds: ticks.bounds(around: low, high).map(Date.init(timeIntervalSinceReferenceDate:)))
  }

  /// Creates stretches that have all of some dates inside.
  public init(unit: Calendar.Component, by count: Int = 1, data: [Date]) {
    guard let first = data.min(), let last = data.max() else {
      self.init(thresholds: [])
      return
    }
    self.init(unit: unit, by: count, range: first...last)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// A stretch; the nearest where there is none of this index.
  public subscript(position: Int) -> ChartBinRange<Date> {
    let index = Swift.min(Swift.max(position, 0), Swift.max(endIndex - 1, 0))
    guard thresholds.indices.contains(index + 1) else {
      let only = thresholds.first ?? Date(timeIntervalSinceReferenceDate: 0)
      return ChartBinRange(lowerBound: only, upperBound: only)
    }
    return ChartBinRange(lowerBound: thresholds[index], upperBound: thresholds[index + 1])
  }

  /// Which stretch a date lies in; before the first one 0, after the last one that.
  public func index(for value: Date) -> Int {
    let upper = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(upper - 1, 0), Swift.max(endIndex - 1, 0))
  }
}
