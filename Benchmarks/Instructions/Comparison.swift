import Foundation

/// Counts beside those that were written down.
struct Comparison {
  /// By how much a piece of work may grow: a change elsewhere in the program moves what is inlined.
  static let tolerance = 0.03

  let before: Counts
  let now: Counts

  /// What is wrong, a text for each piece of work.
  var failures: [String] {
    let grown = now.pieces.compactMap { piece -> String? in
      guard let old = before[piece.name] else {
        let count = Self.number(piece.total)
        return "\(piece.name): \(count) instructions, and no count to compare with"
      }
      return Self.change(from: old.total, to: piece.total) > Self.tolerance
        ? Self.growth(from: old, to: piece) : nil
    }
    let gone = before.pieces.map(\.name).filter { now[$0] == nil }
      .map { "\($0): not counted any more" }
    guard !grown.isEmpty || !gone.isEmpty else { return [] }
    let compilers =
      before.compiler == now.compiler
      ? [] : ["The counts were written down with \(before.compiler), these are of \(now.compiler)."]
    return grown + gone + compilers
  }

  /// Each piece of work in a line.
  var summary: [String] {
    now.pieces.map { piece in
      let line = "\(piece.name): \(Self.number(piece.total)) instructions"
      guard let old = before[piece.name] else { return line }
      return line + ", \(Self.percent(Self.change(from: old.total, to: piece.total)))"
    }
  }

  /// Whether a piece of work takes so much less that nobody would notice it growing back.
  var hasShrunk: Bool {
    now.pieces.contains { piece in
      before[piece.name].map { Self.change(from: $0.total, to: piece.total) < -Self.tolerance }
        ?? false
    }
  }

  // MARK: Who grew

  private static func growth(from old: Counts.Piece, to new: Counts.Piece) -> String {
    let change = percent(change(from: old.total, to: new.total))
    var lines = [
      "\(new.name): \(number(new.total)) instructions, \(change) to \(number(old.total))"
    ]
    let most = grownMost(from: old, to: new)
    if let most {
      lines.append("  grew most by itself: \(most.name), +\(number(most.growth))")
    }
    if let outer = innermost(from: old, to: new, but: most?.name) {
      lines.append("  grew most with what it calls: \(outer.name), +\(number(outer.growth))")
    }
    return lines.joined(separator: "\n")
  }

  private static func grownMost(
    from old: Counts.Piece, to new: Counts.Piece
  ) -> (name: String, growth: Int)? {
    growths(from: old, to: new, \.own).max { ($0.growth, $1.name) < ($1.growth, $0.name) }
  }

  /// The function with the smallest count that holds at least half of what came: what calls it grew
  /// as much, and says less.
  private static func innermost(
    from old: Counts.Piece, to new: Counts.Piece, but other: String?
  ) -> (name: String, growth: Int)? {
    growths(from: old, to: new, \.total)
      .filter { $0.name != other && 2 * $0.growth >= new.total - old.total }
      .min { count($0.name, in: new) < count($1.name, in: new) }
  }

  private static func count(_ name: String, in piece: Counts.Piece) -> (Int, String) {
    (piece.functions[name]?.total ?? 0, name)
  }

  /// What functions grew by. Of one that was too small to be kept, only that it took less than all
  /// that were kept is known.
  private static func growths(
    from old: Counts.Piece, to new: Counts.Piece, _ count: KeyPath<Cost, Int>
  ) -> [(name: String, growth: Int)] {
    let counts = old.functions.values.map { $0[keyPath: count] }.sorted(by: >)
    let largestUnknown = counts.count < Counts.Piece.kept ? 0 : counts[Counts.Piece.kept - 1]
    return new.functions.map { name, cost in
      let before = old.functions[name]?[keyPath: count] ?? largestUnknown
      return (name, cost[keyPath: count] - before)
    }.filter { $0.growth > 0 }
  }

  // MARK: Numbers

  private static func change(from old: Int, to new: Int) -> Double {
    old > 0 ? Double(new - old) / Double(old) : new > 0 ? .infinity : 0
  }

  private static func percent(_ change: Double) -> String {
    String(format: "%+.1f %%", change * 100)
  }

  /// With commas between thousands.
  private static func number(_ count: Int) -> String {
    var digits = Substring(String(count))
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.append(digits.suffix(3))
      digits = digits.dropLast(3)
    }
    return ([digits] + groups.reversed()).joined(separator: ",")
  }
}
