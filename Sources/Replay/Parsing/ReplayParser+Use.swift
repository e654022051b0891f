extension ReplayParser {
  /// Reads another file to its end, and goes on where it ended.
  mutating func readUse(_ scanner: inout LineScanner) throws(ReplayError) {
    guard draft.isEmpty else {
      throw scanner.error(expected: "`use` once, above all other fields")
    }
    guard let library else {
      throw scanner.error(expected: "a script that uses no other file")
    }
    try scanner.takeWord("use")
    let position = scanner
    let path = try scanner.take("a file in this folder or below it, as in \"shared/start.part\"") {
      token in token.value.flatMap { $0.leadsDown ? $0 : nil }
    }
    try scanner.finish()
    let content: (bytes: [UInt8], name: String)
    do {
      content = try library.read(path)
    } catch {
      throw position.error(expected: "a file that can be read", found: "the error `\(error)`")
    }
    guard content.bytes.count <= ReplayGrammar.usedBytes else {
      throw position.error(
        expected: "a file of at most \(ReplayGrammar.usedBytes) bytes", found: "a larger one")
    }
    var used = ReplayParser(file: content.name)
    try used.readAll(content.bytes)
    try take(over: used, at: position)
  }

  private mutating func take(
    over used: ReplayParser, at position: LineScanner
  ) throws(ReplayError) {
    guard used.line > 0, used.version <= version else {
      throw position.error(
        expected: "a replay of version \(version) or an earlier one",
        found: used.line > 0 ? "version \(used.version)" : "an empty file")
    }
    if let end = used.steps.last, end.action == .end {
      throw ReplayError(
        at: end.position(in: used.file), expected: "no `end` in a file that others use",
        found: "`end`")
    }
    draft = HeaderDraft(using: used.draft, version: version, at: position.place)
    draft.comments += comments
    comments = []
    steps = used.steps.map { step in
      var step = step
      step.source?.file = used.file
      return step
    }
    lastTime = used.lastTime
    holds = used.holds.mapValues { $0.from(used.file) }
    latestHold = used.latestHold?.from(used.file)
    waiting = used.waiting?.from(used.file)
  }
}

extension LineScanner {
  fileprivate func error(expected: String, found: String) -> ReplayError {
    error(expected: expected, found: found, at: place.column)
  }
}
