import Assets
import Foundation
import Rasterizer
import RecallGame
import RecallHome
import RecallUI
import Statistics
import Testing

@testable import RecallHome
@testable import recall

/// Marks that tell something have the contrast that WCAG 2.2 asks for (1.4.11), measured where they are
/// drawn: 3.
@Suite struct MarkContrastTests {
  private func stage(
    _ route: HomeRoute?, _ appearance: GameSettings.Appearance, _ measurer: PangoTextMeasurer,
    _ change: (inout HomeContents) -> Void = { _ in }
  ) throws -> Stage {
    let decks = try Assets.deckNames.map { HomeDeck(try Assets.deck(named: $0), isOwn: false) }
    let today = try #require(CalendarDay("2026-11-22"))
    var contents = HomeContents(today: today, decks: decks)
    contents.settings.appearance = appearance
    change(&contents)
    let model = HomeModel(contents)
    if let route { model.state.path = [route] }
    let stage = HomeScreens.stage(
      model, size: CGSize(width: 800, height: 1600), textMeasurer: measurer)
    stage.advance(by: .seconds(2))
    return stage
  }

  private func contrast(
    of name: String, on stage: Stage, _ measurer: PangoTextMeasurer, trailing width: CGFloat? = nil
  ) throws -> Double {
    var frame = try #require(stage.frame(ofElement: name), "\(name)")
    if let width {
      frame = CGRect(x: frame.maxX - width, y: frame.minY, width: width, height: frame.height)
    }
    return try ScreenPixels(of: stage, measurer).contrast(
      in: frame.insetBy(dx: -1, dy: -1), pixels: 12)
  }

  @Test(arguments: GameSettings.Appearance.allCases, [false, true])
  func switchesCanBeSeen(appearance: GameSettings.Appearance, isOn: Bool) throws {
    let measurer = try GameTable.textMeasurer()
    let stage = try stage(.settings, appearance, measurer) {
      $0.settings.reducesMotion = isOn
      $0.settings.isSoundOn = isOn
    }
    for name in ["reduce motion", "sound"] {
      #expect(try contrast(of: name, on: stage, measurer, trailing: 46) >= 3, "\(name)")
    }
  }

  /// Beside the text of the one that is chosen there is its frame alone.
  @Test(arguments: GameSettings.Appearance.allCases)
  func theSegmentThatIsChosenCanBeSeen(appearance: GameSettings.Appearance) throws {
    let measurer = try GameTable.textMeasurer()
    let stage = try stage(.settings, appearance, measurer)
    let pixels = try ScreenPixels(of: stage, measurer)
    let frame = try #require(stage.frame(ofElement: "appearance"))
    for (index, other) in GameSettings.Appearance.allCases.enumerated() {
      let width = (frame.width - 4) / 3
      let edge = CGRect(
        x: frame.minX + 3 + CGFloat(index) * width, y: frame.minY + 8, width: 7,
        height: frame.height - 16)
      let contrast = pixels.contrast(in: edge, pixels: 10)
      #expect((contrast >= 3) == (other == appearance), "\(other): \(contrast)")
    }
  }

  /// Lines between rows part what can be told apart without them: it is enough that they can be seen.
  @Test(arguments: GameSettings.Appearance.allCases, [HomeRoute.settings, .decks])
  func linesBetweenRowsCanBeSeen(appearance: GameSettings.Appearance, route: HomeRoute) throws {
    let measurer = try GameTable.textMeasurer()
    let stage = try stage(route, appearance, measurer)
    let names = route == .settings ? ["sound", "volume"] : ["deck:animals", "deck:faces"]
    let (above, below) = (
      try #require(stage.frame(ofElement: names[0])), try #require(stage.frame(ofElement: names[1]))
    )
    let middle = CGRect(
      x: stage.size.width / 2 - 4, y: above.midY, width: 8, height: below.midY - above.midY)
    #expect(try ScreenPixels(of: stage, measurer).contrast(in: middle, pixels: 8) >= 1.3)
  }

  @Test(arguments: GameSettings.Appearance.allCases)
  func theVolumeCanBeSeen(appearance: GameSettings.Appearance) throws {
    let measurer = try GameTable.textMeasurer()
    let stage = try stage(.settings, appearance, measurer)
    #expect(try contrast(of: "volume", on: stage, measurer) >= 3)
  }

