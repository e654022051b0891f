import Foundation
import Testing

@Suite struct ManualTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("recall-manual-\(UUID().uuidString)")

  private func write(_ definition: String) throws -> ScriptRun {
    try ScriptRun("scripts/manual", [folder.path, "2026-12-01", "1.2.0"], input: definition)
  }

  @Test func aPageIsMadeOfACommandsDefinition() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try write(
      #"""
      {"serializationVersion": 0, "command": {
        "commandName": "game", "abstract": "A game.", "discussion": "One.\n\n.Two isn't\\no.",
        "arguments": [{"kind": "flag", "isOptional": true, "names": [{"kind": "short", "name": "h"}, {"kind": "long", "name": "help"}],
          "preferredName": {"kind": "long", "name": "help"}, "valueName": "help", "abstract": "Show help."}],
        "subcommands": [
          {"commandName": "secret", "abstract": "Hidden.", "shouldDisplay": false},
          {"commandName": "play", "abstract": "Play with `game play`.", "arguments": [
            {"kind": "positional", "isOptional": false, "isRepeating": true, "valueName": "file", "abstract": "Files."},
            {"kind": "option", "isOptional": true, "names": [{"kind": "long", "name": "deck"}], "defaultValue": "a",
             "preferredName": {"kind": "long", "name": "deck"}, "valueName": "name", "abstract": "Cards.", "allValues": ["a", "b"]}]}]}}
      """#)
    #expect(run.errors == "")
    try #require(run.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["game-play.6", "game.6"])
    #expect(
      try String(contentsOf: folder.appendingPathComponent("game-play.6"), encoding: .utf8) == #"""
        .TH GAME\-PLAY 6 2026-12-01 "Recall 1.2.0" "Games Manual"
        .SH NAME
        game\-play \- play with \fBgame play\fR
        .SH SYNOPSIS
        .HP
        \fBgame play\fR \fIfile\fR ... [\fB\-\-deck\fR \fIname\fR]
        .SH DESCRIPTION
        Play with \fBgame play\fR.
        .SH ARGUMENTS
        .TP
        \fIfile\fR
        Files.
        .SH OPTIONS
        .TP
        \fB\-\-deck\fR \fIname\fR
        Cards. One of a, b. a when not given.
        .SH SEE ALSO
        .BR game (6)

        """#)
    let first = try String(contentsOf: folder.appendingPathComponent("game.6"), encoding: .utf8)
    #expect(first.contains("\nOne.\n.PP\n\\&.Two isn\\(aqt\\eno.\n"))
    #expect(first.contains("\n.TP\n\\fBgame\\-play\\fR(6)\nPlay with \\fBgame play\\fR.\n"))
    #expect(!first.contains("secret"))
  }

  @Test(arguments: [
    ("", "expected what `recall --experimental-dump-help` writes, found Expecting value"),
    ("[]", "expected what `recall --experimental-dump-help` writes, without"),
    ("{}", "expected a definition of version 0, found None"),
    (#"{"serializationVersion": 1}"#, "expected a definition of version 0, found 1"),
    (
      #"{"serializationVersion": 0}"#,
      "expected what `recall --experimental-dump-help` writes, without 'command'"
    ),
    (
      #"{"serializationVersion": 0, "command": {"commandName": "game"}}"#,
      "game: expected an abstract, found none"
    ),
  ])
  func whatIsNoDefinitionIsRefused(definition: String, complaint: String) throws {
    let run = try write(definition)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("manual: \(complaint)"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func aWrongCallIsRefused() throws {
    let run = try ScriptRun("scripts/manual", [folder.path])
    #expect(run.status == 2)
    #expect(
      run.errors == "usage: recall --experimental-dump-help | scripts/manual FOLDER DATE VERSION\n")
  }
}
