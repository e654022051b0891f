import SystemFiles

/// Why a command ends early, as the person who called it reads it.
package struct CommandFailure: Error {
  package enum Status: Int32 {
    /// A replay diverged, or an expectation failed.
    case diverged = 1
    /// A wrong call, a malformed file, or something that the system doesn't let us do.
    case wrongInput = 2
  }

  package var status: Status
  /// Sentences, each with what was expected, what was found and where.
  package var messages: [String]

  /// Whether nobody can be told anything any more.
  package var isAboutOutput = false

  package init(_ status: Status = .wrongInput, _ messages: [String]) {
    self.status = status
    self.messages = messages
  }

  /// A failure whose message is the description of `error`; a failure stays what it is.
  package init(_ error: any Error) {
    self = error as? CommandFailure ?? CommandFailure(.wrongInput, ["\(error)"])
  }

  /// A file can't be written: what the system says, and what helps where only another file is in the way.
  ///
  /// - Parameter name: The file's, as a person may read it.
  package init(writing name: String, _ error: any Error) {
    let isInTheWay = (error as? NewFile.Failure)?.isReplaceable == true
    self.init(
      .wrongInput,
      [
        "cannot write \(name): \(error)"
          + (isInTheWay ? "; name a file that isn't there yet, or add --force" : "")
      ])
  }

  /// A folder can't be made: what the system says, and what helps where one is there.
  ///
  /// - Parameter name: The folder's, as a person may read it.
  package init(making name: String, _ failure: SystemFailure) {
    self.init(
      .wrongInput,
      [
        "cannot make \(name): \(failure)"
          + (failure == .exists ? "; name a folder that isn't there yet, or add --force" : "")
      ])
  }

  package func report() {
    for message in messages {
      Self.write("Error: \(message)")
    }
  }

  /// Writes a line to standard error, without what a terminal would obey.
  package static func write(_ line: String) {
    // Nobody can be told that nobody can be told.
    try? Descriptor.errors.write(Array((line.printableLines + "\n").utf8))
  }
}
