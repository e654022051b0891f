import Assets
import Foundation
import GameModel
import Rasterizer
import RecallGame
import RecallUI
import Replay
import Simulation

/// A deck and a number of pairs that go together, ready to be dealt.
struct GameTable {
  let deck: Deck
  let pairs: Int

  /// - Throws: `CommandFailure` for a deck that isn't there or isn't one, or for a number of
  ///   pairs out of range.
  init(deck: String, pairs: Int) throws {
    try Self.require(pairs: pairs)
    do {
      self.deck = try Assets.deck(deck)
    } catch {
      throw CommandFailure(error)
    }
    self.pairs = pairs
  }

  /// - Throws: `CommandFailure` for a number of pairs that no game has.
  static func require(pairs: Int) throws {
    guard !ReplayGrammar.pairs.contains(pairs) else { return }
    throw CommandFailure(
      .wrongInput,
      [
        """
        --pairs: expected a number from \(ReplayGrammar.pairs.lowerBound) to \
        \(ReplayGrammar.pairs.upperBound), found \(pairs)
        """
      ])
  }

  /// - Parameter pairs: From 1 to 10,000.
  init(deck: Deck, pairs: Int) {
    self.deck = deck
    self.pairs = pairs
  }

  /// What a recording of a game on this table begins with.
  ///
  /// - Parameters:
  ///   - seed: What deals the cards.
  ///   - viewport: The window's size.
  ///   - scheme: Light or dark surroundings.
  ///   - carriesDeck: Whether the deck is one that a player of the recording need not have.
  ///   - setup: How it is played.
  func header(
    seed: UInt64, viewport: ScriptSize, scheme: ReplayHeader.Scheme, carriesDeck: Bool,
    setup: GameSetup = .classic
  ) -> ReplayHeader {
    // Of the symbols only those that are dealt: a pair shows the same without the others.
    let own = ReplayHeader.OwnDeck(
      title: deck.title, symbols: Array(drawnDeck(seed: seed).symbols.prefix(pairs)))
    var header = ReplayHeader(
      deck: deck.name, pairs: pairs, seed: seed, viewport: viewport,
      scheme: scheme == .dark ? .dark : nil, ownDeck: carriesDeck ? own : nil,
      setup: ReplaySetup(setup))
    header.version = max(
      header.version,
      setup.offersUndo ? ReplayGrammar.versionThatSetsUp : ReplayGrammar.versionThatDraws)
    return header
  }

  /// The stage that a game begins on: the same for a window and without one.
  ///
  /// - Parameters:
  ///   - header: The game that is dealt, and its viewport.
  ///   - textMeasurer: Lays text out.
  ///   - looks: What no state knows of.
  ///   - notice: What the program has to say to the player, if a player is there.
  ///   - follower: Who is told what happens in the game, with the game as it is then.
  /// - Throws: `CommandFailure` for a game that the rules don't allow.
  func stage(
    _ header: ReplayHeader, textMeasurer: PangoTextMeasurer, looks: TableLooks = TableLooks(),
    notice: Notice? = nil, follower: ((GameEvent, EmojiMemoryGame) -> Void)? = nil
  ) throws -> Stage {
    var looks = looks
    looks.catalog = looks.catalog ?? Languages.catalog(named: header.language)
    return try show(
      header, textMeasurer: textMeasurer, looks: LiveLooks(looks), notice: notice,
      follower: follower
    ).stage
  }

  /// The same, with the game that it shows, and with looks that can change.
  func show(
    _ header: ReplayHeader, textMeasurer: PangoTextMeasurer, looks: LiveLooks, notice: Notice?,
    follower: ((GameEvent, EmojiMemoryGame) -> Void)?
  ) throws -> (stage: Stage, game: EmojiMemoryGame) {
    let game: EmojiMemoryGame
    do {
      game = try EmojiMemoryGame(
        title: deck.title, pairs: pairs, seed: header.seed, setup: GameSetup(header),
        face: deck(for: header).face)
    } catch {
      throw CommandFailure(error)
    }
    if let follower {
      game.follower = { [unowned game] event in follower(event, game) }
    }
    let stage = Stage(
      size: header.viewport.cgSize, colorScheme: header.scheme == .dark ? .dark : .light,
      textMeasurer: textMeasurer, state: game
    ) {
      DressedTable(looks: looks) {
        GameView(
          game: game, par: par, exits: looks.value.exits, explains: header.setup.givesAdvice)
      }
      .overlay(alignment: .top) {
        notice.map { notice in DressedNotice(looks: looks, notice: notice) }
      }
    }
    return (stage, game)
  }

  /// The deck, with the symbols first that a game shows.
  private func deck(for header: ReplayHeader) -> Deck {
    if let own = header.ownDeck { return deck.beginning(with: own.symbols) }
    return header.version < ReplayGrammar.versionThatDraws ? deck : drawnDeck(seed: header.seed)
  }

  /// The deck in the order in which a seed draws its symbols, which says nothing of how it deals the
  /// cards.
  private func drawnDeck(seed: UInt64) -> Deck {
    let start = SplitMix64.mix(seed ^ 0x7379_6D62_6F6C_7321)
    return deck.ordered { SplitMix64.mix(start &+ UInt64($0) &* 0x9E37_79B9_7F4A_7C15) }
  }

  /// The moves that a perfect memory needs on average: exact for boards that people finish, and
  /// for larger ones from the asymptote, which is within a move of it.
  private var par: Double {
    let isSmall = pairs <= Self.largestExactPar
    let exact = isSmall ? SolitaireTable<Double>(pairs: pairs).expectation(pairs: pairs) : nil
    return exact?.moves ?? SolitaireTable<Double>.asymptoticMoves(pairs: pairs)
  }

  /// The table grows with the square of the pairs: of 100 it takes well under a millisecond.
  private static let largestExactPar = 100

  /// What stands for the game's window on a desktop.
  static func icon(textMeasurer: PangoTextMeasurer) -> DisplayList {
    let size = CGSize(width: GameIcon.side, height: GameIcon.side)
    return Stage(size: size, textMeasurer: textMeasurer) { GameIcon() }.displayList
  }

  /// Measures text with the fonts of this machine.
  ///
  /// - Throws: `CommandFailure` when none of them has emoji in color.
  static func textMeasurer() throws -> PangoTextMeasurer {
    let measurer = PangoTextMeasurer()
    try requireEmoji(in: measurer)
    return measurer
  }

  /// - Throws: `CommandFailure` when none of the fonts has emoji in color.
  static func requireEmoji(in measurer: PangoTextMeasurer) throws {
    do {
      try EmojiFont.require(in: measurer)
    } catch {
      throw CommandFailure(error)
    }
  }
}

/// Who is told what happens in a game, with the game as it is then, and the instant.
typealias GameFollower = (GameEvent, EmojiMemoryGame, Instant) -> Void

extension GameTable {
  /// The stage that a game begins on, with somebody who is told what happens in it, and when.
  func stage(
    _ header: ReplayHeader, textMeasurer: PangoTextMeasurer,
    following follower: GameFollower?
  ) throws -> Stage {
    guard let follower else { return try stage(header, textMeasurer: textMeasurer) }
    weak var watched: Stage?
    let stage = try stage(header, textMeasurer: textMeasurer) { event, game in
      follower(event, game, watched?.now ?? .zero)
    }
    watched = stage
    return stage
  }
}
