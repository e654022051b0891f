import Interaction
import RecallUI
import Testing

@testable import RecallGame

/// A game on its screen, and a hand that plays it.
struct PlayedStage {
  let stage: Stage
  let game: EmojiMemoryGame

  init(
    pairs: Int = 8, seed: UInt64 = 42, size: CGSize = CGSize(width: 1024, height: 768),
    colorScheme: ColorScheme = .light, reducesMotion: Bool = false,
    textScale: CGFloat = 1, setup: GameSetup = .classic, exits: [GameExit] = [],
    face: (Int) -> String = { "\($0)" }
  ) throws {
    let game = try EmojiMemoryGame(
      title: "Letters", pairs: pairs, seed: seed, setup: setup, face: face)
    self.game = game
    stage = Stage(size: size, colorScheme: colorScheme, state: game) {
      GameView(game: game, par: 12, exits: exits)
        .environment(\.accessibilityReduceMotion, reducesMotion)
        .environment(\.textScale, textScale)
    }
  }

  func center(of name: String) throws -> CGPoint {
    let frame = try #require(stage.element(name)).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func tap(_ name: String) throws {
    stage.tap(at: try center(of: name))
  }

  func tap(card id: Int) throws {
    try tap("card:\(id)")
  }

  /// Types a key: down and up.
  func type(_ key: String) {
    stage.send(.key(KeyEvent(.down, key: key)))
    stage.send(.key(KeyEvent(.up, key: key)))
  }

  /// Deals and waits until all cards lie in their places.
  func deal() throws {
    try tap("deck")
    stage.advance(by: .seconds(4))
  }

  /// Has all cards lie in their places at once.
  func finishDealing() {
    game.dealing.finish()
    stage.advance(by: .seconds(1))
  }

  /// Where cards are drawn face down at this instant, in the deck or on the table.
  ///
  /// Nothing but a card's back and the table has a gradient, and the table comes first.
  var backsDrawn: [CGRect] {
    let gradients = stage.displayList.items.filter { item in
      if case .fill(_, .linearGradient, _) = item.content { true } else { false }
    }
    return gradients.dropFirst().map(\.bounds)
  }

  /// The texts that are drawn at this instant.
  var texts: [String] {
    stage.displayList.items.compactMap { item in
      guard case .text(let text, _) = item.content, item.opacity > 0 else { return nil }
      return text.string
    }
  }
}
