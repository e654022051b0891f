import Foundation
import Interaction
import VirtualTime

/// Sends events to a target and writes down what it sends, so that replaying it gives the same.
///
/// The recorder plays what it writes: it rounds an event's time up to whole milliseconds and its
/// position to thousandths of a point, writes the line, reads it back, and sends what it read. So a
/// recording can't say something else than what happened.
///
/// A line is written in two pieces: up to the `#` of its digest before the event is sent, and the
/// digest with the changes of the snapshot after it. When the event kills the process, the file
/// ends with that event. For that, the sink has to hand on each piece at once, unbuffered.
public struct ReplayRecorder<Target: ReplayTarget> {
  /// What the events are sent to.
  public let target: Target
  private var session: ReplaySession<Target>
  private var parser: ReplayParser
  /// Whether the recording can say that a place is beside an element.
  private let tellsGaps: Bool
  private let sink: (String) throws -> Void
  private var snapshot = StateSnapshot()
  private var digest: UInt64?
  private var lastTime: Int64 = 0
  private var isClosed = false

  /// Begins a recording: writes the header, and the whole snapshot as the changes of `start`.
  ///
  /// - Parameters:
  ///   - header: The game that the target shows.
  ///   - target: A target at its beginning.
  ///   - sink: Appends a piece of text to the recording.
  /// - Throws: `RecordingError`, `ReplayError` for a header that a script can't have, and what the
  ///   sink throws.
  public init(
    header: ReplayHeader, target: Target, sink: @escaping (String) throws -> Void
  ) throws {
    guard target.now <= .zero else {
      throw RecordingError.targetHasRun(milliseconds: target.now.millisecondsRoundedUp)
    }
    self.target = target
    self.sink = sink
    tellsGaps = header.version > 1
    session = ReplaySession(on: target, version: header.version)
    parser = ReplayParser(file: "recording")
    let text = "\(ReplayScript(header: header))"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      try parser.read(Array(line.utf8)[...])
    }
    let read = try parser.finish().header
    guard read == header else {
      throw RecordingError.readBackDiffers(written: "\(header)", read: "\(read)")
    }
    try sink(text)
    try record(.start, at: 0)
  }

  /// Goes on with a recording that was left: plays it on a target, and writes down what comes after it.
  ///
  /// - Parameters:
  ///   - recording: Its text, in whole lines; see ``wholeLines(of:)``.
  ///   - target: A target at its beginning, which shows the game of the recording's header.
  ///   - sink: Appends a piece of text to the recording.
  /// - Throws: `ReplayError` for a text that isn't a recording, and `RecordingError` for one that has ended,
  ///   or that comes to another state here than the one that it tells of.
  /// - Complexity: O(events)
  public init(
    continuing recording: String, target: Target, sink: @escaping (String) throws -> Void
  ) throws {
    guard target.now <= .zero else {
      throw RecordingError.targetHasRun(milliseconds: target.now.millisecondsRoundedUp)
    }
    self.target = target
    self.sink = sink
    var bytes = Array(recording.utf8)
    var reader = try ReplayReader(file: "recording") {
      defer { bytes = [] }
      return bytes
    }
    tellsGaps = reader.header.version > 1
    session = ReplaySession(on: target, version: reader.header.version)
    parser = ReplayParser(file: "recording")
    for line in "\(ReplayScript(header: reader.header))".split(
      separator: "\n", omittingEmptySubsequences: false
    ).dropLast() {
      try parser.read(Array(line.utf8)[...])
    }
    while let step = try reader.next() {
      guard step.action != .end else { throw RecordingError.isClosed }
      try session.play(step)
      try parser.readStep(step)
      lastTime = step.time
      if let expected = step.digest, expected != target.digest {
        throw RecordingError.wentOtherwise(milliseconds: step.time)
      }
    }
    snapshot = target.snapshot
    digest = target.digest
  }

  /// A recording without its last line, where its writer was killed in the middle of that.
  public static func wholeLines(of recording: String) -> String {
    let bytes = recording.utf8
    guard let last = bytes.lastIndex(of: UInt8(ascii: "\n")) else { return "" }
    return String(recording[...last])
  }

  /// Writes an event down and sends it.
  ///
  /// It happens at the first whole millisecond that is not before `instant`, nor before the event
  /// that was sent last, nor before the target's `now`.
  ///
  /// - Throws: `RecordingError`, and what the sink throws. After an error the recording is closed.
  public mutating func send(_ event: InputEvent, at instant: Instant) throws {
    let time = try wholeTime(of: instant)
    try advance(to: time)
    target.followFrames()
    for action in try actions(for: event) {
      try record(action, at: time)
    }
  }

  /// Writes the recording's end, with the state that everything led to.
  ///
  /// - Throws: `RecordingError`, and what the sink throws.
  public mutating func end(at instant: Instant) throws {
    try record(.end, at: try wholeTime(of: instant))
    isClosed = true
  }

  // MARK: Writing

  private mutating func record(_ action: ReplayAction, at time: Int64) throws {
    guard !isClosed else { throw RecordingError.isClosed }
    isClosed = true  // Stays so when this throws.
    var step = ReplayStep(at: time, action)
    let read = try readBack(step)
    let beginning = step.lineBeforeDigest
    try sink(beginning)
    do {
      _ = try session.begin(read, index: 0)
    } catch {
      throw RecordingError.target(message: error.description)
    }
    note(&step)
    let rest = step.description.utf8.dropFirst(beginning.utf8.count)
    try sink(Substring(rest) + "\n")
    try parser.readStep(step)
    lastTime = time
    isClosed = false
  }

  /// What the line means that is about to be written.
  private func readBack(_ step: ReplayStep) throws -> ReplayStep {
    var reader = parser
    return try reader.readStep(step)
  }

  /// Adds the digest and the changes to a step that has just happened.
  private mutating func note(_ step: inout ReplayStep) {
    let current = target.digest
    step.digest = current
    guard current != digest else { return }
    let now = target.snapshot
    step.changes = now.changes(since: snapshot)
    snapshot = now
    digest = current
  }

  private func wholeTime(of instant: Instant) throws -> Int64 {
    let time = max(
      lastTime, instant.millisecondsRoundedUp, target.now.millisecondsRoundedUp)
    guard ReplayGrammar.milliseconds.contains(time) else {
      throw RecordingError.timeOutOfRange(time)
    }
    return time
  }

  private func advance(to time: Int64) throws {
    do {
      try target.advance(to: Instant(milliseconds: time))
    } catch {
      throw RecordingError.target(message: "\(error)")
    }
  }

  // MARK: Actions

  /// What is written of an event: a line, or several for text that is too long for one.
  private func actions(for event: InputEvent) throws -> [ReplayAction] {
    switch event {
    case .text(let text) where text.utf8.count > ReplayGrammar.textBytes:
      text.pieces(of: ReplayGrammar.textBytes).map(ReplayAction.text)
    case .paste(let text) where text.utf8.count > ReplayGrammar.textBytes:
      text.pieces(of: ReplayGrammar.textBytes).map(ReplayAction.paste)
    case .marked(let text) where text.utf8.count > ReplayGrammar.textBytes:
      [.marked(text.pieces(of: ReplayGrammar.textBytes)[0])]
    default: [try action(for: event)]
    }
  }

  private func action(for event: InputEvent) throws -> ReplayAction {
    switch event {
    case .pointer(let event):
      guard ReplayGrammar.pointers.contains(event.pointer.number) else {
        throw RecordingError.pointerOutOfRange(event.pointer.number)
      }
      let place = place(of: event)
      return .pointer(event.phase, place, PointerUse(event.pointer, button: event.button))
    case .scroll(let event):
      let delta = ScriptPoint(CGPoint(x: event.delta.width, y: event.delta.height))
      return .scroll(place(at: event.position), by: delta)
    case .key(let event):
      let known = KeyEvent.Modifiers.named.reduce(into: KeyEvent.Modifiers()) { known, named in
        known.formUnion(event.modifiers.intersection(named.modifier))
      }
      return .key(event.phase, event.key, known)
    case .text(let text): return .text(text)
    case .marked(let text): return .marked(text)
    case .paste(let text): return .paste(text)
    case .message(let name, let body):
      guard name.utf8.count + body.utf8.count <= ReplayGrammar.textBytes else {
        throw RecordingError.messageTooLong(name: name, bytes: body.utf8.count)
      }
      return .message(name: name, body: body)
    case .resize(let size): return .resize(ScriptSize(size))
    case .focus(let change): return .focus(change)
    }
  }

  private func place(of event: PointerEvent) -> ScriptPlace {
    guard event.phase != .down else { return place(at: event.position) }
    guard let capture = session.capture(of: event.pointer) else {
      return .point(ScriptPoint(event.position))
    }
    return capture.place(of: event.position)
  }

  /// The element at a point, or the one that is nearest to a gap, and the offset from there; if a
  /// player will find it there again.
  private func place(at position: CGPoint) -> ScriptPlace {
    if let element = target.element(at: position) {
      let canBeFound =
        target.frame(ofElement: element.identifier) == element.frame && element.frame.isPlaced
      return canBeFound
        ? ReplaySession<Target>.PointerCapture(element: element, isBeside: false).place(
          of: position)
        : .point(ScriptPoint(position))
    }
    guard tellsGaps, let nearest = element(nearestTo: position) else {
      return .point(ScriptPoint(position))
    }
    return ReplaySession<Target>.PointerCapture(element: nearest, isBeside: true).place(
      of: position)
  }

  /// - Complexity: O(*n*) in the number of elements.
  private func element(nearestTo position: CGPoint) -> ReplayElement? {
    target.elementIdentifiers
      .compactMap { name in
        target.frame(ofElement: name).map { ReplayElement(identifier: name, frame: $0) }
      }
      .filter(\.frame.isPlaced)
      .min { $0.frame.squaredDistance(to: position) < $1.frame.squaredDistance(to: position) }
  }
}

extension CGRect {
  /// Whether it stands anywhere.
  fileprivate var isPlaced: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }

  /// How far away a point is; zero inside.
  fileprivate func squaredDistance(to point: CGPoint) -> CGFloat {
    let across = max(minX - point.x, 0, point.x - maxX)
    let down = max(minY - point.y, 0, point.y - maxY)
    return across * across + down * down
  }
}

extension ReplayParser {
  /// Reads a step as it is printed, and refuses it when it doesn't mean the same.
  @discardableResult
  fileprivate mutating func readStep(_ step: ReplayStep) throws -> ReplayStep {
    forgetSteps()
    let text = step.description
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try read(Array(line.utf8)[...])
    }
    guard let read = steps.last, read == step else {
      throw RecordingError.readBackDiffers(
        written: text, read: steps.last.map { "\($0)" } ?? "nothing")
    }
    return read
  }
}
