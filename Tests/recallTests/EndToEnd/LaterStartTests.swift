import Foundation
import Testing

@testable import recall

/// What a second start does while the first window stands.
@Suite struct LaterStartTests {
  private let screen: VirtualScreen
  private let folder: TemporaryFolder

  init() throws {
    screen = try VirtualScreen()
    folder = try TemporaryFolder()
  }

  private var arguments: [String] {
    ["play", "--screen", "home", "--volume", "0", "--data", folder.path("data")]
  }

  private func start(_ more: String...) throws -> BackgroundProcess {
    try BackgroundProcess(
      [RecallProcess.executable.path] + arguments + more, environment: screen.environment,
      lifetime: 300)
  }

  private var windows: Int {
    let found = try? screen.run("xdotool", "search", "--onlyvisible", "--name", "^Recall$")
    return found?.split(separator: "\n").count ?? 0
  }

  @Test func itRaisesThatWindowAndEndsUnlessAskedOtherwise() throws {
    let first = try start()
    #expect(wait(upTo: RecallProcess.patience) { windows == 1 })

    let later = try RecallProcess.run(arguments, environment: screen.environment)
    #expect(later.status == 0)
    #expect(later.output == "" && later.errors == "")
    #expect(windows == 1 && first.isRunning)

    let other = try start("--new-window")
    #expect(wait(upTo: RecallProcess.patience) { windows == 2 })
    #expect(try other.end(with: SIGTERM) == 0)
    #expect(try first.end(with: SIGTERM) == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("data/window")))
  }
}
