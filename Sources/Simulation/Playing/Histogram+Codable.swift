extension Histogram: Codable {
  /// The counts by their integers, in order: `[[12, 3], [13, 1]]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bins.map { [$0.value, $0.count] })
  }

  /// Reads counts.
  ///
  /// - Throws: `DecodingError` for what isn't a list of integers with their counts, for integers that
  ///   are further from each other than those of any game, and for counts that add up to more than there
  ///   can be.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let bins = try container.decode([[Int]].self)
    func refuse(_ message: String) -> DecodingError {
      .dataCorruptedError(in: container, debugDescription: message)
    }
    self.init()
    var sum = 0
    for bin in bins {
      guard bin.count == 2, bin[1] > 0, (-Self.farthest...Self.farthest).contains(bin[0]) else {
        throw refuse("expected an integer and its count, found \(bin)")
      }
      let (total, overflow) = sum.addingReportingOverflow(bin[1])
      guard !overflow, total <= Self.mostCounted else {
        throw refuse("expected counts of at most \(Self.mostCounted) in all, found more")
      }
      sum = total
      add(bin[0], times: bin[1])
    }
  }

  /// More moves than a game of 100,000 pairs takes.
  private static let farthest = 100_000_000
  /// More games than anybody plays.
  private static let mostCounted = 1 << 60
}
