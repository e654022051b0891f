import ArgumentParser
import Foundation

extension Commands {
  struct Outline: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tell what was on the stage at a moment of a recorded game.",
      discussion: """
        Each view has a line: its type, its place and size in points, what tells it apart, and \
        what it says.
        """)

    @OptionGroup var moment: ReplayMoment

    func run() throws {
      let program = try moment.program()
      switch moment.format {
      case .text: try Output.write(program.stage.outline.trimmingCharacters(in: .newlines))
      case .json: try Output.write(try OutlineReport(program.stage, at: program.now).json)
      }
    }
  }
}
