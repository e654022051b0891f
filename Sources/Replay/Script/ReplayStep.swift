import VirtualTime

/// One line of a script: something that happens, and what it leads to.
public struct ReplayStep: Sendable {
  /// Whole milliseconds since the start.
  public var time: Int64
  public var action: ReplayAction
  /// The digest of the state after the action's last event.
  public var digest: UInt64?
  /// How the snapshot's lines differ from those after the step before, sorted by name.
  ///
  /// Only a step with a digest has them.
  public var changes: [SnapshotChange]
  /// The comments above the step, without their `//`.
  public var comments: [String]
  var source: StepSource?

  public init(
    at time: Int64, _ action: ReplayAction, digest: UInt64? = nil,
    changes: [SnapshotChange] = [], comments: [String] = []
  ) {
    self.time = time
    self.action = action
    self.digest = digest
    self.changes = changes
    self.comments = comments
  }

  /// When the step begins.
  public var instant: Instant {
    Instant(milliseconds: time)
  }

  /// When the last event of the step happens, in milliseconds.
  public var endTime: Int64 {
    let (end, overflow) = time.addingReportingOverflow(action.milliseconds)
    return overflow ? .max : end
  }
}

extension ReplayStep {
  /// The line in the script's own file that it stands on, from 1; nil for a step that was built, and for
  /// one of a file that the script uses.
  public var line: Int? {
    source.flatMap { $0.file == nil ? $0.place.line : nil }
  }

  /// Where the action stands, or what it names, in the file that the step was read from.
  func position(in file: String, operand: Int? = nil) -> SourcePosition {
    let source = source ?? StepSource(place: TextPlace(line: 1, column: 1))
    let column = operand.flatMap { source.operandColumns[$0] }
    return SourcePosition(
      file: source.file ?? file, line: source.place.line, column: column ?? source.place.column)
  }

  /// The bytes of the names and values of its changes.
  var changeBytes: Int {
    changes.reduce(0) { $0 + $1.name.utf8.count + ($1.value?.utf8.count ?? 0) }
  }
}

extension ReplayStep: Equatable {
  /// Steps are equal that say the same, wherever they stand in a file.
  public static func == (left: ReplayStep, right: ReplayStep) -> Bool {
    left.time == right.time && left.action == right.action && left.digest == right.digest
      && left.changes == right.changes && left.comments == right.comments
  }
}

/// The columns of what an action names: its place, or both of a drag's.
struct OperandColumns: Hashable, Sendable {
  private let first: Int?
  private let second: Int?

  init(_ first: Int? = nil, _ second: Int? = nil) {
    (self.first, self.second) = (first, second)
  }

  /// That of the first or the second place, from 0.
  subscript(operand: Int) -> Int? {
    switch operand {
    case 0: first
    case 1: second
    default: nil
    }
  }
}

/// Where a step stands in the file that it was read from.
struct StepSource: Hashable, Sendable {
  /// The line, and the column of the action's word.
  var place: TextPlace
  var operandColumns = OperandColumns()
  /// The file, where that isn't the script's own but one that it uses.
  var file: String?
}
