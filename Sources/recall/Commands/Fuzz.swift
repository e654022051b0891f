import ArgumentParser
import Foundation
import Fuzzing

extension Commands {
  struct Fuzz: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Play at random until something breaks, and say how to break it.",
      discussion: """
        The levels:
        \(FuzzLevel.allCases.map { "  \($0.rawValue.padded($0)) \($0.summary)" }.joined(separator: "\n"))

        The same seed plays the same, whatever the number of jobs. What breaks is made as small as \
        possible and written down, on the stage as a replay file. While the stage is played, \
        fuzz-SEED.replay holds what is being played: should even this program crash, that file \
        shows how. Ctrl-C ends it with what was done so far, and its line says that it was interrupted.
        """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
      case text, jsonl
    }

    @Option(help: ArgumentHelp("What to fuzz; all of it when not given.", valueName: "level"))
    var level: FuzzLevel?

    @Option(
      name: [.customLong("events"), .customLong("taps")], parsing: .unconditional,
      help: """
        How often to tap, press, drag, type … on the whole program in all; on another level how \
        often to do what is done there. Without a level, all but the stage get ten times as many.
        """)
    var events = 10_000

    @Option(
      name: .customLong("for"), parsing: .unconditional,
      help: ArgumentHelp("Go on for so long instead, on each level.", valueName: "seconds"))
    var seconds: Int?

    @Option(
      parsing: .unconditional, help: "What is played depends on this alone. Drawn when not given.")
    var seed: UInt64?

    @Option(
      help: ArgumentHelp(
        """
        Play on these screens alone, on the level of the stage: \
        \(FuzzedScreen.allCases.map(\.rawValue).joined(separator: ", ")). `table` is the game's \
        own screen with 52 cards.
        """, valueName: "screen"))
    var screen: FuzzedScreen?

    @Flag(help: "Say how long each level took, and how much a second.")
    var rate = false

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Play this round of a level alone, and tell of it.", valueName: "number"))
    var round: Int?

    @Option(
      parsing: .unconditional,
      help: "How many rounds to play at a time, 1 to 256; one when not given.")
    var jobs: Int?

    @OptionGroup var sharing: ShardOptions

    @Option(
      name: [.customLong("output"), .customLong("findings")],
      help: ArgumentHelp("Where to write what was found.", valueName: "folder"))
    var output = "."

    @Option(
      help: ArgumentHelp(
        "Recordings, or folders of them, whose steps are taken over now and then.",
        valueName: "paths"), completion: .file())
    var learn: [String] = []

    @Option(help: "How to tell: in words, or as lines that `recall merge` adds up.")
    var format = Format.text

    @Flag(help: "List what is checked on each level, and play nothing.")
    var invariants = false

    @Option(help: ArgumentHelp("Build a fault in, and find it.", visibility: .private))
    var canary: String?

    /// So many that a share of them takes years.
    private static let eventsRange = 0...1_000_000_000_000
    /// A month.
    private static let secondsRange = 1...2_678_400

    func validate() throws {
      try require(events, in: Self.eventsRange, for: "--events")
      if let seconds { try require(seconds, in: Self.secondsRange, for: "--for") }
      if let jobs { try require(jobs, in: 1...256, for: "--jobs") }
      if let round { try require(round, in: 0...1_000_000_000_000, for: "--round") }
      guard round == nil || level != nil else {
        throw ValidationError("--round: expected --level with it, found none")
      }
      guard screen == nil || level == .stage else {
        throw ValidationError("--screen: expected --level stage with it, found none")
      }
      guard !rate || format == .text else {
        throw ValidationError("--rate: expected --format text with it, found jsonl")
      }
      guard !output.isEmpty else {
        throw ValidationError("--output: expected a folder, found nothing")
      }
      if let canary, Self.canaries(named: canary).isEmpty {
        let names = Canary.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("--canary: expected all, or one of \(names), found '\(canary)'")
      }
    }

    private func require(_ value: Int, in range: ClosedRange<Int>, for name: String) throws {
      guard range.contains(value) else {
        throw ValidationError(
          "\(name): expected a number from \(range.lowerBound) to \(range.upperBound), found \(value)"
        )
      }
    }

    func run() throws {
      guard !invariants else { return try Output.write(Self.list(of: level)) }
      let seed = seed ?? UInt64.random(in: .min ... .max)
      if let canary {
        for canary in Self.canaries(named: canary) { try find(canary, seed) }
        return
      }
      let setting = FuzzSetting(learnt: try FuzzSetting.learn(from: learn), screen: screen)
      if let level, let round { return try play(round, of: level, seed, setting) }
      Interruption.listen()
      var results: [FuzzResult] = []
      for level in level.map({ [$0] }) ?? Self.order where !Interruption.isWanted {
        let result = try play(level, seed, setting)
        try tell(result)
        results.append(result)
      }
      try finish(results, seed)
      Interruption.finish()
    }

    /// The cheap levels first.
    private static let order: [FuzzLevel] = [.model, .script, .deck, .database, .layout, .stage]

    private func play(
      _ level: FuzzLevel, _ seed: UInt64, _ setting: FuzzSetting
    ) throws -> FuzzResult {
      let share = try sharing.share()
      let isCheap = self.level == nil && [.model, .script].contains(level)
      let isSmall = self.level == nil && [.database, .layout, .deck].contains(level)
      let events = isCheap ? events * 10 : isSmall ? max(events / 10, min(events, 1)) : events
      let run = FuzzRun(
        version: Version.number, level: level, seed: seed, screen: screen?.rawValue,
        events: seconds == nil ? events : nil, shard: share.number, shards: share.count)
      let end = seconds.map { ContinuousClock.now.advanced(by: .seconds($0)) }
      let start = ContinuousClock.now
      let tally = try SharedRounds(run, until: end, setting: setting, journalFolder: output)
        .play(jobs: jobs ?? 1)
      let isInterrupted = Interruption.isWanted && tally.rounds < run.rounds ?? .max
      if rate { try Output.write(tally.rate(of: level, after: start.duration(to: .now))) }
      return try run.result(
        tally, shrinkingWith: setting.player(of: level), isInterrupted: isInterrupted)
    }

    private func tell(_ result: FuzzResult) throws {
      switch format {
      case .text: try Output.write(result.summary)
      case .jsonl: try Output.write(try result.lines.joined(separator: "\n"))
      }
    }

    /// Says what was found, and writes it down.
    private func finish(_ results: [FuzzResult], _ seed: UInt64) throws {
      let records = results.flatMap(\.records)
      guard !records.isEmpty else {
        let part = Interruption.isWanted ? ", as far as it came" : ""
        if format == .text { try Output.write("Nothing found with seed \(seed)\(part).") }
        return
      }
      let file = FindingFile(folder: output)
      let messages = try records.flatMap { record in
        let path = try file.write(record)
        return [
          "\(record.summary)",
          record.isReplay
            ? "It is written down in \(path): `recall replay \(path.shellWord)` shows it."
            : "It is written down in \(path): `\(record.command)` shows it.",
        ]
      }
      throw CommandFailure(.diverged, [messages.joined(separator: "\n")])
    }

    /// Plays one round, and tells what was drawn and what came of it.
    private func play(
      _ number: Int, of level: FuzzLevel, _ seed: UInt64, _ setting: FuzzSetting
    ) throws {
      let plan = FuzzRoundPlan(seed: seed, number: number, events: level.roundEvents)
      let player = try setting.player(of: level)
      let outcome = try player.play(plan)
      try Output.write("round \(number): \(outcome.drawn)")
      guard let fault = outcome.fault else {
        return try Output.write("\(outcome.events) \(level.unit), nothing found")
      }
      let shrunk = try player.shrink(plan, fault)
      try Output.write(shrunk.text)
      throw CommandFailure(
        .diverged, ["\(fault.invariant) after \(fault.events) \(level.unit): \(shrunk.message)"])
    }

    private static func canaries(named name: String) -> [Canary] {
      name == "all" ? Canary.allCases : [Canary(rawValue: name)].compactMap { $0 }
    }

    /// Finds a fault that is built in, and shrinks it to what is known to be needed.
    private func find(_ canary: Canary, _ seed: UInt64) throws {
      let player = try canary.player()
      let clock = ContinuousClock()
      let start = clock.now
      for number in 0..<max(1, events / canary.level.roundEvents) {
        let plan = FuzzRoundPlan(seed: seed, number: number, events: canary.level.roundEvents)
        guard let fault = try player.play(plan).fault else { continue }
        let found = start.duration(to: clock.now) / .milliseconds(1)
        let shrunk = try player.shrink(plan, fault)
        let all = start.duration(to: clock.now) / .milliseconds(1)
        try Output.write(
          "\(canary.rawValue): \(fault.invariant) found after \(Int(found)) ms, in \(fault.events) "
            + "\(canary.level.unit), shrunk to \(shrunk.events) after \(Int(all)) ms")
        guard shrunk.events > canary.leastEvents else { return }
        throw CommandFailure(
          .diverged,
          ["expected at most \(canary.leastEvents) \(canary.level.unit), found\n\(shrunk.text)"])
      }
      throw CommandFailure(.diverged, ["expected \(canary.rawValue) to be found, found nothing"])
    }

    private static func list(of level: FuzzLevel?) -> String {
      let all = FuzzInvariant.all.filter { level == nil || $0.level == level }
      let width = all.map { "\($0.level.rawValue) \($0.name)".count }.max() ?? 0
      return all.map { invariant in
        "\(invariant.level.rawValue) \(invariant.name)"
          .padding(toLength: width + 2, withPad: " ", startingAt: 0) + invariant.sentence
      }.joined(separator: "\n")
    }
  }
}

extension FuzzLevel: ExpressibleByArgument {}
extension FuzzedScreen: ExpressibleByArgument {}

extension String {
  /// This and as many spaces as the name of the longest level has more letters.
  fileprivate func padded(_ level: FuzzLevel) -> String {
    let width = FuzzLevel.allCases.map(\.rawValue.count).max() ?? 0
    return padding(toLength: max(width, count), withPad: " ", startingAt: 0)
  }
}
