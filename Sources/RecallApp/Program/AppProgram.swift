import AppData
import Foundation
import Fuzzing
import Rasterizer
import RecallDriver
import RecallUI
import Replay
import SDLWindow
import SystemFiles

/// A program, and what it was started with.
struct AppProgram<Program: App> {
  let options: AppOptions

  init(_ options: AppOptions) {
    self.options = options
  }

  /// The program's name, as replays have it.
  static var name: String {
    (Program.self as? any NamedProgram.Type)?.programName ?? "\(Program.self)"
  }

  /// Does what was asked for.
  ///
  /// - Throws: `CommandFailure`.
  func run() throws {
    switch options.task {
    case .run: try show()
    case .replay(let paths): try replay(paths)
    case .fuzz(let steps): try fuzz(steps)
    case .snapshot(let path): try draw(try moment(of: path))
    case .outline(let path):
      var lines = try moment(of: path).stage.outline
      while lines.last == "\n" { lines.removeLast() }
      try Output.write(lines)
    case .previews(let folder): try PreviewPictures(folder: folder, options).draw()
    case .help: try Output.write("\(Self.name)\n\n\(AppOptions.help)")
    }
  }

  /// A moment: of a replay, or of the program as it begins.
  private func moment(of path: String?) throws -> AppStage<Program> {
    let instant = options.at.map { Instant(milliseconds: $0) }
    guard let path else {
      let shown = try AppStage<Program>(options)
      shown.stage.advance(to: instant ?? .zero)
      return shown
    }
    let (shown, report) = try AppReplay<Program>(path: path).play(until: instant)
    guard report.isSuccess else {
      throw CommandFailure(.diverged, report.failures.map(\.description))
    }
    if let instant { shown.stage.advance(to: instant) }
    return shown
  }

  private func draw(_ shown: AppStage<Program>) throws {
    let picture = try PictureFile(path: options.output ?? "", replaces: options.force)
    try picture.draw(shown.stage, with: shown.textMeasurer)
  }

  // MARK: Replays

  private func replay(_ paths: [String]) throws {
    let found = ReplayPaths.files(at: paths)
    var (malformed, diverged) = (found.failures.map(\.description), [String]())
    for path in found.paths {
      do {
        let report = try AppReplay<Program>(path: path).play(until: nil).report
        if report.isSuccess { try Output.write("\(path.printable): \(report.summary)") }
        diverged += report.failures.map(\.description)
      } catch let failure as CommandFailure where !failure.isAboutOutput {
        malformed += failure.messages
      }
    }
    guard malformed.isEmpty else { throw CommandFailure(.wrongInput, malformed + diverged) }
    guard diverged.isEmpty else { throw CommandFailure(.diverged, diverged) }
  }

  // MARK: Fuzzing

  /// How many scripts are tried to shrink a finding: people wait for it.
  private static var shrinkBudget: Int { 500 }

  private func fuzz(_ steps: Int) throws {
    let seed = options.seed ?? Swift.SystemRandomNumberGenerator().seed()
    let measurer = PangoTextMeasurer()
    let journal = FuzzJournal(folder: options.findings, seed: seed)
    let progress = ProgressBar("fuzz")
    defer { progress.clear() }
    var fuzzer = StageFuzzer(seed: seed, taps: steps, decks: [])
    fuzzer.screens = [ReplayScreen(name: Self.name, given: (options.date ?? .usual).text)]
    // Globals, and what is static, are made once for all runs.
    fuzzer.mayDifferTheFirstTime = true
    fuzzer.shrinkBudget = Self.shrinkBudget
    var pieces = 0
    let report = try fuzzer.run(
      invariants: AppStage<Program>.invariants,
      journal: { round, piece in
        pieces += 1
        // Most steps come with a piece of time before them.
        progress.show(pieces, of: steps * 3 / 2)
        try journal.add(round: round, piece: piece)
      },
      look: { target in _ = target.base.stage.displayList },
      makeTarget: { header in AppStage<Program>(header, measurer).target })
    progress.clear()
    guard let finding = report.finding else {
      journal.remove()
      let counts = report.counts.map { "\($0.kind) \($0.count)" }.joined(separator: ", ")
      return try Output.write(
        """
        \(report.steps) steps in \(report.rounds.count) rounds (\(counts))
        Nothing found with seed \(seed).
        """)
    }
    let path = try journal.replace(by: finding).printable
    throw CommandFailure(
      .diverged, ["\(finding)", "It is written down in \(path): --replay \(path) shows it."])
  }

  // MARK: The window

  /// The options with the system's language, where none was asked for.
  private var spokenOptions: AppOptions {
    guard options.language == nil else { return options }
    var spoken = options
    spoken.language = .system(
      in: ProcessInfo.processInfo.environment, speaking: AppStrings.own.spoken)
    return spoken
  }

  private func show() throws {
    var times = StartTimes.program
    times.end("the arguments")
    let desktop = AppDesktop.follower(followsScheme: options.appearance == nil)
    let recording = try options.record.map(RecordingFile.init(creating:))
    var header = AppStage<Program>.header(spokenOptions)
    header.seed = options.seed ?? Swift.SystemRandomNumberGenerator().seed()
    let data = AppData.load(for: Self.name, environment: ProcessInfo.processInfo.environment)
    header.stored = data.state
    header.program = ProgramVersion.text(of: Self.name)
    if options.date == nil { header.screen?.given = StartDate.machine.text }
    // Another thread, of pango's, reads what fonts there are while the program begins.
    let measurer = PangoTextMeasurer()
    if recording != nil { header.fonts = ReplayFonts(of: measurer) }
    let notice = Notice()
    for problem in data.problems { CommandFailure.write("Warning: \(problem)") }
    notice.text = data.problems.first.map { "\($0)" }
    let shown = AppStage<Program>(header, measurer, notice: notice)
    times.end("the program and its views")
    let window = try SDLWindow.Window(
      title: shown.traits.title ?? Self.name,
      size: options.size ?? shown.traits.defaultSize ?? AppStage<Program>.size, text: measurer)
    times.end("the window")
    let played = try PlayedStage(
      playing: shown.stage, header: header, recording: recording, telling: WholeTelling(),
      notice: notice)
    // Asked before the window opened, the desktop has mostly answered by now.
    if let settings = desktop?.begin() { try played.send(settings, at: played.now) }
    let storing = StoringStage(played, keeping: data, notice: notice)
    let end = try window.run(storing) {
      guard options.timesStart else { return }
      times.end("drawing the frame")
      try? Output.write(times.report)
      window.close()
    }
    storing.save()
    try played.end(at: end)
    guard let name = recording?.name else { return }
    try Output.write("Recorded in \(name): --replay \(name) plays it again.")
  }
}

extension Swift.SystemRandomNumberGenerator {
  /// A seed that nobody chose.
  fileprivate func seed() -> UInt64 {
    var generator = self
    return generator.next()
  }
}
