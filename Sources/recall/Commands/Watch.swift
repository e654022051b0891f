import ArgumentParser
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

    @Argument(help: ArgumentHelp("A replay file.", valueName: "replay"))
    var first: String

    @Argument(help: ArgumentHelp("A replay file to show beside it.", valueName: "other"))
    var second: String?

    @Option(help: "Light or dark surroundings.")
    var scheme = ReplayHeader.Scheme.light

    /// The window's size at first, in points, where the screen has room for it.
    private static let size = CGSize(width: 1200, height: 760)

    func run() throws {
      let measurer = try GameTable.textMeasurer()
      let files = [first, second].compactMap { $0 }.map(ReplayFile.init(path:))
      let sessions = try files.map { try SessionWatcher(measurer).session(of: $0) }
      do {
        let window = try Window(title: "Recall: watch", size: Self.size, text: measurer)
        let program = try WatchProgram(
          files[0], sessions, viewport: window.size, measurer, isDark: scheme == .dark)
        _ = try window.run(program)
      } catch {
        throw CommandFailure(error)
      }
    }
  }
}
