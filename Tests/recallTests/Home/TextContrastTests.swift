import Assets
import Foundation
import Rasterizer
import RecallHome
import RecallUI
import Statistics
import Testing

@testable import RecallHome
@testable import recall

/// All text of the screens around the table has the contrast that WCAG 2.2 asks for (1.4.3), measured
/// where it is drawn: 4.5, and 3 where it is large.
@Suite struct TextContrastTests {
  /// What can't be pressed now needs no contrast.
  private static let inactive: Set = ["Read the file"]

  /// Something that can't be read: the text, and its contrast.
  private struct Faint: CustomStringConvertible {
    var text: String
    var contrast: Double

    var description: String { "'\(text)': \(contrast)" }
  }

  private func stage(
    _ route: HomeRoute?, _ appearance: GameSettings.Appearance, _ measurer: PangoTextMeasurer
  ) throws -> Stage {
    let decks = try Assets.deckNames.map { HomeDeck(try Assets.deck(named: $0), isOwn: false) }
    let today = try #require(CalendarDay("2026-11-22"))
    var contents = HomeContents(today: today, decks: decks)
    contents.settings.appearance = appearance
    contents.interrupted = InterruptedGame(
      title: "Food", pairs: 8, pairsLeft: 5, moves: 12, milliseconds: 61_000)
    contents.plan = GameLevel.duel.plan(deck: "animals", name: "Ann")
    contents.dailies = [
      DailyResult(
        day: today.advanced(by: -2), moves: 14, par: 20, accuracy: 93, milliseconds: 92_000,
        marks: [.match])
    ]
    contents.records = (0..<12).map { week in
      GameRecord(
        beganAt: Int64(today.number - 7 * week) * 86_400,
        deck: PlayedDeck(name: "animals", title: "A"),
        pairs: 8, seed: 1, end: .finished, standing: .won, moves: 14 + week, milliseconds: 60_000,
        review: ReviewFigures(par: 13, loss: 0.5, luck: 0.5 + Double(week)),
        recalls: (1...6).map { RecallSample(movesAgo: $0, isHit: $0 < 5, chance: 0.1) })
    }
    let model = HomeModel(contents)
    if let route { model.state.path = [route] }
    // High enough for all of it.
    let stage = HomeScreens.stage(
      model, size: CGSize(width: 800, height: 1600), textMeasurer: measurer)
    stage.advance(by: .seconds(2))
    return stage
  }

  @Test(arguments: GameSettings.Appearance.allCases, [nil] + HomeRoute.allCases)
  func textCanBeRead(appearance: GameSettings.Appearance, route: HomeRoute?) throws {
    let measurer = try GameTable.textMeasurer()
    try expectThatTextCanBeRead(try stage(route, appearance, measurer), measurer)
  }

  /// What is above the screens, by what is tapped there.
  private static let above: [(HomeRoute, [String])] = [
    (.decks, ["deck:animals"]), (.decks, ["add deck"]), (.decks, ["edit"]),
    (.decks, ["deck:animals", "export"]), (.decks, ["deck:animals", "duplicate"]),
    (.newGame, ["play"]), (.newGame, ["bot:2"]), (.settings, ["text size"]),
    (.settings, ["erase all"]), (.statistics, ["period"]),
  ]

  @Test(arguments: GameSettings.Appearance.allCases, above)
  func textAboveTheScreensCanBeRead(
    appearance: GameSettings.Appearance, place: (route: HomeRoute, taps: [String])
  ) throws {
    let measurer = try GameTable.textMeasurer()
    let stage = try stage(place.route, appearance, measurer)
    for name in place.taps {
      let frame = try #require(stage.frame(ofElement: name), "\(name)")
      stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
      stage.advance(by: .seconds(2))
    }
    try expectThatTextCanBeRead(stage, measurer)
  }

