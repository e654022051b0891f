import Assets
import Foundation

/// What a command says on standard output.
enum Output {
  /// Writes lines, without what a terminal would obey.
  ///
  /// - Throws: `CommandFailure` when they can't be written: whoever asked would not get to know.
  static func write(_ lines: String) throws {
    try write(bytesOf: lines.printableLines + "\n")
  }

  /// Writes a table whose lines end with CR and LF, without what else a terminal would obey.
  ///
  /// - Throws: `CommandFailure`, as above.
  static func write(table: String) throws {
    let lines = table.components(separatedBy: "\r\n").map(\.printableLines)
    try write(bytesOf: lines.joined(separator: "\r\n"))
  }

  private static func write(bytesOf text: String) throws {
    do throws(SystemFailure) {
      try Descriptor.output.write(Array(text.utf8))
    } catch {
      var failure = CommandFailure(
        .wrongInput, ["cannot write to standard output: \(error)"])
      failure.isAboutOutput = true
      throw failure
    }
  }
}

/// What the system says about a call that failed.
struct SystemFailure: Error, Equatable, CustomStringConvertible {
  let number: Int32

  /// The call that failed last.
  init() {
    number = errno
  }

  init(_ number: Int32) {
    self.number = number
  }

  var description: String {
    String(cString: strerror(number))
  }
}
