import ArgumentParser

extension Commands {
  struct State: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Tell the state at a moment of a recorded game.",
      discussion: """
        Each value has a line, as an expectation of a replay says it. The digest of a recording \
        is made of these lines.
        """)

    @OptionGroup var moment: ReplayMoment

    func run() throws {
      let report = StateReport(StageTarget(try moment.program()))
      switch moment.format {
      case .text: try Output.write(report.text)
      case .json: try Output.write(try report.json)
      }
    }
  }
}
