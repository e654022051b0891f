import Foundation

/// One start of a program, from before it is asked for until it says that its first frame is
/// shown.
struct Launch {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Milliseconds from the system call that starts the process to the report.
  let total: Double
  /// What the program says of each part, in milliseconds, in order.
  let parts: [(name: String, time: Double)]

  /// Starts `recall play --time-start`.
  ///
  /// - Parameters:
  ///   - program: The path of `recall`.
  ///   - environment: In place of this process's own.
  init(_ program: String, environment: [String: String]) throws {
    let start = ContinuousClock.now
    let output = try Self.output(
      of: [program, "play", "--time-start", "--seed", "1"], environment: environment)
    total = start.duration(to: output.reported) / .milliseconds(1)
    parts = Self.parts(of: output.text)
    guard !parts.isEmpty else {
      throw Failure(description: "\(program) didn't tell how it started: \(output.text)")
    }
  }

  /// The lines of the report that are a time and a name.
  private static func parts(of report: String) -> [(name: String, time: Double)] {
    report.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, words[1] == "ms", let time = Double(words[0]) else { return nil }
      return (words[2].trimmingCharacters(in: .whitespaces), time)
    }
  }

  /// What a program prints, and when the last of it was there.
  private static func output(
    of command: [String], environment: [String: String]
  ) throws -> (text: String, reported: ContinuousClock.Instant) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Failure(description: "there is no pipe to be had") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    let (arguments, variables) = (
      cStrings(command), cStrings(environment.map { "\($0.key)=\($0.value)" })
    )
    defer { for string in arguments + variables { free(string) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, command[0], &actions, nil, arguments, variables)
    close(ends[1])
    defer { close(ends[0]) }
    guard status == 0 else {
      let reason = String(cString: strerror(status))
      throw Failure(description: "cannot start \(command[0]): \(reason)")
    }
    defer {
      var ending: Int32 = 0
      waitpid(process, &ending, 0)
    }
    var text = ""
    var reported = ContinuousClock.now
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(ends[0], &buffer, buffer.count)
      guard count > 0 else { return (text, reported) }
      reported = .now
      text += String(decoding: buffer.prefix(count), as: UTF8.self)
    }
  }

  private static func cStrings(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    strings.map { strdup($0) } + [nil]
  }
}
