/// A session as a value: the game that was dealt, and everything that happened to it, by time.
///
/// `ReplayGrammar` is what it looks like as text. Times never fall, and nothing follows an `end`;
/// a script that breaks that can be built, but is refused when it is played or read.
public struct ReplayScript: Sendable {
  public var header: ReplayHeader
  public var steps: [ReplayStep]
  /// The comments below the last step, without their `//`.
  public var trailingComments: [String]
  /// The file that the script was read from, as errors name it.
  public internal(set) var file = ""

  public init(header: ReplayHeader, steps: [ReplayStep] = [], trailingComments: [String] = []) {
    self.header = header
    self.steps = steps
    self.trailingComments = trailingComments
  }

  /// Whether the script says where it ends. A recording does not whose writer was killed.
  public var isComplete: Bool {
    steps.last?.action == .end
  }

  /// The time of the last event, in milliseconds.
  public var endTime: Int64 {
    steps.reduce(0) { latest, step in max(latest, step.endTime) }
  }

  /// Where the value of a header's field stands, for an error that only a driver can find:
  /// a deck that doesn't exist.
  public func position(of field: ReplayHeader.Field) -> SourcePosition {
    header.position(of: field, in: file)
  }
}

extension ReplayScript: Equatable {
  /// Scripts are equal that say the same, whatever file they come from.
  public static func == (left: ReplayScript, right: ReplayScript) -> Bool {
    left.header == right.header && left.steps == right.steps
      && left.trailingComments == right.trailingComments
  }
}
