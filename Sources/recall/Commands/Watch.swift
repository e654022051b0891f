import ArgumentParser
import Foundation
import Rasterizer
import RecallDriver
import RecallGame
import RecallUI
import Replay
import ReplayViewer
import SDLWindow

extension Commands {
  struct Watch: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Look at a recorded game in a window, forwards, backwards, and event by event.",
      discussion: """
        It opens where the replay fails, or where two part. Space plays, the arrows step, T goes to the next \
        timer, Control-F searches, E changes the replay; all keys are told in the documentation of WatchKeys.
        """)

    @Argument(help: ArgumentHelp("A replay file.", valueName: "replay"), completion: .file())
    var first: String

    @Argument(
      help: ArgumentHelp("A replay file to show beside it.", valueName: "other"),
      completion: .file())
    var second: String?

    @Option(help: "Light or dark surroundings; those of the desktop when not given.")
    var scheme: ReplayHeader.Scheme?

    @Option(
      help: ArgumentHelp(
        "The language: \(Languages.spoken.joined(separator: ", ")). That of the system when not given.",
        valueName: "code"), completion: .list(Languages.spoken))
    var language: String?

    @Option(
      help: ArgumentHelp(
        "Write down in a new file what is done in the window, for `recall replay`.",
        valueName: "file"), completion: .file())
    var record: String?

    @Flag(
      help:
        "Say in a window, too, why a replay can't be shown: for desktops, on which nobody reads a terminal."
    )
    var tellInWindow = false

    @Flag(help: "Show the first frame, say how long that took and what took it, and end.")
    var timeStart = false

    /// The window's size at first, in points, where the screen has room for it.
    private static let size = CGSize(width: 1200, height: 760)

    func run() throws {
      var times = StartTimes.program
      times.end("the command line")
      let catalog = Languages.catalog(for: try shownLanguage)
      let desktop = DesktopSettings.follower(DesktopWish(isDark: scheme.map { $0 == .dark }))
      let measurer = try GameTable.textMeasurer()
      let files = [first, second].compactMap { $0 }.map(ReplayFile.init(path:))
      let recording = try record.map { try WatchRecording(creating: $0, of: files) }
      times.end("the fonts")
      let sessions: [WatchedSession]
      do {
        sessions = try files.map { try SessionWatcher(measurer, in: catalog).session(of: $0) }
      } catch {
        if tellInWindow { try tell(CommandFailure(error), measurer, catalog, desktop) }
        throw error
      }
      times.end("playing and taking notes")
      do {
        let window = try Window(title: "Recall: watch", size: Self.size, text: measurer)
        times.end("the window")
        let program = try WatchProgram(
          files[0], sessions, viewport: window.size, measurer, isDark: scheme == .dark,
          catalog: catalog, recording: recording)
        if let settings = desktop?.begin() { try program.send(settings, at: program.now) }
        window.companion = SpokenWindow(titled: window.title) { program.stage }
        times.end("the screen and its views")
        try show(program, in: window, times)
        try program.end()
      } catch {
        throw CommandFailure(error)
      }
      guard let file = recording?.file else { return }
      try Output.write("Recorded in \(file.name): `\(file.command)` plays it again.")
    }

    /// The language that was asked for, or the system's.
    private var shownLanguage: Language {
      get throws {
        try language.map { try Languages.asked(for: $0) }
          ?? Languages.system(in: ProcessInfo.processInfo.environment)
      }
    }

    /// Says in a window why there is nothing to watch.
    private func tell(
      _ failure: CommandFailure, _ measurer: PangoTextMeasurer, _ catalog: StringCatalog?,
      _ desktop: DesktopFollower?
    ) throws {
      let window: Window
      do {
        window = try Window(
          title: "Recall: watch", size: CGSize(width: 560, height: 320), text: measurer)
      } catch {
        // Standard error says it all the same.
        return
      }
      let program = try UnopenedProgram(
        first.printable, failure.messages.joined(separator: "\n").printableLines,
        viewport: window.size, measurer, isDark: scheme == .dark, catalog: catalog)
      if let settings = desktop?.begin() { try program.send(settings, at: program.now) }
      window.companion = SpokenWindow(titled: window.title) { program.stage }
      _ = try window.run(program)
    }

    private func show(_ program: WatchProgram, in window: Window, _ times: StartTimes) throws {
      var (times, unwritten): (StartTimes, (any Error)?) = (times, nil)
      _ = try window.run(program) {
        guard timeStart else { return }
        times.end("drawing the frame")
        do {
          try Output.write(times.report)
        } catch {
          unwritten = error
        }
        window.close()
      }
      if let unwritten { throw unwritten }
    }
  }
}
