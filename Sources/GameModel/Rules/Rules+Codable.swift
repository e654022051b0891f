extension Rules.Deal: Codable {}
extension Rules.Mismatch: Codable {}

extension Rules: Codable {
  private enum CodingKeys: String, CodingKey {
    case deal, mismatch, bonusNanoseconds, points
  }

  /// Encodes the rules; a bonus limit is rounded down to whole nanoseconds.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(deal, forKey: .deal)
    try container.encode(mismatch, forKey: .mismatch)
    try container.encode(bonusLimitNanoseconds, forKey: .bonusNanoseconds)
    try container.encode(points, forKey: .points)
  }

  /// Decodes rules that a game can be played by.
  ///
  /// - Throws: A ``SetupError`` for rules out of their bounds, a `DecodingError` for what is no
  ///   rules at all.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      deal: try container.decode(Deal.self, forKey: .deal),
      mismatch: try container.decode(Mismatch.self, forKey: .mismatch),
      bonusLimit: .nanoseconds(try container.decode(Int64.self, forKey: .bonusNanoseconds)),
      points: try container.decode(Points.self, forKey: .points))
    try validate()
  }
}
