import ArgumentParser
import Foundation
import Rasterizer
import RecallUI

extension Commands {
  struct Snapshot: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Draw the picture that a recorded game showed at a moment.")

    @Argument(help: "A replay file.")
    var replay: String

    @Option(
      help: ArgumentHelp(
        "The moment, in milliseconds since the start. Its end when not given.", valueName: "ms"))
    var at: Int64?

    @Option(help: ArgumentHelp("The PNG file to write.", valueName: "png"))
    var output: String

    func run() throws {
      if let at, at < 0 {
        throw ValidationError("--at: expected milliseconds since the start, found \(at)")
      }
      let file = ReplayFile(path: replay)
      let session = try file.play(until: at.map { Instant(milliseconds: $0) })
      // Time goes on behind a recording's last event: what it led to may still move.
      if let at { session.stage.advance(to: Instant(milliseconds: at)) }
      guard session.report.isSuccess else {
        throw CommandFailure(.diverged, session.report.failures.map(\.description))
      }
      do {
        let size = session.stage.size
        let surface = try Surface(
          width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
        Rasterizer(text: session.textMeasurer).draw(session.stage.displayList, on: surface)
        try surface.writePNG(to: output)
      } catch {
        throw CommandFailure(error)
      }
    }
  }
}
