/// How values of an axis become points.
///
/// Every value has a number on the axis: a number itself, a date its seconds, a category its index. So
/// categories stand in bands one wide, and all that follows is about numbers.
struct PositionScale {
  enum Kind: Equatable {
    case number, date, category
  }

  var kind = Kind.number
  var type = ScaleType.linear
  var categories: [String] = []
  var domain: ClosedRange<Double> = 0...1
  /// Where the domain's ends stand, in points from the top leading corner of the plot.
  var start: CGFloat = 0
  var end: CGFloat = 0

  private let indices: [String: Int]

  init(kind: Kind = .number, categories: [String] = []) {
    self.kind = kind
    self.categories = categories
    indices = Dictionary(
      zip(categories, categories.indices), uniquingKeysWith: { first, _ in first })
    if kind == .category { domain = -0.5...(Double(max(categories.count, 1)) - 0.5) }
  }

  /// The number of a value; nil when it can't stand on this axis.
  func number(of datum: _Datum) -> Double? {
    switch (datum, kind) {
    case (.number(let number), .number): number
    case (.date(let date), .date): date.timeIntervalSinceReferenceDate
    case (.category(let name), .category): indices[name].map { Double($0) }
    default: nil
    }
  }

  /// The value of a number; nil where no category stands.
  func datum(at number: Double) -> _Datum? {
    guard number.isFinite else { return nil }
    switch kind {
    case .number: return .number(number)
    case .date: return .date(Date(timeIntervalSinceReferenceDate: number))
    case .category:
      let index = number.rounded()
      guard index >= 0, index < Double(categories.count) else { return nil }
      return .category(categories[Int(index)])
    }
  }

  /// Where a number stands, in points.
  func position(of number: Double) -> CGFloat? {
    let (low, high) = (type.applied(to: domain.lowerBound), type.applied(to: domain.upperBound))
    let place = type.applied(to: number)
    guard place.isFinite, high > low else { return high == low ? (start + end) / 2 : nil }
    let position = start + (end - start) * CGFloat((place - low) / (high - low))
    return position.isFinite ? position : nil
  }

  /// Where what reaches down to a number ends, in points: at the lower end of a scale that has no place for it.
  func lowerEdge(of number: Double) -> CGFloat? {
    type == .log && number <= 0 ? start : position(of: number)
  }

  /// Where a number's band begins and ends, in points; its place where it has none.
  func band(of number: Double) -> ClosedRange<CGFloat>? {
    let room = kind == .category ? 0.5 : 0
    guard let start = position(of: number - room), let end = position(of: number + room) else {
      return nil
    }
    return min(start, end)...max(start, end)
  }

  /// The number at a position.
  func number(at position: CGFloat) -> Double? {
    let (low, high) = (type.applied(to: domain.lowerBound), type.applied(to: domain.upperBound))
    guard end != start, high > low else { return nil }
    let place = low + Double((position - start) / (end - start)) * (high - low)
    let number = type.inverse(of: place)
    return number.isFinite ? number : nil
  }

  /// How many points a stretch of numbers takes.
  func length(of stretch: Double) -> CGFloat {
    let span = domain.upperBound - domain.lowerBound
    return span > 0 ? abs(end - start) * CGFloat(stretch / span) : abs(end - start)
  }
}

/// How numbers and points go together.
public struct ScaleType: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case linear, log, squareRoot
    case symmetricLog(slope: Double)
    case power(Double)
  }

  private let kind: Kind

  public static let linear = ScaleType(kind: .linear)
  /// By powers of ten; what isn't above zero is left out.
  public static let log = ScaleType(kind: .log)
  public static let squareRoot = ScaleType(kind: .squareRoot)
  /// By logarithms to both sides of zero.
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)

  /// By logarithms to both sides of zero.
  ///
  /// - Parameter slopeAtZero: How steep it is at zero; one that isn't above zero counts as 1.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    let isSlope = slopeAtZero.isFinite && slopeAtZero > 0
    return ScaleType(kind: .symmetricLog(slope: isSlope ? slopeAtZero : 1))
  }

  /// By a power of each number.
  ///
  /// - Parameter exponent: One that isn't above zero counts as 1.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(kind: .power(exponent.isFinite && exponent > 0 ? exponent : 1))
  }

  /// As the values ask for.
  public static let date = ScaleType(kind: .linear)
  /// As the values ask for.
  public static let category = ScaleType(kind: .linear)

  func applied(to number: Double) -> Double {
    switch kind {
    case .linear: number
    case .log: number > 0 ? log10(number) : .nan
    case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
    case .symmetricLog(let slope): (number < 0 ? -1 : 1) * log1p(abs(number) * slope)
    case .power(let exponent): (number < 0 ? -1 : 1) * pow(abs(number), exponent)
    }
  }

  func inverse(of place: Double) -> Double {
    switch kind {
    case .linear: place
    case .log: pow(10, place)
    case .squareRoot: place < 0 ? -place * place : place * place
    case .symmetricLog(let slope): (place < 0 ? -1 : 1) * expm1(abs(place)) / slope
    case .power(let exponent): (place < 0 ? -1 : 1) * pow(abs(place), 1 / exponent)
    }
  }
}
