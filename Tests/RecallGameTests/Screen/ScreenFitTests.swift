import RecallUI
import Testing

@testable import RecallGame

/// Nothing is cut off, at any size and any number of pairs.
@Suite struct ScreenFitTests {
  private static let sizes = [
    CGSize(width: 320, height: 240), CGSize(width: 360, height: 640),
    CGSize(width: 640, height: 360), CGSize(width: 500, height: 900),
    CGSize(width: 800, height: 600), CGSize(width: 1024, height: 768),
    CGSize(width: 1280, height: 800), CGSize(width: 1920, height: 1080),
    CGSize(width: 1600, height: 400),
  ]

  private func expectNothingCutOff(_ played: PlayedStage, _ moment: String) {
    let viewport = CGRect(origin: .zero, size: played.stage.size)
    let measurer = FixedTextMeasurer()
    for item in played.stage.displayList.items {
      guard case .text(let text, let frame) = item.content, !text.string.isEmpty else { continue }
      #expect(viewport.contains(frame.applying(item.transform)), "\(text.string), \(moment)")
      let whole = measurer.measure(text, width: nil)
      let shown = measurer.measure(text, width: frame.width)
      #expect(shown.lineCount == whole.lineCount, "\(text.string), \(moment)")
      #expect(!shown.isTruncated, "\(text.string), \(moment)")
    }
  }

  @Test(arguments: sizes, [4, 26, 100])
  func noCardAndNoTextIsCutOff(size: CGSize, pairs: Int) throws {
    let played = try PlayedStage(pairs: pairs, size: size)
    let viewport = CGRect(origin: .zero, size: size)
    expectNothingCutOff(played, "in the deck")
    played.finishDealing()
    expectNothingCutOff(played, "dealt")

    let cards = try played.game.cards.map { try #require(played.stage.element("card:\($0.id)")) }
    #expect(cards.allSatisfy { viewport.contains($0.frame) })
    let names = ["deck", "new game", "score"]
    let others = try names.map { try #require(played.stage.element($0)).frame }
    #expect(others.allSatisfy { viewport.contains($0) })
    for frame in others {
      #expect(!cards.contains { $0.frame.intersects(frame) })
    }
    // The smallest that a finger hits at these sizes; a window of 320 points has 200 cards.
    #expect(cards.allSatisfy { $0.frame.width >= 8 })
    #expect(played.stage.issues.isEmpty)
  }

  @Test(arguments: sizes) func noCoverIsCutOff(size: CGSize) throws {
    let played = try PlayedStage(pairs: 4, size: size)
    played.finishDealing()
    try played.tap("help")
    played.stage.advance(by: .seconds(1))
    expectNothingCutOff(played, "help")
    let button = try #require(played.stage.element("go on")).frame
    #expect(CGRect(origin: .zero, size: size).contains(button))
  }

  /// Smaller than a window gets: fewer figures, and icons instead of words.
  @Test func theSmallestWindowShowsWhatItHasSpaceFor() throws {
    let played = try PlayedStage(pairs: 4, size: CGSize(width: 200, height: 150))
    played.finishDealing()
    expectNothingCutOff(played, "dealt")
    for name in ["score", "moves", "pause", "shuffle", "new game", "help"] {
      let frame = try #require(played.stage.element(name), "\(name)").frame
      #expect(CGRect(x: 0, y: 0, width: 200, height: 150).contains(frame), "\(name)")
    }
  }

  @Test(arguments: sizes)
  func theCoversFit(size: CGSize) throws {
    let played = try PlayedStage(pairs: 4, size: size)
    played.finishDealing()
    played.game.togglePause(at: played.stage.now)
    played.stage.advance(by: .seconds(1))
    expectNothingCutOff(played, "paused")
    try played.tap("go on")
    for id in 0..<8 {
      try played.tap(card: id)
    }
    played.stage.advance(by: .seconds(4))
    #expect(played.texts.contains("All pairs found"))
    expectNothingCutOff(played, "won")
  }

  // MARK: Large text

  private static let windows = [
    CGSize(width: 320, height: 240), CGSize(width: 640, height: 480),
    CGSize(width: 480, height: 800), CGSize(width: 1280, height: 800),
  ]

  /// Text may have more lines, and may be scrolled to.
  private func expectNothingTruncated(_ played: PlayedStage, _ moment: String) {
    for item in played.stage.displayList.items {
      guard case .text(let text, let frame) = item.content, !text.string.isEmpty else { continue }
      let place = frame.applying(item.transform)
      #expect(
        place.minX >= 0 && place.maxX <= played.stage.size.width, "\(text.string), \(moment)")
      let shown = FixedTextMeasurer().measure(text, width: frame.width + 0.01)
      #expect(!shown.isTruncated, "\(text.string), \(moment)")
    }
  }

  @Test(arguments: windows, [1.5, 2, 3]) func largeTextFits(size: CGSize, scale: CGFloat) throws {
    let played = try PlayedStage(pairs: 8, size: size, textScale: scale)
    expectNothingTruncated(played, "in the deck")
    played.finishDealing()
    expectNothingTruncated(played, "dealt")
    let viewport = CGRect(origin: .zero, size: size)
    for name in ["card:0", "card:15", "deck", "help", "shuffle", "pause", "new game"] {
      #expect(viewport.contains(try #require(played.stage.element(name)).frame), "\(name)")
    }
    #expect(try #require(played.stage.element("card:0")).frame.width >= 20)
    try played.tap("help")
    played.stage.advance(by: .seconds(1))
    expectNothingTruncated(played, "help")
    try played.tap("go on")
    played.stage.advance(by: .seconds(1))
    for id in 0..<16 { try played.tap(card: id) }
    played.stage.advance(by: .seconds(4))
    #expect(played.texts.contains("All pairs found"))
    expectNothingTruncated(played, "won")
  }

  /// How large the texts of a table are, and those of its covers, in points: those that are there once.
  private func textSizes(_ size: CGSize, _ scale: CGFloat) throws -> [String: CGFloat] {
    let played = try PlayedStage(pairs: 8, size: size, textScale: scale)
    var sizes: [String: CGFloat] = [:]
    func look(_ moment: String) {
      let texts = played.stage.displayList.items.compactMap { item -> ResolvedText? in
        if case .text(let text, _) = item.content { text } else { nil }
      }
      for text in texts where texts.count(where: { $0.string == text.string }) == 1 {
        sizes["\(text.string), \(moment)"] = text.runs.map(\.font.size).min()
      }
    }
    look("in the deck")
    played.finishDealing()
    look("dealt")
    try played.tap("help")
    played.stage.advance(by: .seconds(1))
    // The bar below the cover says some of the same.
    look("help")
    sizes["New game, help"] = nil
    return sizes
  }

  @Test(arguments: windows, [1.5, 2]) func allTextOfATableGrows(size: CGSize, asked: CGFloat) throws
  {
    let promised = Measures(size, textScale: asked).textScale
    let (usual, large) = (try textSizes(size, 1), try textSizes(size, asked))
    let common = usual.keys.filter { large[$0] != nil }
    #expect(common.count >= 5)
    for text in common {
      let growth = (large[text] ?? 0) / (usual[text] ?? 1)
      #expect(growth > 1.1 && growth < promised + 0.01, "\(text) grows \(growth) times")
    }
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 200, height: 150)])
  func noWindowIsTooSmall(size: CGSize) throws {
    let played = try PlayedStage(pairs: 100, size: size)
    played.finishDealing()
    #expect(played.stage.issues.isEmpty)
    #expect(played.game.cards.count == 200)
  }
}
