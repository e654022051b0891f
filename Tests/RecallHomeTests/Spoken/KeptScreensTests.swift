import AccessibilityTree
import Assets
import RecallUI
import Statistics
import TestSupport
import Testing

@testable import RecallGame
@testable import RecallHome
@testable import RecallUICore

/// What is taken over from the last look at a screen of the program, or at the table, is what a first look finds,
/// after each of many random events.
@Suite struct KeptScreensTests {
  /// Somebody who listens all the time.
  private struct Listener {
    let stage: Stage
    let reader: AccessibilityReader

    init(_ stage: Stage) {
      self.stage = stage
      let numbering = AccessibilityNumbering()
      reader = AccessibilityReader(stage, numbering: numbering, window: numbering.take())
    }

    /// What differs from what is heard by somebody who listens for the first time; nil for nothing.
    var difference: String? {
      let numbering = AccessibilityNumbering()
      let other = AccessibilityReader(stage, numbering: numbering, window: numbering.take())
      let kept = Self.plain(reader.window(titled: "window"))
      let anew = Self.plain(other.window(titled: "window"))
      guard kept != anew else { return nil }
      return "\(kept.all.difference(from: anew.all).prefix(4))"
    }

    /// An element with all numbers 0: others have other ones.
    private static func plain(_ element: AccessibleElement) -> AccessibleElement {
      var element = element
      element.id = 0
      element.children = element.children.map(plain)
      return element
    }
  }

  private static let keys = [
    "tab", "space", "down", "up", "escape", "right", "left", "return", "pagedown", "n", "h", "p",
  ]
  private static let settings = ["dark", "light text:200", "contrast", "still text:150", "light"]
  private static let sizes = [
    CGSize(width: 800, height: 600), CGSize(width: 320, height: 240),
    CGSize(width: 480, height: 800),
  ]

  private func play(
    _ stage: Stage, seed: Int, events count: Int, sourceLocation: SourceLocation = #_sourceLocation,
    other: (inout Chance) -> Void
  ) {
    var chance = Chance(seed: UInt64(seed))
    let listener = Listener(stage)
    for step in 0..<count {
      if chance.oneIn(8) {
        other(&chance)
      } else {
        for event in event(&chance, on: stage) { stage.send(event) }
      }
      if chance.oneIn(2) { stage.advance(by: .milliseconds(chance.number(below: 900))) }
      if chance.oneIn(2) { _ = stage.displayList }
      guard let difference = listener.difference else { continue }
      Issue.record("step \(step): \(difference)", sourceLocation: sourceLocation)
      return
    }
  }

  /// Something at random that can be done at a stage.
  private func event(_ chance: inout Chance, on stage: Stage) -> [InputEvent] {
    var point = CGPoint(
      x: CGFloat(chance.number(below: Int(stage.size.width))),
      y: CGFloat(chance.number(below: Int(stage.size.height))))
    if chance.oneIn(2), let element = stage.elements.randomElement(using: &chance) {
      point = CGPoint(x: element.frame.midX, y: element.frame.midY)
    }
    let (down, up) = (PointerEvent(.down, at: point), PointerEvent(.up, at: point))
    switch chance.number(below: 12) {
    case 0: return [.scroll(ScrollEvent(at: point, by: CGSize(width: 0, height: -80)))]
    case 1: return [.scroll(ScrollEvent(at: point, by: CGSize(width: 0, height: 80)))]
    case 2: return [.text("a")]
    case 3: return [.resize(Self.sizes.randomElement(using: &chance) ?? stage.size)]
    case 4: return [.focus(chance.oneIn(2) ? .gained : .lost)]
    case 5...7:
      let key = Self.keys.randomElement(using: &chance) ?? "tab"
      return [.key(KeyEvent(.down, key: key)), .key(KeyEvent(.up, key: key))]
    case 8: return [.pointer(down)]
    case 9: return [.pointer(up)]
    default: return [.pointer(down), .pointer(up)]
    }
  }

  @Test(arguments: [nil] + HomeRoute.allCases, 0..<2)
  func whatIsKeptOfAScreenIsWhatIsThere(route: HomeRoute?, seed: Int) throws {
    var review: ReviewedGame?
    if route == .review { review = try ReviewedGame.made(pairs: 4, [0, 2, 1, 4], peeks: [0: 7]) }
    let home = try HomeStage(review: review) { contents in
      contents.records = PlayedGames.games(20)
      contents.plan = GameLevel.duel.plan(deck: "vehicles", name: "You")
    }
    if let route { home.model.state.path = [route] }
    play(home.stage, seed: seed, events: 60) { chance in
      let settings = Self.settings.randomElement(using: &chance) ?? ""
      home.stage.send(.message(name: "desktop", body: settings))
    }
  }

  @Test(arguments: 0..<4) func whatIsKeptOfATableIsWhatIsThere(seed: Int) throws {
    let faces = ["🚀", "📘", "🎲", "🚗", "🎈", "⚽️"]
    let game = try EmojiMemoryGame(
      title: "Vehicles", pairs: faces.count, seed: 3, setup: GameSetup(), face: { faces[$0] })
    let language = HomeLanguage()
    let pseudo = try #require(try ShippedTranslations.catalog(for: .pseudo))
    let stage = Stage(size: CGSize(width: 800, height: 600), state: game) {
      SpokenTable(game: game, language: language)
    }
    let deck = try #require(stage.element("deck")).frame
    stage.tap(at: CGPoint(x: deck.midX, y: deck.midY))
    play(stage, seed: seed, events: 150) { chance in
      language.catalog = chance.oneIn(2) ? pseudo : nil
    }
  }
}

/// A table in a language that changes.
private struct SpokenTable: View {
  let game: EmojiMemoryGame
  @ObservedObject var language: HomeLanguage

  var body: some View {
    GameView(game: game, par: 6).language(language.catalog)
  }
}
