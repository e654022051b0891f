import Storage

/// The part of a header, as far as it was read, that tells what a program had kept.
struct StoredDraft {
  private var state = StoredState()
  private var bytes = 0
  /// The value that the last line has begun, which the next one may go on with.
  private var open: StoredLine?

  mutating func readValue(_ scanner: inout LineScanner) throws(ReplayError) {
    let position = scanner
    let line = try StoredLine.read(from: &scanner)
    guard let kind = line.kind else {
      throw position.error(expected: "a value in the header, and not `none`")
    }
    bytes += line.payload.utf8.count
    guard bytes <= ReplayGrammar.storedBytes else {
      throw position.error(expected: "at most \(ReplayGrammar.storedBytes) bytes kept in all")
    }
    if let begun = open, begun.key == line.key, begun.kind == kind {
      open?.payload += line.payload
      return
    }
    try close()
    guard state[line.key] == nil else {
      throw position.error(
        expected: "each key once, or again in the next line to go on with its value")
    }
    open = line
  }

  /// Takes over the value that was begun.
  private mutating func close() throws(ReplayError) {
    guard let begun = open else { return }
    state[begun.key] = try begun.value
    open = nil
  }

  /// What was kept, when all lines were read.
  func finish() throws(ReplayError) -> StoredState {
    var draft = self
    try draft.close()
    return draft.state
  }
}
