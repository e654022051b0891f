/// A change of what happens in a replay. Steps go by the numbers that they have in the replay as it is.
public enum WatchEdit: Equatable, Sendable {
  /// A step doesn't happen.
  case skip(step: Int)
  /// A step happens at another time, in milliseconds since the start.
  case retime(step: Int, milliseconds: Int64)
  /// A step and its neighbour trade places: each does at the other's time what it does. With the one before, or
  /// with the one behind.
  case moveBack(step: Int)
  case moveOn(step: Int)
  /// Something more happens, as a line of a replay says it: `tap card:3`.
  case insert(milliseconds: Int64, action: String)

  /// The step that is changed; nil for what is inserted.
  var step: Int? {
    switch self {
    case .skip(let step), .retime(let step, _), .moveBack(let step), .moveOn(let step): step
    case .insert: nil
    }
  }
}

extension WatchEdit: CustomStringConvertible {
  /// A line: `skip 3`, `retime 3 1200`, `back 3`, `on 3`, `insert 1200 tap card:3`.
  public var description: String {
    switch self {
    case .skip(let step): "skip \(step)"
    case .retime(let step, let milliseconds): "retime \(step) \(milliseconds)"
    case .moveBack(let step): "back \(step)"
    case .moveOn(let step): "on \(step)"
    case .insert(let milliseconds, let action): "insert \(milliseconds) \(action)"
    }
  }

  /// The change that a line tells; nil for any other line.
  public init?(_ line: some StringProtocol) {
    let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    guard words.count >= 2, let number = Int64(words[1]), number >= 0,
      let step = Int(exactly: number)
    else { return nil }
    switch (words[0], words.count) {
    case ("skip", 2): self = .skip(step: step)
    case ("back", 2): self = .moveBack(step: step)
    case ("on", 2): self = .moveOn(step: step)
    case ("retime", 3):
      guard let milliseconds = Int64(words[2]), milliseconds >= 0 else { return nil }
      self = .retime(step: step, milliseconds: milliseconds)
    case ("insert", 3) where !words[2].isEmpty && !words[2].contains("\n"):
      self = .insert(milliseconds: number, action: String(words[2]))
    default: return nil
    }
  }
}
