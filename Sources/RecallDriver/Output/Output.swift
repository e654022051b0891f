import Foundation
import SystemFiles

/// What a command says on standard output.
package enum Output {
  /// Writes lines, without what a terminal would obey.
  ///
  /// - Throws: `CommandFailure` when they can't be written: whoever asked would not get to know.
  package static func write(_ lines: String) throws {
    try write(bytesOf: lines.printableLines + "\n")
  }

  /// Writes a table whose lines end with CR and LF, without what else a terminal would obey.
  ///
  /// - Throws: `CommandFailure`, as above.
  package static func write(table: String) throws {
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
