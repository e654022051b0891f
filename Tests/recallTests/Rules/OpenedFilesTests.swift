import Foundation
import Testing

@testable import recall

/// What a command opens and writes is what it was told of, and what the system needs.
///
/// strace tells what is opened. Without it there is nothing to see, and the tests are skipped.
@Suite(.enabled(if: Strace.isUsable, "needs strace, which may trace here"))
struct OpenedFilesTests {
  private static let calls = [
    "open", "openat", "creat", "mkdir", "mkdirat", "rename", "renameat", "renameat2", "link",
    "linkat", "symlink", "symlinkat", "unlink", "unlinkat", "truncate",
  ]

  /// Something that a program did with a path, and that went well.
  private struct Access {
    var path: String
    var changes: Bool
  }

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "recall-replay 1\ndeck vehicles\npairs 2\nseed 1\nviewport 90x60\n\n0 end\n".utf8,
      as: "good.replay")
    try folder.write(
      """
      {"broken":{},"counts":{},"events":1,"kind":"fuzz","rounds":1,"run":{"events":1,\
      "level":"deck","seed":1,"shard":0,"shards":1,"version":"1"},"states":0}

      """.utf8, as: "good.jsonl")
    // What nobody told of, and a program might like.
    for decoy in ["other.replay", "vehicles", "vehicles.json", ".recall", "recall.conf"] {
      try folder.write("decoy".utf8, as: decoy)
    }
  }

  private func accesses(of call: [String]) throws -> [Access] {
    let log = folder.path("strace.log")
    let result = try RecallProcess.run(
      call, in: folder.url,
      environment: ["HOME": folder.url.path, "XDG_CACHE_HOME": folder.path("cache")],
      redirecting: "",
      prefix:
        "\(Strace.path) -f -qq -s 4096 -e trace=\(Self.calls.joined(separator: ",")) -o '\(log)' ")
    #expect(result.status == 0, "\(call): \(result.errors)")
    return try folder.text("strace.log").split(separator: "\n").flatMap(Self.accesses)
  }

  /// What a line of strace tells; nothing of a call that failed.
  private static func accesses(in line: Substring) -> [Access] {
    guard !line.contains(" = -1 ") else { return [] }
    let changes = !line.contains(/open(at)?\(/) || line.contains(/O_WRONLY|O_RDWR|O_CREAT|O_TRUNC/)
    return line.matches(of: /"([^"]*)"/).map { Access(path: String($0.output.1), changes: changes) }
  }

  /// Whether it is the system's: its libraries, its fonts, what it tells of itself.
  private func isOfTheSystem(_ path: String) -> Bool {
    let libraries = ["/usr/", "/lib", "/etc/", "/proc/", "/sys", "/dev/", "/opt/", "/var/cache/"]
    let program = RecallProcess.executable.deletingLastPathComponent().path
    return (libraries + [program]).contains { path.hasPrefix($0) }
  }

  private func name(_ path: String) -> String {
    let start = folder.url.path + "/"
    if path.hasPrefix(start) { return String(path.dropFirst(start.count)) }
    return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }

  /// Finds what was opened or changed that nobody told of.
  private func strays(in call: [String]) throws -> [String] {
    try accesses(of: call).filter { access in
      let name = name(access.path)
      // fontconfig keeps what it found, in one of these.
      let isOfFonts = name.hasPrefix("cache") || name.hasPrefix(".fontconfig/")
      guard access.changes else {
        return !(isOfTheSystem(access.path) || call.contains(name) || isOfFonts)
      }
      // A file gets its name when it is whole, which the system knows by its number till then; X and sound
      // servers are talked to through devices.
      let isOwn = name == "." || name.hasPrefix("/proc/self/fd/")
      let isPart = name.contains("/.recall-") || name.hasPrefix(".recall-")
      return !(isOwn || isPart || isOfFonts || name.hasPrefix("/dev/") || call.contains(name))
    }.map(\.path)
  }

  /// A call that goes well and is over soon.
  private func call(_ command: CommandLineDefinition.Command) -> [String] {
    switch command.commandName {
    case "play": ["play", "--pairs", "2", "--time-start", "--record", "new.replay"]
    case "watch": ["watch", "good.replay", "--time-start"]
    case "fuzz": ["fuzz", "--taps", "20", "--seed", "1", "--findings", "findings"]
    case "merge": ["merge", "good.jsonl"]
    case "gallery": ["gallery", "--sheet", "new.png"]
    case "new": ["new", "made"]
    case "par": ["par", "good.replay"]
    case "review": ["review", "good.replay"]
    default: command.call()
    }
  }

  @Test(arguments: CommandLineDefinition.commands)
  func aCommandOpensWhatItWasToldOf(command: CommandLineDefinition.Command) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("findings"), withIntermediateDirectories: true)
    let call = call(command)
    let told = call + ["findings/fuzz-1.replay"]
    let strays = try strays(in: call).filter {
      !told.contains(name($0)) && !(name($0) + "/").hasPrefix("made/")
        && !name($0).hasPrefix("new.folder/")
    }
    #expect(strays == [], "\(call)")
  }

  /// That a stray is seen at all.
  @Test func aFileThatNobodyNamedIsFound() throws {
    let accesses = try accesses(of: ["state", "good.replay"])
    #expect(accesses.contains { name($0.path) == "good.replay" && !$0.changes })
    let made = try self.accesses(of: ["snapshot", "good.replay", "--output", "new.png"])
    #expect(made.contains { name($0.path) == "new.png" && $0.changes })
  }
}

private enum Strace {
  static let path = "/usr/bin/strace"

  /// Whether it is there, and may look at other processes.
  static let isUsable: Bool = {
    let trial = Process()
    trial.executableURL = URL(fileURLWithPath: path)
    trial.arguments = ["-qq", "-o", "/dev/null", "/bin/true"]
    trial.standardError = FileHandle.nullDevice
    guard (try? trial.run()) != nil else { return false }
    trial.waitUntilExit()
    return trial.terminationStatus == 0
  }()
}