  @Test(arguments: GameSettings.Appearance.allCases)
  func theBackThatIsChosenHasAFrameThatCanBeSeen(appearance: GameSettings.Appearance) throws {
    let measurer = try GameTable.textMeasurer()
    let stage = try stage(.settings, appearance, measurer)
    let frame = try #require(stage.frame(ofElement: "back:coral"))
    // Between the panel and the card there is the frame alone.
    let edge = CGRect(x: frame.minX - 4, y: frame.minY + 10, width: 7, height: frame.height - 20)
    #expect(try ScreenPixels(of: stage, measurer).contrast(in: edge, pixels: 12) >= 3)
  }

  /// All that a chart draws but for the lines of its axes, on which nothing hangs.
  @Test(arguments: GameSettings.Appearance.allCases)
  func whatChartsDrawCanBeSeen(appearance: GameSettings.Appearance) throws {
    let measurer = try GameTable.textMeasurer()
    let stage = try stage(.statistics, appearance, measurer) { contents in
      contents.records = (0..<12).map { week in
        GameRecord(
          beganAt: Int64(contents.today.number - 7 * week) * 86_400,
          deck: PlayedDeck(name: "animals", title: "A"),
          pairs: 8, seed: 1, end: .finished, standing: .won, moves: 14 + week,
          milliseconds: 60_000,
          review: ReviewFigures(par: 13, loss: 0.5, luck: 0.5 + Double(week)),
          recalls: (1...6).map { RecallSample(movesAgo: $0, isHit: $0 < 5, chance: 0.1) })
      }
    }
    let pixels = try ScreenPixels(of: stage, measurer)
    for name in ["retention chart", "accuracy chart", "par chart", "volume chart"] {
      let frame = try #require(stage.frame(ofElement: name), "\(name)")
      let contrasts = try marks(in: frame, of: stage, on: pixels)
      #expect(!contrasts.isEmpty, "\(name)")
      #expect(contrasts.filter { $0 < 3 } == [], "\(name)")
    }
  }

  /// The contrast of each color that is drawn inside a frame with what is under most of it. Axes are left out, and
  /// what has the color of the panel: it parts marks from each other.
  private func marks(in frame: CGRect, of stage: Stage, on pixels: ScreenPixels) throws -> [Double]
  {
    let environment = EnvironmentValues()
    let quiet = [Palette.light, .dark].flatMap { [$0.panelText.opacity(0.18), $0.panel] }
      .map { $0.resolve(in: environment) }
    let ground = pixels.commonest(in: frame, but: environment.clear)
    return stage.displayList.items.compactMap { item in
      guard frame.contains(item.bounds), let color = item.color, color.opacity > 0,
        !quiet.contains(color)
      else {
        return nil
      }
      return Luminance.contrast(Luminance.of(color, opacity: item.opacity, over: ground), ground)
    }
  }

  @Test(arguments: GameSettings.Appearance.allCases, [nil, HomeRoute.newGame, .settings])
  func theFocusCanBeSeen(appearance: GameSettings.Appearance, route: HomeRoute?) throws {
    let measurer = try GameTable.textMeasurer()
    let stage = try stage(route, appearance, measurer)
    let before = try ScreenPixels(of: stage, measurer)
    for _ in 1...4 {
      stage.send(.key(KeyEvent(.down, key: "tab")))
      stage.send(.key(KeyEvent(.up, key: "tab")))
      stage.advance(by: .seconds(1))
      let now = try ScreenPixels(of: stage, measurer)
      #expect(now.mostContrast(with: before) >= 3)
    }
  }

  @Test(arguments: GameSettings.Appearance.allCases)
  func theDayThatIsChosenAndThoseThatWerePlayedCanBeSeen(
    appearance: GameSettings.Appearance
  ) throws {
    let measurer = try GameTable.textMeasurer()
    let stage = try stage(.daily, appearance, measurer)
    let frame = try #require(stage.frame(ofElement: "day:2026-11-22"))
    let edge = CGRect(x: frame.minX - 1, y: frame.minY + 8, width: 6, height: frame.height - 16)
    #expect(try ScreenPixels(of: stage, measurer).contrast(in: edge, pixels: 12) >= 3)
  }
}

extension DisplayItem {
  /// The color of a shape; nil for what is none, or has several.
  fileprivate var color: Color.Resolved? {
    switch content {
    case .fill(_, .color(let color), _), .stroke(_, .color(let color), _): color
    default: nil
    }
  }
}

extension EnvironmentValues {
  fileprivate var clear: Color.Resolved { Color.clear.resolve(in: self) }
}
