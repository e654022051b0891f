import Rasterizer
import RecallUI
import Replay

/// Where the viewer's own session is written down, with the replays that it shows.
struct WatchRecording {
  let file: RecordingFile
  private let given: String

  /// - Parameters:
  ///   - path: Where nothing may be yet.
  ///   - files: What is watched.
  /// - Throws: `CommandFailure` for replays that can't be given to the viewer, and when the file can't be made.
  init(creating path: String, of files: [ReplayFile]) throws {
    given = try files.map { file in
      let script = try file.script()
      let expectsPictures = script.steps.contains {
        if case .expectPicture = $0.action { true } else { false }
      }
      guard !expectsPictures else {
        throw CommandFailure(
          .wrongInput,
          [
            "--record: expected replays without pictures beside them, which a recording can't hold, "
              + "found some in \(file.name)"
          ])
      }
      return "\(script)"
    }.joined()
    guard given.utf8.count <= ReplayGrammar.givenBytes else {
      throw CommandFailure(
        .wrongInput,
        [
          "--record: expected replays of at most \(ReplayGrammar.givenBytes) bytes, "
            + "found \(given.utf8.count)"
        ])
    }
    file = try RecordingFile(creating: path)
  }

  func header(
    viewport: CGSize, isDark: Bool, language: String?, _ textMeasurer: PangoTextMeasurer
  ) -> ReplayHeader {
    var header = Self.header(given: given, viewport: viewport, isDark: isDark)
    header.language = language
    header.fonts = ReplayFonts(of: textMeasurer)
    header.program = Version.program
    return header
  }

  /// What a script begins with that shows the viewer.
  static func header(given: String, viewport: CGSize, isDark: Bool) -> ReplayHeader {
    ReplayHeader(
      deck: "", pairs: 0, seed: 0, viewport: ScriptSize(viewport), scheme: isDark ? .dark : nil,
      screen: ReplayScreen(name: WatchScreens.name, given: given))
  }
}
