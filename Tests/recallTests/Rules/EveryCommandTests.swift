import Foundation
import Testing

/// What holds for each command with each value of each of its options.
@Suite struct EveryCommandTests {
  private typealias Definition = CommandLineDefinition

  /// What nobody means, and what somebody could.
  private static let extremes = [
    "", "0", "1", "-1", "2", "9223372036854775807", "9223372036854775808",
    "-9223372036854775808", "18446744073709551616", "nan", "1e300", "0x10", " ", "/", ".", "//",
    "no/such/file", "/dev/full", "/dev/null", "/proc/self/mem", "good.replay", "a\nb",
    "\u{1B}[31mred",
    "\u{202E}abc", "good.replay/more", String(repeating: "x", count: 100_000),
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "recall-replay 1\ndeck vehicles\npairs 2\nseed 1\nviewport 90x60\n\n0 end\n".utf8,
      as: "good.replay")
  }

  /// Nothing of anybody's: no display, and a home that is empty.
  private var environment: [String: String] {
    ["SDL_VIDEODRIVER": "", "HOME": folder.url.path, "XDG_CACHE_HOME": folder.path("cache")]
  }

  private func run(_ arguments: [String]) throws -> RecallProcess.Result {
    try RecallProcess.run(arguments, in: folder.url, environment: environment)
  }

  private func removeNewFiles() {
    for name in ["new.png", "new.webp", "new.replay", "new.folder"] {
      try? FileManager.default.removeItem(atPath: folder.path(name))
    }
  }

  private func files() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.url.path))
  }

  private func expectRules(
    _ result: RecallProcess.Result, _ call: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let shown = Comment("\(call.map { $0.prefix(40) })")
    #expect([0, 1, 2].contains(result.status), shown, sourceLocation: sourceLocation)
    #expect(result.signal == nil, shown, sourceLocation: sourceLocation)
    if result.status == 0 {
      #expect(!result.errors.contains("Error:"), shown, sourceLocation: sourceLocation)
    } else {
      #expect(result.errors.hasPrefix("Error: "), shown, sourceLocation: sourceLocation)
      #expect(
        result.errors.components(separatedBy: "Error: ").count == 2, shown,
        sourceLocation: sourceLocation)
    }
    for text in [result.output, result.errors] {
      let obeyed = text.unicodeScalars.first {
        $0.properties.generalCategory == .control && $0 != "\n" && $0 != "\t" || $0 == "\u{202E}"
      }
      #expect(obeyed == nil, shown, sourceLocation: sourceLocation)
    }
  }

  @Test func allCommandsAreWalked() {
    #expect(
      Definition.commands.map(\.commandName) == [
        "play", "replay", "snapshot", "outline", "state", "watch", "report", "film", "diff",
        "simplify", "fuzz",
        "simulate", "merge", "expect", "par", "review", "stats", "gallery", "new",
        "icon",
      ], "a command was added: is it in the README, too?")
  }

  @Test(arguments: CommandLineDefinition.commands)
  func noValueBreaksACommand(command: CommandLineDefinition.Command) throws {
    // Each call is a process: an argument has every other value, and the next one, or the same one of the next command,
    // those between.
    let commands = CommandLineDefinition.commands.map(\.commandName)
    let first = commands.firstIndex(of: command.commandName) ?? 0
    for (number, argument) in (command.arguments ?? []).enumerated() where argument.kind != "flag" {
      for (place, value) in Self.extremes.enumerated()
      where (place + number + first).isMultiple(of: 2) {
        // With `=`, a value may begin with a dash.
        let given = argument.word.map { ["\($0)=\(value)"] } ?? ["--", value]
        let call = command.call(leavingOut: argument) + given
        let before = try files()
        expectRules(try run(call), call)
        for new in try files().subtracting(before) where new != "cache" {
          let isNamed = value.contains(new) || call.contains { $0.contains(new) }
          #expect(isNamed, "\(call.map { $0.prefix(40) }) wrote \(new)")
          try FileManager.default.removeItem(atPath: folder.path(new))
        }
      }
    }
  }

  @Test(arguments: CommandLineDefinition.commands)
  func noFlagBreaksACommand(command: CommandLineDefinition.Command) throws {
    for argument in command.arguments ?? [] where argument.kind == "flag" {
      let call = command.call() + [argument.word].compactMap { $0 }
      expectRules(try run(call), call)
    }
  }

  @Test(arguments: CommandLineDefinition.commands)
  func whatIsMissingIsNamedWithHowToCall(command: CommandLineDefinition.Command) throws {
    guard command.arguments?.contains(where: { !$0.isOptional }) == true else { return }
    let result = try run([command.commandName])
    expectRules(result, [command.commandName])
    expectOneLine(result, of: command, [command.commandName])
  }

  private func expectOneLine(
    _ result: RecallProcess.Result, of command: CommandLineDefinition.Command, _ call: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(result.status == 2, "\(call)", sourceLocation: sourceLocation)
    #expect(result.output == "", "\(call)", sourceLocation: sourceLocation)
    #expect(result.errors.hasPrefix("Error: "), "\(call)", sourceLocation: sourceLocation)
    #expect(
      result.errors.hasSuffix("; `recall help \(command.commandName)` tells how to call it\n"),
      "\(call): \(result.errors)", sourceLocation: sourceLocation)
    #expect(
      result.errors.utf8.filter { $0 == UInt8(ascii: "\n") }.count == 1, "\(call)",
      sourceLocation: sourceLocation)
    #expect(result.errors.contains("expected "), "\(call)", sourceLocation: sourceLocation)
    #expect(result.errors.contains(" found "), "\(call)", sourceLocation: sourceLocation)
  }

  @Test(arguments: CommandLineDefinition.commands)
  func aWrongCallIsSaidOnOneLine(command: CommandLineDefinition.Command) throws {
    let all = command.arguments ?? []
    let wrong =
      [["--no-such-option"], ["--no-such-option=3"], ["-z"], ["--no\nsuch"]]
      + all.filter { $0.kind == "option" }.compactMap(\.word).map { [$0] }
      + all.filter { $0.kind == "flag" }.compactMap(\.word)
      .filter { !["--help", "--version"].contains($0) }.map { ["\($0)=yes"] }
      + (["replay", "report", "merge"].contains(command.commandName) ? [] : [["a", "b", "c"]])
    for words in wrong {
      let call = command.call(leavingOut: all.first { $0.word == words[0] }) + words
      expectOneLine(try run(call), of: command, call)
    }
  }

  /// Of what is said nothing gets lost without a word; who wants to hear nothing is left alone.
  @Test(arguments: CommandLineDefinition.commands)
  func outputThatCannotBeWrittenIsAnError(command: CommandLineDefinition.Command) throws {
    for call in [command.call(), [command.commandName, "--help"]] {
      let usual = try run(call)
      removeNewFiles()
      let full = try RecallProcess.run(
        call, in: folder.url, environment: environment, redirecting: ">/dev/full")
      expectRules(full, call)
      #expect(full.status == (usual.output.isEmpty ? usual.status : 2), "\(call)")
      if !usual.output.isEmpty {
        #expect(
          full.errors.contains("cannot write to standard output: No space left on device"),
          "\(call)")
      }
      for closed in [">&-", "<&-", "<&- >&-"] {
        removeNewFiles()
        let result = try RecallProcess.run(
          call, in: folder.url, environment: environment, redirecting: closed)
        #expect(result.status == usual.status, "\(call) \(closed)")
      }
      for unheard in ["2>&-", "2>/dev/full", ">&- 2>&- <&-"] {
        removeNewFiles()
        let result = try RecallProcess.run(
          call, in: folder.url, environment: environment, redirecting: unheard)
        #expect(result.status == usual.status, "\(call) \(unheard)")
      }
      removeNewFiles()
    }
  }

  @Test(arguments: CommandLineDefinition.commands)
  func helpNeedsNothing(command: CommandLineDefinition.Command) throws {
    for call in [["help", command.commandName], [command.commandName, "--help"]] {
      let result = try run(call)
      #expect(result.status == 0)
      #expect(result.output.contains("USAGE: recall \(command.commandName)"))
    }
  }

  @Test func theVersionIsSaid() throws {
    let result = try run(["--version"])
    #expect(result.status == 0)
    #expect(
      result.output.contains(
        /^recall \d+\.\d+\.\d+(?: in a clone at commit [0-9a-f]{12})?, which reads and writes replays up to version 5\n$/
      ))
  }

  /// What takes long ends as any program does: a shell says 130 for Ctrl-C.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func whatTakesLongEndsWithASignal(signal: Int32) throws {
    try folder.write(
      "recall-replay 1\ndeck vehicles\npairs 2\nseed 1\nviewport 90x60\n\n0 drag 1,1 -> 2,2 over 10000000000\n"
        .utf8, as: "long.replay")
    for call in [
      ["replay", folder.path("long.replay")],
      ["fuzz", "--taps", "100000000", "--seed", "1", "--findings", folder.url.path],
      ["simulate", "--bot", "random", "--games", "1000000000000"],
    ] {
      let process = try BackgroundProcess(
        [RecallProcess.executable.path] + call, environment: RecallProcess.environment([:]),
        blocking: [signal])
      Thread.sleep(forTimeInterval: 0.3)
      let errors = try process.errors()
      #expect(process.isRunning, "\(call): \(errors)")
      #expect(try process.end(with: signal) == signal, "\(call)")
      #expect(process.wasEndedBySignal, "\(call)")
    }
  }
}
