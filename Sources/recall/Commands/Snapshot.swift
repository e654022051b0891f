import ArgumentParser
import Foundation
import Rasterizer
import RecallUI
import Replay

extension Commands {
  struct Snapshot: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Draw the picture that a recorded game showed at a moment.")

    @Argument(help: "A replay file.", completion: .file())
    var replay: String

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "The moment, in milliseconds since the start. Its end when not given.", valueName: "ms"))
    var at: Int64?

    @Option(
      help: ArgumentHelp("The PNG or SVG file to write.", valueName: "png"), completion: .file())
    var output: String

    @Flag(help: "Replace the file, if it is there.")
    var force = false

    func validate() throws {
      let times = ReplayGrammar.milliseconds
      guard let at, !times.contains(at) else { return }
      throw ValidationError(
        "--at: expected milliseconds since the start, to \(times.upperBound), found \(at)")
    }

    func run() throws {
      let picture = try PictureFile(path: output, replaces: force)
      let file = ReplayFile(path: replay)
      // Time goes on behind a recording's last event: what it led to may still move.
      let session = try file.play(
        until: at.map { Instant(milliseconds: $0) }, check: Self.checkSize)
      guard session.report.isSuccess else {
        throw CommandFailure(.diverged, session.report.failures.map(\.description))
      }
      do {
        guard !output.lowercased().hasSuffix(".svg") else {
          let scene = SVGScene(text: session.textMeasurer)
          return try picture.write(svg: scene.document(session.stage.displayList))
        }
        let (width, height) = Self.pixels(of: session.stage.size)
        let surface = try Surface(width: width, height: height)
        Rasterizer(text: session.textMeasurer).draw(session.stage.displayList, on: surface)
        try picture.write(surface)
      } catch {
        throw CommandFailure(error)
      }
    }

    private static func pixels(of size: CGSize) -> (width: Int, height: Int) {
      (Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    }

    /// Refuses a picture that is too large before anything is played.
    private static func checkSize(_ outline: ReplayOutline) throws {
      let (width, height) = pixels(of: outline.viewport.cgSize)
      guard width * height > PictureFile.mostPixels else { return }
      throw CommandFailure(
        .wrongInput,
        [
          "\(outline.viewportPosition): expected a viewport of at most "
            + "\(PictureFile.mostPixels) pixels to draw, found \(outline.viewport); "
            + "ask for another moment with --at"
        ])
    }
  }
}
