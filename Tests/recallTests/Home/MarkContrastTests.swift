import Assets
import Foundation
import Rasterizer
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
