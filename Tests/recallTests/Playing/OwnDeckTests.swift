import Foundation
import RecallUI
import Replay
import Testing

@testable import Assets
@testable import recall

/// Decks of one's own, and what a replay may name.
@Suite struct OwnDeckTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let json =
    #"{"name": "own", "title": "My own", "symbols": ["🚗", "a b", "c", "d"]}"#

  private func replay(version: Int = 1, deck: String) -> String {
    "recall-replay \(version)\ndeck \"\(deck)\"\npairs 2\nseed 1\nviewport 400x300\n\n0 end\n"
  }

  @Test func aRecordingWithADeckOfOnesOwnReplaysAnywhere() throws {
    try folder.write(Self.json.utf8, as: "my.json")
    let played = try RecallProcess.run(
      [
        "play", "--deck", "my.json", "--pairs", "3", "--seed", "1", "--time-start", "--record",
        "a.replay",
      ],
      in: folder.url)
    #expect(played.errors == "")
    try FileManager.default.removeItem(atPath: folder.path("my.json"))
    let text = try folder.text("a.replay")
    #expect(text.contains("deck      own\n"))
    #expect(text.contains("title     \"My own\"\nsymbols   \"🚗\" \"a b\" d\n"))
    for command in [["replay"], ["par"]] {
      let result = try RecallProcess.run(
        command + [folder.path("a.replay")], in: FileManager.default.temporaryDirectory)
      #expect(result.errors == "")
      #expect(result.status == 0)
    }
  }

  @Test func aReplayOfVersion1FindsItsDeckBesideIt() throws {
    try folder.write(Self.json.utf8, as: "my.json")
    try folder.write(replay(deck: "./my.json").utf8, as: "a.replay")
    let elsewhere = FileManager.default.temporaryDirectory
    #expect(
      try RecallProcess.run(["replay", folder.path("a.replay")], in: elsewhere).status == 0)
  }

  @Test func aReplayOfVersion2NamesNoPath() throws {
    try folder.write(Self.json.utf8, as: "my.json")
    try folder.write(replay(version: 2, deck: "./my.json").utf8, as: "a.replay")
    let result = try RecallProcess.run(["replay", "a.replay"], in: folder.url)
    #expect(result.status == 2)
    #expect(
      result.errors == """
        Error: a.replay:2:6: expected the name of a deck that ships, or `symbols` with it, \
        found the path './my.json'

        """)
  }

  /// A pipe would be waited for, and a device never ends.
  @Test(arguments: CommandLineDefinition.commands)
  func onlyFilesAreRead(command: CommandLineDefinition.Command) throws {
    #expect(mkfifo(folder.path("pipe.json"), 0o600) == 0)
    #expect(mkfifo(folder.path("pipe.replay"), 0o600) == 0)
    try folder.write(replay(deck: "pipe.json").utf8, as: "a.replay")
    for path in ["pipe.json", "pipe.replay", "a.replay", "/dev/zero", "/dev/stdin"] {
      for argument in command.arguments ?? []
      where argument.kind != "flag" && ["replay", "paths", "name"].contains(argument.valueName) {
        // It learns from steps, and deals no deck.
        if command.commandName == "fuzz", path == "a.replay" { continue }
        try? FileManager.default.removeItem(atPath: folder.path("new.folder"))
        let others = command.call(leavingOut: argument).filter { $0 != "good.replay" }
        let value = argument.word.map { ["\($0)=\(path)"] } ?? [path]
        let result = try RecallProcess.run(others + value, in: folder.url)
        #expect(result.status == 2, "\(others + value)")
        #expect(
          result.errors.contains("expected a file, found a ")
            || result.errors.contains("`recall help ")
            || result.errors.contains("there is no deck ")
            || result.errors.contains("expected a line that `recall fuzz`")
            || result.errors.contains("--ghost: expected a recording of ")
            || result.errors.contains("is no bot"),
          "\(others + value): \(result.errors)")
      }
    }
  }

  @Test func namesGoToTheTerminalAsWhatTheyAre() throws {
    let name = "a\u{1B}[31m\nError: b.replay"
    try folder.write("".utf8, as: name)
    let result = try RecallProcess.run(["replay", name], in: folder.url)
    #expect(
      result.errors == """
        Error: a\\u{1B}[31m\\u{A}Error: b.replay:1:1: expected `recall-replay 5`, found an empty file

        """)
    try folder.write(
      (replay(deck: "vehicles").replacingOccurrences(
        of: "0 end", with: #"0 tap "\u{1B}[2J""#)).utf8, as: "b.replay")
    let other = try RecallProcess.run(["replay", "b.replay"], in: folder.url)
    #expect(other.errors.contains(#"found `\u{1B}[2J`"#))
  }
}
