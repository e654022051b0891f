import Interaction
import RecallGame
import RecallUI
import Statistics
import Testing

@testable import RecallHome

@Suite struct StatisticsScreenTests {
  private func stage(
    _ records: [GameRecord], size: CGSize = CGSize(width: 800, height: 600),
    scheme: ColorScheme = .light
  ) -> Stage {
    let stage = Stage(size: size, colorScheme: scheme) {
      NavigationStack {
        StatisticsScreen(
          records: records, today: CalendarDay(seconds: PlayedGames.now, offset: 0), offset: 0)
      }
      .environment(\.measures, Measures(size))
      .environment(\.palette, Palette(scheme))
      .tint(Palette(scheme).link)
    }
    stage.advance(by: .seconds(1))
    return stage
  }

  private func tap(_ name: String, on stage: Stage) throws {
    let frame = try #require(stage.element(name)).frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: .seconds(1))
  }

  private func tap(text: String, on stage: Stage) throws {
    let item = try #require(stage.texts.last { $0.text == text }, "\(stage.texts.map(\.text))")
    stage.tap(at: CGPoint(x: item.frame.midX, y: item.frame.midY))
    stage.advance(by: .seconds(1))
  }

  private func type(_ key: String, on stage: Stage) {
    stage.send(.key(KeyEvent(.down, key: key)))
    stage.send(.key(KeyEvent(.up, key: key)))
    stage.advance(by: .seconds(1))
  }

  @Test func withoutAGameItSaysWhatWillBeThere() {
    for records in [[], [GameRecord.interrupted]] {
      let stage = stage(records)
      #expect(stage.element("no games") != nil)
      #expect(stage.element("deck") == nil)
      #expect(stage.texts.map(\.text).contains("No games yet"))
      #expect(stage.issues.isEmpty)
    }
  }

  @Test func figuresChartsAndTablesAreShown() {
    let stage = stage(PlayedGames.games(60), size: CGSize(width: 800, height: 2400))
    for name in [
      "games", "won", "best", "over par", "accuracy", "luck", "time", "best score",
      "accuracy chart", "retention chart", "par chart", "volume chart", "deck", "size", "period",
    ] {
      #expect(stage.element(name) != nil, "\(name)")
    }
    let texts = stage.texts.map(\.text)
    for text in ["60", "By deck", "By size", "The first game of the day", "Faces", "12 pairs"] {
      #expect(texts.contains(text), "\(text)")
    }
    // As a review has it.
    #expect(stage.figure("Accuracy")?.hasSuffix(" %") == true)
    #expect(!texts.contains { $0.hasSuffix("%") && $0.contains(".") }, "\(texts)")
    // All games were played by the same rules.
    #expect(!texts.contains("By rules"))
    #expect(stage.issues.isEmpty)
  }

  @Test func aDeckASizeAndAPeriodAreChosenFromMenus() throws {
    let stage = stage(PlayedGames.games(60), size: CGSize(width: 800, height: 1200))
    func games() -> String? { stage.figure("Games") }
    #expect(games() == "60")
    try tap("deck", on: stage)
    try tap(text: "Food", on: stage)
    #expect(games() == "15")
    try tap("size", on: stage)
    try tap(text: "8 pairs", on: stage)
    #expect(games() == "5")
    try tap("period", on: stage)
    try tap(text: "7 days", on: stage)
    #expect(stage.element("no games fit") != nil)
    try tap("period", on: stage)
    try tap(text: "365 days", on: stage)
    #expect(games() == "5")
  }

  @Test func keysAloneChooseADeck() {
    let stage = stage(PlayedGames.games(60))
    type("tab", on: stage)
    while stage.focusedElement?.identifier != "deck", stage.now < Instant(milliseconds: 20_000) {
      type("tab", on: stage)
    }
    type("space", on: stage)
    type("down", on: stage)
    type("return", on: stage)
    #expect(stage.figure("Games") == "45")
  }

