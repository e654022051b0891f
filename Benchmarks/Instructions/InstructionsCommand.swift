import Foundation

/// Compares what callgrind counted with what was written down, or writes it down.
///
/// `scripts/instructions` calls it, and says what is counted.
@main enum InstructionsCommand {
  static let usage = """
    usage: instructions compare|accept COUNTS COMPILER NAME=PROFILE[,PROFILE] …
      COUNTS    the file with the counts that were written down
      COMPILER  what the programs were built with
      PROFILE   a file of callgrind, with names as people read them; of two, their difference counts
    """

  static func main() {
    let arguments = CommandLine.arguments.dropFirst().map(\.self)
    guard arguments.count > 3, ["compare", "accept"].contains(arguments[0]) else {
      end(2, [usage])
    }
    do {
      let now = Counts(compiler: arguments[2], pieces: try arguments[3...].map(piece))
      if arguments[0] == "accept" {
        try now.description.write(toFile: arguments[1], atomically: true, encoding: .utf8)
      } else {
        compare(now, with: try Counts(parsing: text(arguments[1])), in: arguments[1])
      }
    } catch {
      end(2, ["instructions: \(error)"])
    }
  }

  private static func compare(_ now: Counts, with before: Counts, in file: String) {
    let comparison = Comparison(before: before, now: now)
    print(comparison.summary.joined(separator: "\n"))
    let failures = comparison.failures
    guard failures.isEmpty else {
      let advice = "If that is as it should be, `make bench-accept` writes it down in \(file)."
      end(1, ["More instructions than were written down in \(file):"] + failures + [advice])
    }
    if comparison.hasShrunk {
      print("Fewer than in \(file): `make bench-accept` keeps it so.")
    }
  }

  private static func piece(_ argument: String) throws -> Counts.Piece {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else {
      throw CountsError(line: 1, expected: "NAME=PROFILE", found: argument)
    }
    let profiles = try parts[1].split(separator: ",").map {
      try CallgrindProfile(parsing: text(String($0)))
    }
    let profile = profiles.dropFirst().reduce(profiles[0]) { $0.subtracting($1) }
    return Counts.Piece(name: String(parts[0]), profile)
  }

  private static func text(_ path: String) throws -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CountsError(line: 1, expected: "a file at \(path)", found: "none")
    }
    return String(decoding: data, as: UTF8.self)
  }

  private static func end(_ status: Int32, _ lines: [String]) -> Never {
    FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    exit(status)
  }
}
