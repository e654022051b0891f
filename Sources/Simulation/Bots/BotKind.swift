/// A bot by its name: what a simulation is asked for.
public enum BotKind: Equatable, Sendable {
  /// No memory at all.
  case random
  /// Forgets nothing, plays solitaire as well as can be.
  case perfect
  /// Remembers so many cards, and forgets the one remembered longest.
  case firstInFirstOut(capacity: Int)
  /// Remembers so many cards, and forgets the one not seen for longest.
  case leastRecentlySeen(capacity: Int)
  /// Keeps each card with a probability of so many billionths a move.
  case forgetful(retention: UInt64)
  /// Forgets nothing, plays against another as well as can be, and passes when that is best.
  case optimal
  /// The same, where passing is not allowed.
  case optimalWithoutPassing

  /// A name that no bot has.
  public struct UnknownName: Error, Equatable, CustomStringConvertible {
    /// What was found.
    public let name: String

    public var description: String {
      "'\(name)' is no bot; the bots are random, perfect, fifo:CARDS, lru:CARDS, "
        + "forgetful:PROBABILITY, optimal, optimal-no-pass"
    }
  }

  /// The most cards that a limited memory can be asked to hold.
  public static let largestCapacity = 1_000_000

  /// Creates the kind of bot that a name stands for: `random`, `perfect`, `fifo:7`, `lru:7`,
  /// `forgetful:0.9`, `optimal`, `optimal-no-pass`.
  public init(name: String) throws(UnknownName) {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first ?? "", parts.count > 1 ? parts[1] : nil) {
    case ("random", nil): self = .random
    case ("perfect", nil): self = .perfect
    case ("optimal", nil): self = .optimal
    case ("optimal-no-pass", nil): self = .optimalWithoutPassing
    case ("fifo", let text?):
      self = .firstInFirstOut(capacity: try Self.capacity(text, in: name))
    case ("lru", let text?):
      self = .leastRecentlySeen(capacity: try Self.capacity(text, in: name))
    case ("forgetful", let text?):
      guard let retention = Self.billionths(text) else { throw UnknownName(name: name) }
      self = .forgetful(retention: retention)
    default: throw UnknownName(name: name)
    }
  }

  private static func capacity(_ text: Substring, in name: String) throws(UnknownName) -> Int {
    guard text.allSatisfy(\.isASCIIDigit), let capacity = Int(text),
      capacity <= largestCapacity
    else { throw UnknownName(name: name) }
    return capacity
  }

  /// A probability written as `0`, `1`, `0.9` or `.9`, to nine digits; nil for anything else.
  private static func billionths(_ text: Substring) -> UInt64? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let digits = parts.count > 1 ? parts[1] : ""
    guard parts[0].allSatisfy(\.isASCIIDigit), digits.allSatisfy(\.isASCIIDigit),
      digits.count <= 9, !(parts[0].isEmpty && digits.isEmpty),
      let whole = UInt64(parts[0].isEmpty ? "0" : parts[0]), whole <= 1,
      let fraction = UInt64(digits + String(repeating: "0", count: 9 - digits.count))
    else { return nil }
    let sum = whole * ForgetfulBot.certainty + fraction
    return sum <= ForgetfulBot.certainty ? sum : nil
  }

  /// A bot of this kind, for decks of so many pairs.
  ///
  /// - Complexity: O(1); for the optimal ones O(`pairs`²) time and memory, for their tables.
  public func makeBot(pairs: Int) -> any Bot {
    switch self {
    case .random: RandomBot()
    case .perfect: PerfectBot()
    case .firstInFirstOut(let capacity):
      LimitedMemoryBot(capacity: capacity, replacement: .firstInFirstOut)
    case .leastRecentlySeen(let capacity):
      LimitedMemoryBot(capacity: capacity, replacement: .leastRecentlySeen)
    case .forgetful(let retention): ForgetfulBot(retention: retention)
    case .optimal: OptimalBot(table: TwoPlayerTable(pairs: pairs))
    case .optimalWithoutPassing:
      OptimalBot(table: TwoPlayerTable(pairs: pairs, allowsPassing: false))
    }
  }
}

extension BotKind: CustomStringConvertible {
  /// The name, as it is written on a command line.
  public var description: String {
    switch self {
    case .random: "random"
    case .perfect: "perfect"
    case .firstInFirstOut(let capacity): "fifo:\(capacity)"
    case .leastRecentlySeen(let capacity): "lru:\(capacity)"
    case .forgetful(let retention): "forgetful:\(Self.decimal(retention))"
    case .optimal: "optimal"
    case .optimalWithoutPassing: "optimal-no-pass"
    }
  }

  private static func decimal(_ billionths: UInt64) -> String {
    guard billionths < ForgetfulBot.certainty else { return "1" }
    guard billionths > 0 else { return "0" }
    var digits = String(billionths)
    digits = String(repeating: "0", count: 9 - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "0." + digits
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool {
    isASCII && isWholeNumber
  }
}
