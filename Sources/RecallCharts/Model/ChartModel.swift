/// The marks of a chart on numbers: stacked, told apart, and with what the axes cover.
struct ChartModel {
  var marks: [PlacedMark] = []
  var x = PositionScale()
  var y = PositionScale()
  /// What stands on the axes, as the first mark names it.
  var xLabel: String?
  var yLabel: String?
  /// The names of what `foregroundStyle(by:)`, `symbol(by:)` and `lineStyle(by:)` tell apart.
  var styles = ChartKinds()
  var symbols = ChartKinds()
  var lineStyles = ChartKinds()
  /// The numbers that `symbolSize(by:)` lies between.
  var symbolSizes = 0.0...0.0
  /// The areas of symbols of these two, in square points.
  var symbolAreas: ClosedRange<CGFloat> = 25...250
  /// The numbers that `foregroundStyle(by:)` lies between.
  var styleNumbers = 0.0...0.0
  /// How many marks were left out, having what is no number, or nothing of an axis's kind.
  var leftOut = 0
  /// Whether it has sectors only, which need no axes.
  var isPie: Bool { !marks.isEmpty && marks.allSatisfy { $0.mark.kind == .sector } }

  /// What all sectors have together; nil unless there are sectors only.
  var total: Double? {
    guard isPie else { return nil }
    return marks.reduce(0) { sum, placed in
      guard case .number(let share)? = placed.mark.angle?.datum else { return sum }
      return sum + share
    }
  }

  /// Whether `foregroundStyle(by:)` tells numbers.
  var stylesAreNumbers: Bool {
    guard case .number? = styles.data.first else { return false }
    return true
  }

  var fault: String? {
    guard leftOut > 0 else { return nil }
    return """
      \(leftOut == 1 ? "a mark" : "\(leftOut) marks") that can't stand on the axes; expected finite \
      numbers, and one kind of values on each axis. They are left out
      """
  }
}

/// What a value of a chart tells apart, in the order of the marks.
struct ChartKinds: Equatable {
  private(set) var label: String?
  private(set) var names: [String] = []
  /// What the names are of.
  private(set) var data: [_Datum] = []
  private var indices: [String: Int] = [:]

  mutating func add(_ value: PlottedValue?) {
    guard let value else { return }
    label = label ?? value.label
    add(value.datum)
  }

  mutating func add(_ datum: _Datum) {
    let name = datum.text
    guard indices[name] == nil else { return }
    indices[name] = names.count
    names.append(name)
    data.append(datum)
  }

  func index(of value: PlottedValue?) -> Int? { value.flatMap { indices[$0.datum.text] } }
}

/// A mark with numbers for its place.
struct PlacedMark {
  /// A stretch of an axis.
  struct Stretch: Equatable {
    var low: Double
    var high: Double
    /// Whether it is a band, or an interval of the calendar, rather than from one value to another.
    var isBand = false
    /// Whether both ends are told, which may be the same.
    var isRange = false

    var middle: Double { (low + high) / 2 }
    var isPoint: Bool { low == high && !isRange }
  }

  var mark: Mark
  /// Nil for all of the axis.
  var x: Stretch?
  var y: Stretch?
  /// For sectors: the part of the turn, from 0 to 1.
  var turn: ClosedRange<Double> = 0...0
  /// The line or area that the mark belongs to.
  var series = 0
  /// Where it stands among those beside it.
  var place = 0
  var placeCount = 1
  /// Whether it is a part of a stack of several.
  var isStacked = false
  /// Whether it stands on, or hangs from, the zero of an axis.
  var growsAlong: Axis?
}

extension ClosedRange<Double> {
  /// How far a number is on the way from the lower end to the upper one, from 0 to 1; the middle where there
  /// is no way.
  func fraction(of number: Double) -> Double {
    let span = upperBound - lowerBound
    guard span > 0, span.isFinite, number.isFinite else { return 0.5 }
    return Swift.min(Swift.max((number - lowerBound) / span, 0), 1)
  }
}
