import ArgumentParser
import Assets
import Foundation
import Rasterizer
import RecallUI
import Replay
import SDLWindow

extension Commands {
  struct Play: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Play a game in a window (what `recall` alone does).")

    @Option(
      help: ArgumentHelp(
        "The cards: \((Assets.deckNames + ["or the path of a deck file"]).joined(separator: ", ")).",
        valueName: "name"))
    var deck = "vehicles"

    @Option(parsing: .unconditional, help: "How many pairs to find, from 1 to 10000.")
    var pairs = 8

    @Option(
      parsing: .unconditional,
      help: "Deals the cards: the same seed, the same deal. Drawn when not given.")
    var seed: UInt64?

    @Option(
      help: ArgumentHelp(
        "Write the game down in a new file, for `recall replay`.", valueName: "file"))
    var record: String?

    @Option(help: "Light or dark surroundings.")
    var scheme = ReplayHeader.Scheme.light

    @Flag(help: "Have what moves fade instead. The game is the same.")
    var reduceMotion = false

    @Option(parsing: .unconditional, help: "How loud sounds are, from 0, for none, to 100.")
    var volume = 60

    @OptionGroup var options: SetupOptions

    @OptionGroup var tracing: TraceOptions

    @Flag(help: "Show the first frame, say how long that took and what took it, and end.")
    var timeStart = false

    /// The window's size at first, in points, where the screen has room for it.
    private static let size = CGSize(width: 800, height: 600)

    func run() throws {
      var times = StartTimes.program
      times.end("the command line")
      let speaker = try GameSounds.speaker(volume: volume)
      var setup = try options.setup()
      let ghost = try options.ghost.map { path in
        try ReplayFile(path: path).ghost(deck: deck, pairs: pairs, seed: self.seed)
      }
      setup.ghost = ghost?.finds ?? []
      let seed = self.seed ?? ghost?.seed ?? UInt64.random(in: .min ... .max)
      // Another thread, of pango's, reads what fonts there are while the window opens.
      let measurer = PangoTextMeasurer()
      let table = try GameTable(deck: deck, pairs: pairs)
      let recording = try record.map(RecordingFile.init(creating:))
      times.end("the deck")
      var unwritten: (any Error)?
      do {
        let window = try Window(title: "Recall", size: Self.size, text: measurer)
        window.speaker = speaker
        times.end("the window")
        try GameTable.requireEmoji(in: measurer)
        times.end("the fonts")
        var header = table.header(
          seed: seed, viewport: ScriptSize(window.size), scheme: scheme,
          carriesDeck: Assets.isPath(deck), setup: setup)
        if recording != nil { header.fonts = ReplayFonts(of: measurer) }
        let notice = Notice()
        let stage = try table.stage(
          header, textMeasurer: measurer, reducesMotion: reduceMotion, notice: notice)
        stage.trace = try tracing.stageTrace()
        try Output.write("Dealt \(pairs) pairs of \(table.deck.title) with seed \(seed).")
        let game = try PlayedGame(
          stage: stage, header: header, recording: recording, notice: notice)
        times.end("the game and its views")
        let ending = try window.run(game) {
          guard timeStart else { return }
          times.end("drawing the frame")
          do {
            try Output.write(times.report)
          } catch {
            unwritten = error
          }
          window.close()
        }
        try game.end(at: ending)
        if let unwritten { throw unwritten }
      } catch {
        throw CommandFailure(error)
      }
      if let name = recording?.name {
        try Output.write("Recorded in \(name): `recall replay \(name)` plays it again.")
      }
    }
  }
}

extension ReplayHeader.Scheme: ExpressibleByArgument {}
