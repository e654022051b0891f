import Assets
import Foundation
import Rasterizer
import RecallGame
import RecallHome
import RecallUI
import Replay
import Simulation

extension ReplayFile {
  /// What a header asks for: a table, the screens around it, or the whole program.
  ///
  /// - Throws: `CommandFailure`, with the place of what isn't as it should be.
  func program(
    for header: ReplayHeader, _ textMeasurer: PangoTextMeasurer, following follower: GameFollower?
  ) throws -> any PlayedProgram {
    try place(of: header) {
      try programMaker(for: header, following: follower)(textMeasurer)
    }
  }

  /// What makes that, and reads no file for it any more.
  ///
  /// - Throws: `CommandFailure`, with the place of what isn't as it should be.
  func programMaker(
    for header: ReplayHeader, following follower: GameFollower?
  ) throws -> (PangoTextMeasurer) throws -> any PlayedProgram {
    let size = header.viewport.cgSize
    return try place(of: header) {
      switch header.screen?.name {
      case HomeScreens.name:
        let contents = try HomeContents(text: header.screen?.given ?? "")
        let language = contents.settings.language?.identifier ?? header.language
        let catalog = Languages.catalog(named: language)
        return {
          HomeScreens.stage(
            HomeModel(contents), size: size, textMeasurer: $0, language: HomeLanguage(catalog))
        }
      case HomeProgram.name:
        return { measurer in
          try place(of: header) { try HomeProgram(header, textMeasurer: measurer) }
        }
      case WatchScreens.name:
        let trials = try WatchScreens.trials(in: header.screen?.given ?? "")
        let catalog = Languages.catalog(named: header.language)
        return { measurer in
          let model = try WatchScreens.model(
            of: trials, isDark: header.scheme == .dark, catalog: catalog, measurer)
          return WatchScreens.stage(
            model, size: size, textMeasurer: measurer, catalog: catalog)
        }
      default:
        let table = try table(for: header)
        return { try table.stage(header, textMeasurer: $0, following: follower) }
      }
    }
  }

  /// Does something with a header, and says of what goes wrong where that stands.
  private func place<Result>(of header: ReplayHeader, _ body: () throws -> Result) throws -> Result
  {
    do {
      return try body()
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      guard let given = header.screen?.given, !given.isEmpty else {
        let position = header.position(of: .screen, in: name)
        throw CommandFailure(
          .wrongInput,
          ["\(position): expected the field `given` with what the screen begins with, found none"])
      }
      let position = header.position(of: .given, in: name)
      let found = (error as? DecodingError)?.found ?? "\(error)"
      throw CommandFailure(
        .wrongInput, ["\(position): expected what the screens begin with, found \(found)".printable]
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
          Self.screens.contains(screen.name)
            ? "\(position): expected a game at the table, found the screen \(screen.name)"
            : "\(position): expected a screen that there is (\(Self.screens.joined(separator: ", "))), "
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

  /// Whether a header asks for the whole program.
  static func isProgram(_ header: ReplayHeader) -> Bool {
    header.screen?.name == HomeProgram.name
  }

  /// The names of all screens.
  private static let screens = [HomeScreens.name, HomeProgram.name, "table", WatchScreens.name]

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