  @Test(arguments: [
    CGSize(width: 320, height: 240), CGSize(width: 640, height: 480),
    CGSize(width: 1280, height: 800), CGSize(width: 1920, height: 1080),
    CGSize(width: 480, height: 900), CGSize(width: 1, height: 1), CGSize(width: 4000, height: 300),
  ])
  func itComesUpInWindowsOfAnySizeAndScrolls(size: CGSize) {
    for count in [0, 1, 3, 60] {
      let stage = stage(PlayedGames.games(count), size: size)
      _ = stage.displayList
      let before = stage.element("games")?.frame.minY
      stage.send(
        .scroll(
          ScrollEvent(
            at: CGPoint(x: size.width / 2, y: size.height * 0.7),
            by: CGSize(width: 0, height: -80))))
      stage.advance(by: .seconds(2))
      if size.height >= 240, size.height <= 480, count > 0 {
        #expect(stage.element("games")?.frame.minY != before)
      }
      #expect(stage.issues.isEmpty, "\(count) games")
    }
  }

  /// The palette's tests measure these colors on the grounds that they are for.
  @Test(arguments: [ColorScheme.light, .dark])
  func allTextIsInColorsThatCanBeRead(scheme: ColorScheme) {
    let palette = Palette(scheme)
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let readable = [
      palette.text, palette.quiet, palette.link, palette.panelText, palette.panelQuiet,
      Color.primary,
    ].map { $0.resolve(in: environment) }
    let stage = stage(
      PlayedGames.games(60), size: CGSize(width: 800, height: 2400), scheme: scheme)
    let texts = stage.texts
    #expect(texts.count > 80)
    for text in texts where !text.text.allSatisfy(\.isWhitespace) {
      #expect(text.colors.allSatisfy(readable.contains), "\(text.text): \(text.colors)")
      #expect(text.opacity == 1, "\(text.text)")
    }
  }

  /// `recall stats --plot` draws it.
  @Test func nothingIsCutOnAPageWithoutAWindow() {
    let statistics = GameStatistics(PlayedGames.games(60), offset: 0)
    let stage = Stage(size: StatisticsSheet.size) { StatisticsSheet(statistics) }
    let measurer = FixedTextMeasurer()
    var seen = 0
    for item in stage.displayList.items {
      guard case .text(let text, let frame) = item.content, !text.string.isEmpty else { continue }
      seen += 1
      #expect(!measurer.measure(text, width: frame.width + 1).isTruncated, "\(text.string)")
      #expect(frame.applying(item.transform).maxY <= StatisticsSheet.size.height)
    }
    #expect(seen > 40)
  }
}

extension GameRecord {
  fileprivate static var interrupted: GameRecord {
    GameRecord(
      beganAt: 0, deck: PlayedDeck(name: "faces", title: "Faces"), pairs: 8, seed: 1,
      end: .interrupted)
  }
}

extension Stage {
  fileprivate struct ShownText {
    var text: String
    var frame: CGRect
    var colors: [Color.Resolved]
    var opacity: Double
  }

  /// The texts that are drawn, those in layers as well.
  fileprivate var texts: [ShownText] { displayList.items.flatMap(\.texts) }

  /// What stands below a title.
  fileprivate func figure(_ title: String) -> String? {
    let texts = texts.map(\.text)
    return texts.firstIndex(of: title).flatMap {
      texts.indices.contains($0 + 1) ? texts[$0 + 1] : nil
    }
  }
}

extension DisplayItem {
  fileprivate var texts: [Stage.ShownText] {
    switch content {
    case .layer(let layer): layer.items.flatMap(\.texts)
    case .text(let text, _) where opacity > 0:
      [
        Stage.ShownText(
          text: text.string, frame: bounds, colors: text.runs.map(\.color), opacity: opacity)
      ]
    default: []
    }
  }
}
