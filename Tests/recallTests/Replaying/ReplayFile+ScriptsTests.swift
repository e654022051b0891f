import Foundation
import Replay
import Testing

@testable import recall

@Suite struct ReplayFileScriptsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func file(_ steps: String) throws -> ReplayFile {
    let text = """
      recall-replay 4
      deck      vehicles
      pairs     4
      seed      42
      viewport  800x600

      \(steps)
      """
    let path = folder.path("a.replay")
    try Data(text.utf8).write(to: URL(filePath: path))
    return ReplayFile(path: path)
  }

  @Test func aTrialIsPlayedAsFarAsItGoes() throws {
    let (script, play) = try file("100 tap deck\n200 tap card:3\n900 end\n").scriptAndPlayer()
    let whole = try play(script)
    #expect(whole.keys.sorted() == [0, 1, 2])
    var trial = script
    trial.steps[1].action = .tap(.element("play again"))
    #expect(try play(trial) == whole.filter { $0.key == 0 })
  }

  @Test func aFileThatNamesWhatIsNotThereIsRefused() throws {
    let (script, play) = try file("100 tap deck\n200 tap card:9\n900 end\n").scriptAndPlayer()
    #expect(throws: ReplayError.self) { try play(script) }
  }
}
