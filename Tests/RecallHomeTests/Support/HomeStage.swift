import Assets
import Interaction
import RecallUI
import Statistics
import Testing

@testable import RecallHome

/// The screens around the table on a stage, and a hand that uses them.
struct HomeStage {
  let stage: Stage
  let model: HomeModel

  /// - Parameters:
  ///   - language: What they say; nil for English.
  ///   - review: A game whose review is shown at first.
  ///   - change: Changes what the screens come up with: two decks that ship, on a day in 2026.
  init(
    size: CGSize = CGSize(width: 800, height: 600), language: StringCatalog? = nil,
    review: ReviewedGame? = nil,
    _ change: (inout HomeContents) -> Void = { _ in }
  ) throws {
    var contents = HomeContents(
      today: try #require(CalendarDay("2026-11-22")),
      decks: [
        HomeDeck(try Self.deck("vehicles", "Vehicles", ["🚗", "🚕", "🚙"]), isOwn: false),
        HomeDeck(try Self.deck("sports", "Sports", ["⚽️", "🏀", "🏈"]), isOwn: false),
      ])
    change(&contents)
    let model = HomeModel(contents, review: review)
    self.model = model
    let language = HomeLanguage(language)
    stage = Stage(size: size, state: model) { HomeView(model: model, language: language) }
  }

  static func deck(_ name: String, _ title: String, _ symbols: [String]) throws -> Deck {
    try Deck(name: name, title: title, symbols: symbols, file: "a test's deck")
  }

  /// Taps an element, and waits until what comes of it is there.
  func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let frame = try #require(stage.element(name), sourceLocation: sourceLocation).frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: .seconds(1))
  }

  /// Taps a text that is shown.
  func tap(text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let item = try #require(
      items.last { $0.text == text }, "\(texts)", sourceLocation: sourceLocation)
    stage.tap(at: CGPoint(x: item.bounds.midX, y: item.bounds.midY))
    stage.advance(by: .seconds(1))
  }

  /// Types a key: down and up.
  func type(_ key: String, _ modifiers: KeyEvent.Modifiers = []) {
    stage.send(.key(KeyEvent(.down, key: key, modifiers: modifiers)))
    stage.send(.key(KeyEvent(.up, key: key, modifiers: modifiers)))
    stage.advance(by: .seconds(1))
  }

  /// What was sent since this was last asked for.
  func messages() -> [HomeMessage] {
    stage.takeEffects().compactMap { HomeMessage($0.effect) }
  }

  /// The texts that are drawn.
  var texts: [String] { items.compactMap(\.text) }

  /// The texts that are drawn, as they are laid out, each with its frame.
  var resolvedTexts: [(text: ResolvedText, frame: CGRect)] {
    items.compactMap { item in
      guard case .text(let text, let frame) = item.content, item.opacity > 0 else { return nil }
      return (text, frame)
    }
  }

  /// The texts that are drawn, each with its place.
  var placedTexts: [(text: String, bounds: CGRect)] {
    items.compactMap { item in
      guard case .text(let text, let frame) = item.content, item.opacity > 0 else { return nil }
      return (text.string, frame.applying(item.transform))
    }
  }

  /// What is drawn, that in layers as well.
  private var items: [DisplayItem] { stage.displayList.items.flatMap(\.parts) }
}

extension DisplayItem {
  fileprivate var parts: [DisplayItem] {
    if case .layer(let layer) = content { layer.items.flatMap(\.parts) } else { [self] }
  }

  fileprivate var text: String? {
    guard case .text(let text, _) = content, opacity > 0 else { return nil }
    return text.string
  }
}
