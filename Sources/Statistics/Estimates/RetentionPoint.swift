/// How well cards are remembered that were last seen so many moves ago.
///
/// A blind choice hits, too. Of `n` choices in which a card was wanted, with chances `g` of a blind
/// hit, a player who remembers a share r of the cards and guesses at the others hits
/// `r · n + (1 − r) · Σ g` times in the mean. So r is estimated by `(hits − Σ g) / (n − Σ g)`, the
/// correction for guessing of psychology (Macmillan and Creelman, "Detection theory", 2005).
public struct RetentionPoint: Codable, Equatable, Sendable {
  /// How many moves ago the cards were seen.
  public let movesAgo: ClosedRange<Int>
  /// How often one of them was wanted.
  public let trials: Int
  /// How often it was chosen.
  public let hits: Int
  /// How often it would have been chosen blindly: Σ g.
  public let blindHits: Double

  /// From 0 and from 1 to 4 moves ago apart, then in groups that grow, as what is forgotten grows slower:
  /// the last one has no end.
  static let groups: [ClosedRange<Int>] = [
    0...0, 1...1, 2...2, 3...3, 4...4, 5...6, 7...9, 10...14, 15...24, 25...Int.max,
  ]

  /// The share of the cards that is remembered: 1 for all, 0 for none, less where blind choices would
  /// have hit more often.
  public var rate: Double { corrected(Double(hits) / Double(max(trials, 1))) }

  /// Where the true share lies at 95 % confidence: Wilson's interval for the share of hits, corrected
  /// for guessing as the share is. The trials' chances differ, which only makes it wider than it need
  /// be (Hoeffding, 1956).
  public var interval: ClosedRange<Double> {
    let hits = Wilson.interval(hits: hits, of: trials)
    return corrected(hits.lowerBound)...corrected(hits.upperBound)
  }

  /// How many moves ago, as people write it: `3`, `5–6`, `25+`.
  public var label: String {
    if movesAgo.upperBound == .max { return "\(movesAgo.lowerBound)+" }
    return movesAgo.count == 1
      ? "\(movesAgo.lowerBound)" : "\(movesAgo.lowerBound)–\(movesAgo.upperBound)"
  }

  /// Rising in its argument, so that it may be taken of an interval's ends.
  private func corrected(_ share: Double) -> Double {
    let size = Double(trials)
    guard size > blindHits else { return 0 }
    return (share * size - blindHits) / (size - blindHits)
  }

  /// Counts samples, each in its group; groups without one are left out.
  ///
  /// - Complexity: O(n)
  public static func points(of samples: some Sequence<RecallSample>) -> [RetentionPoint] {
    let samples = samples.filter(\.isValid)
    return groups.compactMap { group in
      let inside = samples.filter { group.contains($0.movesAgo) }
      guard !inside.isEmpty else { return nil }
      return RetentionPoint(
        movesAgo: group, trials: inside.count, hits: inside.count { $0.isHit },
        blindHits: inside.reduce(0) { $0 + $1.chance })
    }
  }
}
