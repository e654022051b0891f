import Foundation
import Records
import Statistics
import Testing

/// `recall stats`: what the games that were played tell.
@Suite struct StatsCommandTests {
  private func run(_ games: KeptGames, _ arguments: String...) throws -> RecallProcess.Result {
    try RecallProcess.run(
      ["stats", "--data", games.folder.url.path] + arguments, environment: ["TZ": "UTC"])
  }

  @Test func allThatIsKnownIsToldInWords() throws {
    let result = try run(try .sample())
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.output == """
        games           4, 3 won, 1 lost
        time            6 min in all
        best            game 2: 13 moves for 8 pairs, +0.50 to par
        over par        1.83, from -1.96 to 5.63 at 95 % (moves; 3 games)
        accuracy        80.30, from 14.14 to 100.00 at 95 % (100 par / (par + loss); 3 games)
        luck            0.25, from 0.25 to 0.25 at 95 % (moves; less is better; 3 games)
        a game          90.00, from 90.00 to 90.00 at 95 % (seconds; 4 games)
        first of a day  80.30, from 14.14 to 100.00 at 95 % (accuracy; 3 games)

        deck            games    won  over par  accuracy
        Food                2      1      3.50     50.00
        Faces               2      2      1.00     95.45

        size            games    won  over par  accuracy
        8 pairs             3      2      1.00     95.45
        12 pairs            1      1      3.50     50.00

        moves ago       cards  hit  remembered, guessing taken off, at 95 %
        1                   4    4  100 %, from 35 to 100

        """)
  }

  @Test func whatFitsIsChosen() throws {
    let games = try KeptGames.sample()
    func count(_ arguments: String...) throws -> Substring? {
      let result = try RecallProcess.run(
        ["stats", "--data", games.folder.url.path, "--format", "csv"] + arguments,
        environment: ["TZ": "UTC"])
      return "\(result.output.components(separatedBy: "\r\n").count - 2)"[...]
    }
    #expect(try count() == "4")
    #expect(try count("--deck", "faces") == "2")
    #expect(try count("--pairs", "12") == "1")
    #expect(try count("--since", "2024-10-05") == "3")
    #expect(try count("--until", "2024-10-05", "--deck", "faces") == "2")
    #expect(try count("--deck", "nobody's") == "0")
    let none = try run(games, "--pairs", "3")
    #expect(
      none.output == "None of 4 games fits, in \(games.folder.path("recall.sqlite")).\n")
  }

  /// Half past midnight in a summer's Berlin is half past eleven of the day before in its winter.
  @Test func aDayBeginsAsClocksWereThen() throws {
    let games = try KeptGames([
      GameRecord(
        // 2026-07-01T22:30Z.
        beganAt: 1_782_945_000, deck: PlayedDeck(name: "x", title: "X"), pairs: 8, seed: 1,
        end: .abandoned)
    ])
    for (zone, day) in [
      ("Europe/Berlin", "2026-07-02"), ("UTC", "2026-07-01"), ("America/New_York", "2026-07-01"),
    ] {
      let result = try RecallProcess.run(
        ["stats", "--data", games.folder.url.path, "--since", day, "--until", day],
        environment: ["TZ": zone])
      #expect(result.output.hasPrefix("games           1"), "\(zone): \(result.output)")
    }
  }

  @Test(arguments: [-1, 0, 10_001])
  func aNumberOfPairsThatNoGameHasIsAWrongCall(pairs: Int) throws {
    let result = try run(try .sample(), "--pairs", "\(pairs)")
    #expect(result.status == 2)
    #expect(
      result.errors == "Error: --pairs: expected a number from 1 to 10000, found \(pairs)\n")
    #expect(result.output == "")
  }

  @Test(arguments: [1, 10_000])
  func aNumberOfPairsThatSomeGameMayHaveIsLookedFor(pairs: Int) throws {
    #expect(try run(try .sample(), "--pairs", "\(pairs)").status == 0)
  }

  @Test func programsReadTheSame() throws {
    let games = try KeptGames.sample()
    let result = try run(games, "--format", "json")
    let export = try JSONDecoder().decode(StatisticsExport.self, from: Data(result.output.utf8))
    let records = try RecordStore.records(at: games.folder.path("recall.sqlite"))
    #expect(export == StatisticsExport(records))
    #expect(try run(games, "--format", "csv").output == export.csv)
  }

  @Test func titlesAreShownWhole() throws {
    let games = try KeptGames(
      ["Animals & nature", "Faces"].map { title in
        GameRecord(
          beganAt: 0, deck: PlayedDeck(name: title, title: title), pairs: 8, seed: 1,
          end: .abandoned)
      })
    let output = try run(games).output
    #expect(
      output.contains(
        """
        deck              games    won  over par  accuracy
        """), "\(output)")
    #expect(output.contains("\nAnimals & nature      1      0"), "\(output)")
    #expect(output.contains("\nFaces                 1      0"), "\(output)")
  }

  @Test func aTitleThatATerminalWouldObeyIsShownInstead() throws {
    let games = try KeptGames([
      GameRecord(
        beganAt: 0, deck: PlayedDeck(name: "x", title: "\u{1B}[31m\rred, \"\r\nnot"), pairs: 8,
        seed: 1, end: .abandoned)
    ])
    let csv = try run(games, "--format", "csv").output
    #expect(csv.contains(#","\u{1B}[31m\u{D}red, """# + "\r\nnot\","))
    #expect(csv.hasSuffix("\r\n"))
    #expect(!(try run(games).output.contains("\u{1B}")))
  }

  // MARK: Where nothing is

  @Test func withoutGamesItSaysWhereItLookedAndMakesNothing() throws {
    let games = try KeptGames([])
    let result = try run(games)
    #expect(result.status == 0)
    #expect(result.output == "No games are kept in \(games.folder.path("recall.sqlite")).\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: games.folder.url.path) == [])
  }

  @Test func nothingIsMadeBesideTheGames() throws {
    let games = try KeptGames.sample()
    let folder = games.folder.url.path
    for name in try FileManager.default.contentsOfDirectory(atPath: folder)
    where name != "recall.sqlite" {
      try FileManager.default.removeItem(atPath: games.folder.path(name))
    }
    let before = try Data(contentsOf: URL(fileURLWithPath: games.folder.path("recall.sqlite")))
    #expect(try run(games).output.hasPrefix("games           4, 3 won, 1 lost\n"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["recall.sqlite"])
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: games.folder.path("recall.sqlite"))) == before)
  }

  /// As in a backup that was made while a game was played.
  @Test func whatStandsOnlyInTheLogCountsToo() throws {
    let games = try KeptGames.sample()
    let store = try RecordStore(path: games.folder.path("recall.sqlite"))
    var record = try #require(
      try RecordStore.records(at: games.folder.path("recall.sqlite")).first)
    record.beganAt += 1
    try store.finish(try store.begin(record, recording: ""), record)
    let copy = try TemporaryFolder()
    for name in ["recall.sqlite", "recall.sqlite-wal"] {
      try FileManager.default.copyItem(
        atPath: games.folder.path(name), toPath: copy.path(name))
    }
    let result = try RecallProcess.run(["stats", "--data", copy.url.path])
    #expect(result.output.hasPrefix("games           5"), "\(result.errors)")
    withExtendedLifetime(store) {}
  }

  @Test func theEnvironmentSaysWhereGamesAreKept() throws {
    let games = try KeptGames([])
    let result = try RecallProcess.run(
      ["stats"], environment: ["XDG_DATA_HOME": games.folder.url.path])
    #expect(
      result.output == "No games are kept in \(games.folder.path("recall/recall.sqlite")).\n")
    let none = try RecallProcess.run(["stats"], environment: ["XDG_DATA_HOME": "", "HOME": ""])
    #expect(none.status == 2)
    #expect(none.errors.hasPrefix("Error: There is no folder to keep games in: expected"))
  }

  @Test func aFileOfSomethingElseIsNamedAndLeftAlone() throws {
    let games = try KeptGames([])
    try games.folder.write("Dear Bo,\n".utf8, as: "recall.sqlite")
    let result = try run(games)
    #expect(result.status == 2)
    #expect(
      result.errors == """
        Error: '\(games.folder.path("recall.sqlite"))' isn't a file that Recall made, and is left alone.

        """)
    #expect(try games.folder.text("recall.sqlite") == "Dear Bo,\n")
  }

  @Test(arguments: ["--since", "--until"])
  func aDayThatIsNotThereIsAWrongCall(option: String) throws {
    let result = try run(try KeptGames([]), option, "2026-11-31")
    #expect(result.status == 2)
    #expect(result.errors.contains("such as 2026-11-22), found '2026-11-31'"))
  }

  @Test func aFolderWithoutANameIsAWrongCall() throws {
    let result = try RecallProcess.run(["stats", "--data", ""])
    #expect(result.errors == "Error: --data: expected a folder, found nothing\n")
  }
}
