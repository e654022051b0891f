import Foundation
import Testing

@testable import recall

/// Commands that people are told can be copied into a shell.
@Suite struct ShellWordTests {
  @Test(arguments: [
    ("a.replay", "a.replay"), ("sub/b-1_2.replay", "sub/b-1_2.replay"), ("spät", "spät"),
    ("my games/g", "'my games/g'"), ("it's", #"'it'\''s'"#), ("$(x)", "'$(x)'"), ("", "''"),
    ("-x", "./-x"), ("~", "'~'"), ("a\nb'\\", #"$'a\x0ab\'\\'"#), ("\u{1B}c", #"$'\x1bc'"#),
  ])
  func itIsTheWordThatAShellReads(path: String, word: String) throws {
    #expect(path.shellWord == word)
    let read = try RecallProcess.run(
      URL(fileURLWithPath: "/bin/bash"), ["-c", "printf %s \(path.shellWord)"], in: nil)
    #expect(read.output == (path.hasPrefix("-") ? "./" : "") + path)
  }

  @Test func whatWasRecordedIsToldWithACommandThatPlaysIt() throws {
    let folder = try TemporaryFolder()
    let result = try RecallProcess.run(
      ["play", "--pairs", "1", "--seed", "1", "--time-start", "--record", "my game.replay"],
      in: folder.url)
    #expect(result.output.contains("Dealt 1 pair of "))
    #expect(
      result.output.hasSuffix(
        "Recorded in my game.replay: `recall replay 'my game.replay'` plays it again.\n"))
  }
}
