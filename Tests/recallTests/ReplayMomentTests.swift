import Foundation
import Testing

/// `recall outline` and `recall state`: a moment of a replay, told as text and as JSON.
@Suite struct ReplayMomentTests {
  private let folder: TemporaryFolder
  private let replay: String

  init() throws {
    folder = try TemporaryFolder()
    replay = try folder.write(
      """
      recall-replay 1
      deck      vehicles
      pairs     2
      seed      1
      viewport  600x400

          0  tap card:0
       2000  tap card:2
       4000  end

      """.utf8, as: "game.replay")
  }

  private func output(_ arguments: String...) throws -> String {
    let result = try RecallProcess.run(arguments)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors == "")
    return result.output
  }

  private func json(_ arguments: String...) throws -> [String: Any] {
    let result = try RecallProcess.run(arguments + ["--format", "json"])
    #expect(result.status == 0, "\(result.errors)")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(object as? [String: Any])
  }

  @Test func aMomentBehindTheEndIsSaidToBeOne() throws {
    for command in ["state", "outline"] {
      #expect(try RecallProcess.run([command, replay, "--at", "4000"]).errors == "")
      let result = try RecallProcess.run([command, replay, "--at", "4001"])
      #expect(result.status == 0)
      #expect(
        result.errors == """
          Notice: \(replay) ends at 4000 ms; what is asked for is what comes of it until 4001 ms

          """)
    }
  }

  @Test(arguments: [("0", "false", "false"), ("1", "true", "false"), ("2", "true", "true")])
  func aMomentCanBeThatOfAnEvent(event: String, first: String, second: String) throws {
    let lines = try output("state", replay, "--event", event).split(separator: "\n")
    #expect(lines.contains("card:0.isFaceUp = \(first)"))
    #expect(lines.contains("card:2.isFaceUp = \(second)"))
  }

  @Test(arguments: [
    (["--event", "4"], "game.replay: expected an event from 0 to 3, found 4"),
    (["--event", "-1"], "--event: expected the number of an event, found -1"),
    (["--event", "1", "--at", "2"], "--event: expected one moment, found --at, too"),
  ])
  func anEventThatThereIsNotIsAnError(options: [String], message: String) throws {
    let result = try RecallProcess.run(["outline", "game.replay"] + options, in: folder.url)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: \(message)"))
  }

  // MARK: State

  @Test(arguments: [("1999", "false"), ("2000", "true")])
  func theStateIsThatOfTheMoment(at: String, isFaceUp: String) throws {
    let lines = try output("state", replay, "--at", at).split(separator: "\n")
    #expect(lines.contains("card:0.isFaceUp = true"))
    #expect(lines.contains("card:2.isFaceUp = \(isFaceUp)"))
  }

  @Test func withoutAMomentTheStateIsThatOfTheEnd() throws {
    #expect(try output("state", replay) == output("state", replay, "--at", "4000"))
  }

  @Test func eachLineOfTheStateIsAnExpectationThatHolds() throws {
    let lines = try output("state", replay, "--at", "3000").split(separator: "\n")
    #expect(lines.count > 20)
    let script = try folder.text("game.replay").replacingOccurrences(
      of: " 4000  end",
      with: lines.map { " 3000  expect \($0)\n" }.joined() + " 4000  end")
    let path = try folder.write(script.utf8, as: "expecting.replay")
    #expect(try output("replay", path).contains("\(lines.count) expectations hold"))
  }

  @Test func theStateAsJSONHasTheSameValues() throws {
    let state = try json("state", replay, "--at", "2000")
    #expect(state["at"] as? Int == 2000)
    let values = try #require(state["state"] as? [String: String])
    #expect(values["card:2.isFaceUp"] == "true")
    #expect(
      try output("state", replay, "--at", "2000").split(separator: "\n").count == values.count)
  }

  @Test func theDigestIsTheOneThatARecordingWouldHave() throws {
    let state = try json("state", replay, "--at", "3000")
    let digest = try #require(state["digest"] as? String)
    #expect(digest.wholeMatch(of: /#[0-9a-f]{16}/) != nil)
    for (line, status) in [(digest, 0), ("#0123456789abcdef", 1)] as [(String, Int32)] {
      let script = try folder.text("game.replay").replacingOccurrences(
        of: " 4000  end", with: " 3000  wait  \(line)\n 4000  end")
      let path = try folder.write(script.utf8, as: "digest.replay")
      let result = try RecallProcess.run(["replay", path])
      #expect(result.status == status, "\(result.errors)")
    }
  }

  // MARK: Outline

  @Test func theOutlineShowsTheViewsOfTheMoment() throws {
    let outline = try output("outline", replay, "--at", "3000")
    #expect(outline.hasPrefix("Stage 600x400 light\n") && outline.contains("GameView"))
    for card in 0..<4 { #expect(outline.contains("card:\(card)"), "\(card)") }
    #expect(outline != (try output("outline", replay, "--at", "0")))
  }

  @Test func theOutlineAsJSONIsATreeOfTheSameViews() throws {
    let outline = try json("outline", replay, "--at", "3000")
    #expect(outline["at"] as? Int == 3000)
    #expect(outline["viewport"] as? [String: Int] == ["x": 0, "y": 0, "width": 600, "height": 400])
    func count(_ views: Any?) -> Int {
      let views = views as? [[String: Any]] ?? []
      return views.reduce(0) { $0 + 1 + count($1["children"]) }
    }
    let lines = try output("outline", replay, "--at", "3000").split(separator: "\n")
    #expect(count(outline["views"]) == lines.count - 1)
  }

  // MARK: What isn't as it should be

  @Test(arguments: ["outline", "state"]) func aReplayThatDivergedEndsWith1(command: String) throws {
    let script = try folder.text("game.replay").replacingOccurrences(
      of: " 4000  end", with: " 3000  expect score = 99\n 4000  end")
    let path = try folder.write(script.utf8, as: "wrong.replay")
    let result = try RecallProcess.run([command, path])
    #expect(result.status == 1)
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.output == "")
    // Before that, all holds.
    #expect(try RecallProcess.run([command, path, "--at", "2999"]).status == 0)
  }

  @Test(arguments: ["outline", "state"]) func aFileThatIsNotThereEndsWith2(command: String) throws {
    let result = try RecallProcess.run([command, "/no/such/file.replay"])
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: /no/such/file.replay: "))
  }

  @Test func aMomentOfTheWholeProgramIsToldByItsOwnClock() throws {
    let whole = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Replays/home/whole-by-keys.replay").standardized.path
    #expect(try json("outline", whole, "--at", "40000")["at"] as? Int == 40_000)
    #expect(try json("outline", whole)["at"] as? Int == 63_812)
  }
}