  /// What fields say that are empty.
  @Test(arguments: GameSettings.Appearance.allCases)
  func promptsCanBeRead(appearance: GameSettings.Appearance) throws {
    let measurer = try GameTable.textMeasurer()
    for (route, taps) in [
      (HomeRoute.settings, ["name"]), (.decks, ["deck:animals", "export", "path"]),
    ] {
      let stage = try stage(route, appearance, measurer)
      for name in taps {
        let frame = try #require(stage.frame(ofElement: name), "\(name)")
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.advance(by: .seconds(1))
      }
      let shown = Set(texts(of: stage))
      stage.send(.key(KeyEvent(.down, key: "a", modifiers: .control)))
      stage.send(.key(KeyEvent(.down, key: "backspace")))
      stage.advance(by: .seconds(1))
      #expect(texts(of: stage).contains { ["You", "Path"].contains($0) }, "\(shown)")
      try expectThatTextCanBeRead(stage, measurer)
    }
  }

  private func texts(of stage: Stage) -> [String] {
    stage.displayList.items.flatMap(\.parts).compactMap { item in
      if case .text(let text, _) = item.content, item.opacity > 0 { text.string } else { nil }
    }
  }

  /// What stands on the table, by the lines of a header and by what is done.
  private static let tables: [(lines: String, steps: String)] = [
    ("", ""), ("", "100 tap deck\n4000 tap card:0\n5000 tap card:5\n8000 key tab"),
    ("", "100 tap deck\n4000 key p"), ("", "100 tap deck\n4000 key h"),
    ("", "100 tap deck\n4000 tap card:0\n5000 tap shuffle"),
    ("player \"Ann\"\nplayer \"Bo\" bot perfect\nplayer \"Cy\"\n", "100 tap deck"),
    ("look 9000\n", "100 tap deck"),
    ("race 90000\nghost 2000:1 5000:0\n", "100 tap deck\n4000 tap card:0\n4500 tap card:1"),
    ("race 5000\n", "100 tap deck\n4000 tap card:0"),
    (
      "",
      "100 tap deck\n" + (0..<8).map { "\(4000 + $0 * 500) tap card:\($0)" }.joined(separator: "\n")
    ),
  ]

  @Test(arguments: ["light", "dark"], tables)
  func textOnTheTableCanBeRead(scheme: String, table: (lines: String, steps: String)) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      recall-replay 4
      deck vehicles
      pairs 4
      seed 42
      viewport 800x600
      scheme \(scheme)
      \(table.lines)
      \(table.steps)
      16000 end

      """.utf8, as: "table.replay")
    let played = try ReplayFile(path: path).play()
    try expectThatTextCanBeRead(played.stage, played.textMeasurer)
  }

  private func expectThatTextCanBeRead(_ stage: Stage, _ measurer: PangoTextMeasurer) throws {
    let pixels = try ScreenPixels(of: stage, measurer)
    let whole = CGRect(origin: .zero, size: stage.size)
    var faint: [Faint] = []
    var read = 0
    for item in stage.displayList.items.flatMap(\.parts).uncovered(in: whole) {
      guard case .text(let text, let frame) = item.content, item.opacity > 0,
        text.string.unicodeScalars.contains(where: CharacterSet.alphanumerics.contains),
        !Self.inactive.contains(text.string)
      else { continue }
      let place = frame.applying(item.transform).intersection(whole)
      guard place.width >= 4, place.height >= 4, let run = text.runs.first else { continue }
      let ground = pixels.commonest(in: place, but: run.color)
      let letters = Luminance.of(run.color, opacity: item.opacity, over: ground)
      let contrast = Luminance.contrast(letters, ground)
      let isLarge = run.font.size >= 24 || run.font.size >= 18.66 && run.font.weight >= 700
      read += 1
      if contrast < (isLarge ? 3 : 4.5) {
        faint.append(Faint(text: text.string, contrast: contrast))
      }
    }
    #expect(read >= 2)
    #expect(faint.isEmpty, "\(faint)")
  }
}

extension DisplayItem {
  /// This, or what it is made of.
  fileprivate var parts: [DisplayItem] {
    if case .layer(let layer) = content { layer.items.flatMap(\.parts) } else { [self] }
  }
}

extension [DisplayItem] {
  /// What lies above the last veil, which dims what it covers; all where there is none.
  fileprivate func uncovered(in whole: CGRect) -> ArraySlice<DisplayItem> {
    let veil = lastIndex { item in
      guard case .fill(let path, .color(let color), _) = item.content else { return false }
      return color.opacity < 1 && path.boundingRect.applying(item.transform).contains(whole)
    }
    return veil.map { self[($0 + 1)...] } ?? self[...]
  }
}
