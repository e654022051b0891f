import ArgumentParser
import Foundation
import RecallUI
import Replay

extension Commands {
  struct Simplify: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Write a recorded game down as a person would.",
      discussion: """
        Downs, moves and ups become taps, presses and drags, at round times, wherever the same states \
        come of them, and all that was expected holds. The recording is played many times for that.
        """)

    @Argument(help: "A replay file.", completion: .file())
    var replay: String

    @Option(
      help: ArgumentHelp("The replay file to write.", valueName: "script"), completion: .file())
    var output: String

    @Flag(help: "Replace the file, if it is there.")
    var force = false

    func run() throws {
      let file = ReplayFile(path: replay)
      let written: NewFile
      do throws(NewFile.Failure) {
        written = try NewFile(for: output, replaces: force)
      } catch {
        throw CommandFailure(writing: output.printable, error)
      }
      let (script, player) = try file.scriptAndPlayer()
      let simple: ReplayScript
      do {
        simple = try ReplaySimplifier(script, play: player).simplified()
      } catch let failure as CommandFailure {
        throw failure
      } catch {
        throw CommandFailure(.wrongInput, ["\(file.name): \(error)"])
      }
      do {
        try written.write(Array("\(simple)".utf8))
        try written.publish()
      } catch {
        throw CommandFailure(.wrongInput, ["cannot write \(output.printable): \(error)"])
      }
      try Output.write(
        "\(output.printable): \("step".counted(simple.steps.count)) of \(script.steps.count)")
    }
  }
}
