import Rasterizer
import Replay

extension WatchedTrial {
  /// A script that stands in for a file: it may use what the file may.
  init(_ script: ReplayScript, insteadOf file: ReplayFile, _ textMeasurer: PangoTextMeasurer) {
    let pictures = KeptPictures(besides: file.path, mode: .compare)
    self.init(
      text: "\(script)", name: file.name, library: file.library,
      pictures: { pictures.difference(of: $0, textMeasurer, from: $1, tolerance: $2) },
      program: { try file.program(for: $0, $1, following: nil) })
  }

  /// A script by itself, which uses no file but those of the program.
  ///
  /// - Throws: `CommandFailure` for a header that asks for what there isn't.
  init(alone text: String, named name: String) throws {
    let file = ReplayFile(path: name)
    do {
      var bytes = Array(text.utf8)
      let header = try ReplayReader(file: name) {
        defer { bytes = [] }
        return bytes
      }.header
      guard header.screen?.name != WatchScreens.name else { throw Self.viewerInViewer }
      // What is read of files is read now, not while the script is played.
      let make = try file.programMaker(for: header, following: nil)
      self.init(text: text, name: name, program: { _, measurer in try make(measurer) })
    } catch {
      throw CommandFailure(error)
    }
  }

  private static let viewerInViewer = CommandFailure(
    .wrongInput, ["expected a replay of a game or of its screens to watch, found one of the viewer"]
  )
}
