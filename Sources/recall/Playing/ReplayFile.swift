import Assets
import Foundation
import Rasterizer
import RecallGame
import RecallHome
import RecallUI
import Replay
import Simulation

/// A replay in a file, and playing it without a window.
///
/// The file is read twice: once to know that it is as it should be, and once while it is played. It
/// is never in memory as a whole.
struct ReplayFile {
  let path: String

  /// The path as people read it.
  var name: String { path.printable }

  /// What came of playing a file.
  struct Session {
    var stage: Stage
    var textMeasurer: PangoTextMeasurer
    var report: ReplayReport
  }

  /// Plays the file to its end, or until an instant, and checks what it says on the way, and what
  /// always holds: what a fuzzer found fails here as well, until it is mended.
  ///
  /// - Parameters:
  ///   - instant: Where to stop; nil for the end.
  ///   - trace: Who hears what the stage does; nil for nobody.
  ///   - follower: Who is told what happens in the game, and when; nil for nobody.
  ///   - check: Looks at what the file comes to, before anything is played.
  /// - Throws: `CommandFailure` for a file that can't be read or isn't as it should be, and what
  ///   `check` throws.
  func play(
    until instant: Instant? = nil, trace: StageTrace? = nil,
    follower: GameFollower? = nil,
    check: (ReplayOutline) throws -> Void = { _ in }
  ) throws -> Session {
    do {
      let file = try open()
      var reader = try reader(of: file)
      let outline = try outline(of: &reader, in: file, until: instant)
      try check(outline)
      let textMeasurer = try GameTable.textMeasurer()
      let stage = try stage(for: reader.header, textMeasurer, following: follower)
      stage.trace = trace
      try file.rewind()
      let report = try play(
        try self.reader(of: file), outline, on: StageTarget(stage, textMeasurer: textMeasurer),
        until: instant)
      for issue in stage.issues {
        CommandFailure.write("Warning: \(name): \(issue)")
      }
      if let instant, instant > Instant(milliseconds: outline.endTime) {
        CommandFailure.write(
          "Notice: \(name) ends at \(outline.endTime) ms; what is asked for is what comes of it "
            + "until \(instant.millisecondsRoundedUp) ms")
      }
      return Session(stage: stage, textMeasurer: textMeasurer, report: report)
    } catch let failure as RegularFile.Failure {
      throw CommandFailure(.wrongInput, ["\(name): cannot be read: \(failure)"])
    } catch {
      throw CommandFailure(error)
    }
  }

  private func outline(
    of reader: inout ReplayReader, in file: RegularFile, until instant: Instant?
  ) throws(ReplayError) -> ReplayOutline {
    let progress = ProgressBar("\(name): reading")
    defer { progress.clear() }
    return try ReplayOutline(
      reading: &reader, until: instant.map { $0.millisecondsRoundedUp }
    ) { bytes in
      progress.show(bytes, of: file.size)
    }
  }

  private func play(
    _ reader: consuming ReplayReader, _ outline: ReplayOutline, on target: StageTarget,
    until instant: Instant?
  ) throws -> ReplayReport {
    let end = instant?.millisecondsRoundedUp ?? outline.endTime
    let progress = ProgressBar(name)
    defer { progress.clear() }
    return try reader.play(
      on: CheckedTarget(target, invariants: StageTarget.invariants(of: reader.header)),
      until: instant,
      isComplete: outline.isComplete
    ) { now in
      progress.show(Int(now.millisecondsRoundedUp), of: Int(end))
    }
  }

  /// What the file begins with.
  ///
  /// - Throws: `CommandFailure` for a file that can't be read or isn't as it should be.
  func header() throws -> ReplayHeader {
    do {
      return try reader(of: try open()).header
    } catch let failure as RegularFile.Failure {
      throw CommandFailure(.wrongInput, ["\(name): cannot be read: \(failure)"])
    } catch {
      throw CommandFailure(error)
    }
  }

  private func open() throws(RegularFile.Failure) -> RegularFile {
    try RegularFile(path: path)
  }

  private func reader(of file: RegularFile) throws(ReplayError) -> ReplayReader {
    try ReplayReader(file: name) { try file.read(upTo: Self.pieceBytes) }
  }

  private static let pieceBytes = 65_536

  // MARK: Decks

  /// The stage that a header asks for: a table, or the screens around it.
  ///
  /// - Throws: `CommandFailure`, with the place of what isn't as it should be.
  private func stage(
    for header: ReplayHeader, _ textMeasurer: PangoTextMeasurer, following follower: GameFollower?
  ) throws -> Stage {
    guard let screen = header.screen, screen.name == HomeScreens.name else {
      return try table(for: header).stage(header, textMeasurer: textMeasurer, following: follower)
    }
    do {
      let contents = try HomeContents(text: screen.given)
      return HomeScreens.stage(
        HomeModel(contents), size: header.viewport.cgSize, textMeasurer: textMeasurer)
    } catch {
      let position = header.position(of: .given, in: name)
      throw CommandFailure(
        .wrongInput, ["\(position): expected what the screens begin with, found \(error)".printable]
      )
    }
  }

  /// The table that a header asks for.
  ///
  /// - Throws: `CommandFailure`, with the place of the deck in the file, or of a screen that there
  ///   isn't.
  func table(for header: ReplayHeader) throws -> GameTable {
    if let screen = header.screen {
      let position = header.position(of: .screen, in: name)
      throw CommandFailure(
        .wrongInput,
        [
          screen.name == HomeScreens.name
            ? "\(position): expected a game at the table, found the screen \(screen.name)"
            : "\(position): expected a screen that there is (\(HomeScreens.name), table), "
              + "found \(screen.name.printable)"
        ])
    }
    try requireBots(of: header)
    do throws(DeckError) {
      return GameTable(deck: try deck(of: header), pairs: header.pairs)
    } catch {
      let field: ReplayHeader.Field = header.ownDeck == nil ? .deck : .symbols
      throw CommandFailure(
        .wrongInput, ["\(header.position(of: field, in: name)): \(error)"])
    }
  }

  /// - Throws: `CommandFailure`, with the place of a player that is a bot that there isn't.
  private func requireBots(of header: ReplayHeader) throws {
    for (number, player) in header.setup.players.enumerated() {
      guard let bot = player.bot else { continue }
      do throws(BotKind.UnknownName) {
        _ = try BotKind(name: bot)
      } catch {
        let position = header.position(of: .player, number: number, in: name)
        throw CommandFailure(.wrongInput, ["\(position): \(error)".printable])
      }
    }
  }

  private func deck(of header: ReplayHeader) throws(DeckError) -> Deck {
    if let own = header.ownDeck {
      return try Deck(name: header.deck, title: own.title, symbols: own.symbols, file: "the deck")
    }
    guard Assets.isPath(header.deck) else { return try Assets.deck(named: header.deck) }
    // Version 1 had no other way to use a deck of one's own.
    guard header.version == 1 else { throw .pathInReplay(path: header.deck) }
    do {
      return try Deck(contentsOf: header.deck)
    } catch {
      let beside = URL(fileURLWithPath: path).deletingLastPathComponent().path + "/" + header.deck
      guard case .unreadable = error, !header.deck.hasPrefix("/"),
        let deck = try? Deck(contentsOf: beside)
      else { throw error }
      return deck
    }
  }
}
