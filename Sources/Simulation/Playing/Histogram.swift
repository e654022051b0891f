/// How often each of some integers came up.
public struct Histogram: Equatable, Sendable {
  private var counts: [Int] = []
  /// The integer of the first count.
  private var origin = 0
  /// How many integers were added.
  public private(set) var total = 0

  /// Creates an empty histogram.
  public init() {}

  /// Counts an integer a number of times.
  public mutating func add(_ value: Int, times: Int = 1) {
    guard times > 0 else { return }
    makeRoom(for: value)
    counts[value - origin] += times
    total += times
  }

  /// Adds all the counts of another histogram.
  public mutating func add(_ other: Histogram) {
    for bin in other.bins {
      add(bin.value, times: bin.count)
    }
  }

  private mutating func makeRoom(for value: Int) {
    if counts.isEmpty { origin = value }
    if value < origin {
      counts.insert(contentsOf: repeatElement(0, count: origin - value), at: 0)
      origin = value
    }
    let missing = value - origin - counts.count + 1
    if missing > 0 { counts.append(contentsOf: repeatElement(0, count: missing)) }
  }

  /// The integers that came up, in order, with their counts.
  public var bins: [(value: Int, count: Int)] {
    counts.indices.filter { counts[$0] > 0 }.map { (origin + $0, counts[$0]) }
  }

  public static func == (left: Histogram, right: Histogram) -> Bool {
    left.bins.elementsEqual(right.bins, by: ==)
  }

  /// The mean; 0 of nothing.
  public var mean: Double {
    guard total > 0 else { return 0 }
    return bins.reduce(0.0) { $0 + Double($1.value) * Double($1.count) } / Double(total)
  }

  /// The unbiased standard deviation of a sample; 0 of less than two integers.
  public var standardDeviation: Double {
    guard total > 1 else { return 0 }
    let mean = mean
    let squares = bins.reduce(0.0) { sum, bin in
      let deviation = Double(bin.value) - mean
      return sum + deviation * deviation * Double(bin.count)
    }
    return (squares / Double(total - 1)).squareRoot()
  }

  /// How far from the mean of the sample the true mean is at most, at 99 % confidence, for samples
  /// large enough to be normal.
  public var meanErrorAt99Percent: Double {
    guard total > 0 else { return 0 }
    return 2.575_829_303_548_900_4 * standardDeviation / Double(total).squareRoot()
  }
}
