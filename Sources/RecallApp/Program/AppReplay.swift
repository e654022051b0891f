import Rasterizer
import RecallDriver
import RecallUI
import Replay
import SystemFiles

/// A replay of a program in a file.
///
/// The file is read twice: once to know that it is as it should be, and once while it is played. It is
/// never in memory as a whole.
struct AppReplay<Program: App> {
  let path: String

  /// The path as people read it.
  private var name: String { path.printable }

  /// Plays the file to its end, or until an instant, and checks what it says on the way, and what
  /// always holds.
  ///
  /// - Throws: `CommandFailure` for a file that can't be read, that isn't as it should be, or that is of
  ///   another program.
  func play(until instant: Instant?) throws -> (shown: AppStage<Program>, report: ReplayReport) {
    do {
      let file = try RegularFile(path: path)
      var reader = try reader(of: file)
      let header = reader.header
      let outline = try ReplayOutline(reading: &reader, until: instant?.millisecondsRoundedUp)
      try checkName(of: header)
      _ = try StartDate.read(header, in: name)
      let shown = AppStage<Program>(header, PangoTextMeasurer())
      try file.rewind()
      let report = try self.reader(of: file).play(
        on: CheckedTarget(shown.target, invariants: AppStage<Program>.invariants), until: instant,
        isComplete: outline.isComplete)
      for issue in shown.stage.issues { CommandFailure.write("Warning: \(name): \(issue)") }
      return (shown, report)
    } catch let failure as RegularFile.Failure {
      throw CommandFailure(.wrongInput, ["\(name): cannot be read: \(failure)"])
    } catch let error as StartDateError {
      throw CommandFailure(.wrongInput, [error.description.printable])
    } catch {
      throw CommandFailure(error)
    }
  }

  private func reader(of file: RegularFile) throws(ReplayError) -> ReplayReader {
    try ReplayReader(file: name) { try file.read(upTo: 65_536) }
  }

  private func checkName(of header: ReplayHeader) throws {
    let expected = AppProgram<Program>.name
    guard header.screen?.name != expected else { return }
    let position = header.position(of: .screen, in: name)
    let found = header.screen.map { "one of \($0.name.printable)" } ?? "one of cards"
    throw CommandFailure(
      .wrongInput, ["\(position): expected a replay of \(expected), found \(found)"])
  }
}
