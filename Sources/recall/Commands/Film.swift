import ArgumentParser
import Films
import RecallUI
import Replay

extension Commands {
  struct Film: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Draw what a recorded game showed into an animated picture, a WebP.",
      discussion: """
        A picture is drawn where something moved, as often as --rate says, as large as the window was at \
        first; what a larger window showed later is cut off. Only what differs from picture to picture is \
        in the file.
        """)

    @Argument(help: "A replay file.", completion: .file())
    var replay: String

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "Where it begins, in milliseconds since the start.", valueName: "ms"))
    var from: Int64 = 0

    @Option(
      parsing: .unconditional,
      help: ArgumentHelp(
        "Where it ends, in milliseconds since the start. The replay's end when not given.",
        valueName: "ms"))
    var to: Int64?

    @Option(
      parsing: .unconditional, help: "How many pictures a second it has at most, from 1 to 60.")
    var rate = 20

    @Option(
      parsing: .unconditional,
      help: "How much of the pictures is kept, from 0, for a small file, to 100.")
    var quality = 80

    @Flag(help: "Keep every pixel.")
    var lossless = false

    @Option(help: ArgumentHelp("The WebP file to write.", valueName: "webp"), completion: .file())
    var output: String

    @Flag(help: "Replace the file, if it is there.")
    var force = false

    func validate() throws {
      let times = ReplayGrammar.milliseconds
      for (name, time) in [("--from", from), ("--to", to ?? 0)] where !times.contains(time) {
        throw ValidationError(
          "\(name): expected milliseconds since the start, to \(times.upperBound), found \(time)")
      }
      if let to, to <= from {
        throw ValidationError("--to: expected an end behind \(from) ms, found \(to)")
      }
      guard FilmPlan.rates.contains(rate) else {
        throw ValidationError("--rate: expected a number from 1 to 60, found \(rate)")
      }
      guard FilmQuality.range.contains(quality) else {
        throw ValidationError("--quality: expected a number from 0 to 100, found \(quality)")
      }
    }

    func run() throws {
      let picture = try PictureFile(path: output, replaces: force)
      let plan = FilmPlan(
        from: from, to: to, rate: rate, quality: lossless ? .lossless : .lossy(quality))
      let film = try FilmDrawer(plan, try GameTable.textMeasurer())
        .film(of: ReplayFile(path: replay))
      try picture.write(bytes: film.bytes)
      try Output.write(
        "\(output.printable): \(film.pictures) pictures, \(film.milliseconds) ms")
    }
  }
}
