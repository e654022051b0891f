import Interaction

extension ReplayParser {
  mutating func readStep(_ scanner: inout LineScanner) throws(ReplayError) {
    guard !hasEnded else { throw scanner.error(expected: "nothing after `end`") }
    let time = try readTime(&scanner)
    let place = scanner.place
    let reader = ActionReader(version: version, isFirst: steps.isEmpty)
    let (action, operands) = try reader.readAction(&scanner, at: time)
    try checkHolds(of: action, at: time, place: place)
    var digest: UInt64?
    if scanner.peek?.begins(with: "#") ?? false {
      digest = try scanner.take("a digest: # and 16 digits of 0 … 9, a … f", \.digest)
    }
    try scanner.finish(digest == nil ? "a digest or the end of the line" : "the end of the line")
    lastTime = time
    takesChanges = digest != nil
    changeBytes = 0
    hasEnded = action.isEnd
    if steps.isEmpty { steps.reserveCapacity(16) }
    steps.append(ReplayStep(at: time, action, digest: digest, comments: comments))
    steps[steps.count - 1].source = StepSource(place: place, operandColumns: operands)
    comments = []
  }

  private func readTime(_ scanner: inout LineScanner) throws(ReplayError) -> Int64 {
    let range = ReplayGrammar.milliseconds
    return try scanner.take("a time from \(lastTime) to \(range.upperBound) ms") { token in
      token.integer(in: lastTime...range.upperBound)
    }
  }

  /// Refuses what moves a pointer that another step still holds.
  private mutating func checkHolds(
    of action: ReplayAction, at time: Int64, place: TextPlace
  ) throws(ReplayError) {
    let pointer = action.pointer?.number
    let held = action.isEnd ? latestHold : pointer.flatMap { holds[$0] }
    let hold = waiting.map { $0.until > held?.until ?? 0 ? $0 : held ?? $0 } ?? held
    if let hold, time < hold.until {
      throw ReplayError(
        at: SourcePosition(file: file, line: place.line, column: place.column),
        expected: "a time of at least \(hold.until) ms, when \(hold.place) ends",
        found: "`\(time)`")
    }
    guard action.milliseconds > 0 else { return }
    let new = Hold(until: time + action.milliseconds, line: place.line)
    guard let pointer else {
      waiting = new
      return
    }
    holds[pointer] = new
    if new.until > latestHold?.until ?? 0 {
      latestHold = new
    }
  }

  mutating func readChange(_ scanner: inout LineScanner) throws(ReplayError) {
    guard takesChanges, comments.isEmpty, let last = steps.indices.last else {
      throw scanner.error(expected: "a step, which begins with its time")
    }
    let previous = steps[last].changes.last?.name
    if previous == nil { steps[last].changes.reserveCapacity(4) }
    var expected: String { previous.map { "a name after \($0.asName)" } ?? "a step or a change" }
    let name = try scanner.take(expected) { token in
      token.name.flatMap { name in previous.map { isOrdered($0, name) } ?? true ? name : nil }
    }
    changeBytes += name.utf8.count
    if try scanner.takeIf("gone") {
      steps[last].changes.append(SnapshotChange(name: name, value: nil))
    } else {
      guard try scanner.takeIf("=") else { throw scanner.error(expected: "`=` or `gone`") }
      let value = try scanner.take("a value, in quotes if it has spaces", \.value)
      changeBytes += value.utf8.count
      steps[last].changes.append(SnapshotChange(name: name, value: value))
    }
    try scanner.finish()
    guard changeBytes <= ReplayGrammar.changeBytes else {
      throw ReplayError(
        at: SourcePosition(file: file, line: line, column: 1),
        expected: "changes of at most \(ReplayGrammar.changeBytes) bytes for a step",
        found: "more")
    }
  }
}
