/// Gives a script the digests and the lines of the state that come of it now.
///
/// It is told of each event while the script is played, and then changes the lines of the file that say
/// something else. Everything else stays as it is, byte by byte: comments, blank lines, how things are
/// aligned. A script without any digest gets one after each step that does something.
public struct ReplayUpdate {
  /// What was said of a step, and what is said now.
  public struct Change: Equatable, Sendable {
    /// The step's line in the file that was there, from 1.
    public var line: Int
    /// The digest that was there; nil for none.
    public var oldDigest: UInt64?
    public var digest: UInt64
    /// The lines of the state that stand there otherwise, or not at all.
    public var lines: [SnapshotDifference]
  }

  /// What is right for a step.
  fileprivate struct Note {
    var digest: UInt64
    /// Nil where the script tells of no lines.
    var changes: [SnapshotChange]?
    var old: (digest: UInt64?, changes: [SnapshotChange])
  }

  private let addsDigests: Bool
  private var notes: [Int: Note] = [:]
  private var tellsLines = false
  /// The names of the lines that the new file tells of: whoever plays it holds each later digest to them.
  private var told: Set<String> = []
  /// The lines that files tell of that the script uses.
  private var toldElsewhere = StateSnapshot()
  /// The steps of such files whose digests or lines are others now, which only those files can say.
  public private(set) var elsewhere: [PlayedEvent] = []
  /// The state after the step with a digest before.
  private var last: StateSnapshot

  /// - Parameters:
  ///   - hasDigests: Whether the script has any.
  ///   - beginning: The state before its first step.
  public init(hasDigests: Bool, beginning: StateSnapshot) {
    addsDigests = !hasDigests
    last = beginning
  }

  /// Takes note of an event that has just happened.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - digest: The state's digest after it.
  ///   - snapshot: The state after it; only asked for where the script tells of it.
  public mutating func note(
    _ event: PlayedEvent, digest: UInt64, snapshot: @autoclosure () -> StateSnapshot
  ) {
    let step = event.step
    guard event.isLast, step.digest != nil || (addsDigests && !step.action.isExpectation) else {
      return
    }
    guard let line = step.line else { return noteElsewhere(event, digest, snapshot()) }
    if step.action == .start, !step.changes.isEmpty {
      tellsLines = true
      last = StateSnapshot()
    }
    var changes: [SnapshotChange]?
    if tellsLines || !step.changes.isEmpty || !addsDigests {
      let now = snapshot()
      if tellsLines || !step.changes.isEmpty {
        changes = now.changes(since: last)
      } else if !told.isEmpty {
        let known = now.changes(since: last).filter { told.contains($0.name) }
        changes = known.isEmpty ? nil : known
      }
      last = now
    }
    told.formUnion((changes ?? []).map(\.name))
    notes[line] = Note(digest: digest, changes: changes, old: (step.digest, step.changes))
  }

  /// What stands in another file holds as it is, or can't be set right here.
  private mutating func noteElsewhere(
    _ event: PlayedEvent, _ digest: UInt64, _ now: StateSnapshot
  ) {
    let step = event.step
    guard let old = step.digest else { return }
    tellsLines = tellsLines || (step.action == .start && !step.changes.isEmpty)
    told.formUnion(step.changes.map(\.name))
    toldElsewhere.apply(step.changes)
    last = now
    let isWrong =
      tellsLines ? toldElsewhere != now : told.contains { toldElsewhere[$0] != now[$0] }
    if old != digest || isWrong { elsewhere.append(event) }
  }

  /// The file as it should be.
  ///
  /// - Parameter bytes: The file that was played.
  /// - Returns: Its new content, and what changed, by lines.
  /// - Complexity: O(*n*) in the number of bytes.
  public func apply(to bytes: [UInt8]) -> (bytes: [UInt8], changes: [Change]) {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var changes: [Change] = []
    var lines = FileLines(bytes)
    while let line = lines.next() {
      guard let note = notes[lines.number], !note.isAsBefore, !line.isCutOff else {
        result += line.bytes
        continue
      }
      let number = lines.number
      result += line.replacingDigest(note.old.digest, with: note.digest)
      if let new = note.changes {
        lines.skipChanges()
        for change in new {
          result += Array("\(change)".utf8) + line.ending
        }
      }
      changes.append(note.change(at: number))
    }
    return (result, changes)
  }
}

extension ReplayUpdate.Note {
  fileprivate var isAsBefore: Bool {
    old.digest == digest && (changes ?? old.changes) == old.changes
  }

  fileprivate func change(at line: Int) -> ReplayUpdate.Change {
    var lines: [SnapshotDifference] = []
    if let changes {
      let before = Dictionary(old.changes.map { ($0.name, $0) }) { _, last in last }
      let now = Dictionary(changes.map { ($0.name, $0) }) { _, last in last }
      let names = (old.changes.map(\.name) + changes.map(\.name).filter { before[$0] == nil })
      lines = names.filter { before[$0] != now[$0] }.map {
        SnapshotDifference(name: $0, expected: before[$0]?.value, found: now[$0]?.value)
      }
    }
    return ReplayUpdate.Change(
      line: line, oldDigest: old.digest, digest: digest, lines: lines)
  }
}
