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
    let place = header.places[field] ?? TextPlace(line: 1, column: 1)
    return SourcePosition(file: file, line: place.line, column: place.column)
  }

  /// Where the action of a step stands.
  func position(ofStep index: Int, operand: Int? = nil) -> SourcePosition {
    let source = steps[index].source ?? StepSource(place: TextPlace(line: 1, column: 1))
    let columns = source.operandColumns
    let column = operand.flatMap { columns.indices.contains($0) ? columns[$0] : nil }
    return SourcePosition(
      file: file, line: source.place.line, column: column ?? source.place.column)
  }
}

extension ReplayScript: Equatable {
  /// Scripts are equal that say the same, whatever file they come from.
  public static func == (left: ReplayScript, right: ReplayScript) -> Bool {
    left.header == right.header && left.steps == right.steps
      && left.trailingComments == right.trailingComments
  }
}
