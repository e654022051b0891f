import RecallGame
import RecallUI
import Simulation
import Testing

@testable import RecallHome

/// The review as people use it: with keys alone, with a pointer, in each window.
@Suite struct ReviewScreenTests {
  private static let sizes = [
    CGSize(width: 320, height: 240), CGSize(width: 360, height: 640),
    CGSize(width: 640, height: 480), CGSize(width: 500, height: 900),
    CGSize(width: 800, height: 600), CGSize(width: 1280, height: 800),
    CGSize(width: 1920, height: 1080), CGSize(width: 1600, height: 400),
  ]
  /// A forgotten twin, a forgotten pair, a useless look; two pairs are left.
  private static let cards = [0, 2, 4, 6, 1, 8, 6, 8, 0, 1, 2, 3]

  private func stage(
    _ game: ReviewedGame, _ size: CGSize = CGSize(width: 1280, height: 800),
    onClose: (() -> Void)? = nil
  ) -> Stage {
    Stage(size: size) { ReviewScreen(game, onClose: onClose) }
  }

  private func type(_ keys: String..., on stage: Stage) {
    for key in keys {
      stage.send(.key(KeyEvent(.down, key: key)))
      stage.send(.key(KeyEvent(.up, key: key)))
    }
  }

  private func tap(_ name: String, on stage: Stage) throws {
    let frame = try #require(stage.element(name), "\(name)").frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func texts(_ stage: Stage) -> [String] {
    stage.displayList.items.compactMap { item in
      if case .text(let text, _) = item.content { text.string } else { nil }
    }
  }

  /// The step that is shown, by what says so.
  private func step(_ stage: Stage) throws -> Int {
    let text = try #require(texts(stage).first { $0.contains(" of ") })
    return try #require(Int(text.prefix { $0 != " " }))
  }

  // MARK: Steps

  @Test func arrowsHomeAndEndGoThroughTheGame() throws {
    let stage = stage(try ReviewedGame.made(Self.cards))
    #expect(try step(stage) == 0)
    type("right", "right", "right", on: stage)
    #expect(try step(stage) == 3)
    type("left", on: stage)
    #expect(try step(stage) == 2)
    type("end", "right", on: stage)
    #expect(try step(stage) == 12)
    type("home", "left", on: stage)
    #expect(try step(stage) == 0)
  }

  @Test func buttonsGoThroughTheGame() throws {
    let stage = stage(try ReviewedGame.made(Self.cards))
    for (name, result) in [
      ("forward", 1), ("forward", 2), ("back", 1), ("last", 12), ("back", 11), ("first", 0),
    ] {
      try tap(name, on: stage)
      #expect(try step(stage) == result, "\(name)")
    }
  }

  @Test(arguments: sizes)
  func whatIsPressedStaysWhereItIs(size: CGSize) throws {
    let stage = stage(try ReviewedGame.made(Self.cards + [-1, 4], peeks: [12: 10]), size)
    let places = ["forward", "steps", "table"].map { stage.element($0)?.frame }
    #expect(!places.contains(nil))
    for _ in 0..<13 {
      type("right", on: stage)
      #expect(["forward", "steps", "table"].map { stage.element($0)?.frame } == places)
    }
  }

  @Test func atItsEndsTheGameGoesNoFurther() throws {
    let stage = stage(try ReviewedGame.made(Self.cards))
    try tap("back", on: stage)
    #expect(try step(stage) == 0)
    try tap("last", on: stage)
    try tap("forward", on: stage)
    #expect(try step(stage) == 12)
  }

  @Test func theSliderGoesToAStep() throws {
    let stage = stage(try ReviewedGame.made(Self.cards))
    let frame = try #require(stage.element("steps")).frame
    stage.tap(at: CGPoint(x: frame.maxX - 1, y: frame.midY))
    #expect(try step(stage) == 12)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(try step(stage) == 6)
  }

  @Test func aTouchOfTheChartGoesToTheStepUnderIt() throws {
    let stage = stage(try ReviewedGame.made(Self.cards))
    let frame = try #require(stage.element("worth")).frame
    stage.tap(at: CGPoint(x: frame.maxX - 2, y: frame.midY))
    #expect(try step(stage) == 12)
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect((5...7).contains(try step(stage)))
  }

  @Test func aCostlyChoiceInTheListGoesToItsStep() throws {
    let game = try ReviewedGame.made(Self.cards)
    let stage = stage(game)
    #expect(game.costlySteps.count >= 3)
    for costly in game.costlySteps.prefix(3) {
      if stage.element("costly \(costly)") == nil {
        let list = CGPoint(x: 800, y: 700)
        stage.send(.scroll(ScrollEvent(at: list, by: CGSize(width: 0, height: -150))))
      }
      try tap("costly \(costly)", on: stage)
      #expect(try step(stage) == costly)
      #expect(texts(stage).count { $0 == game.title(ofStep: costly).plainText } == 2)
    }
  }

  @Test func theChosenCardAndTheBetterOneAreMarkedOnTheTable() throws {
    let stage = stage(try ReviewedGame.made(Self.cards))
    for _ in 0..<6 { type("right", on: stage) }
    #expect(stage.element("reviewed:8")?.value == "not matched, chosen")
    #expect(stage.element("reviewed:0")?.value == "face down, seen before, better")
    #expect(stage.element("reviewed:3")?.value == "face down")
  }

  // MARK: The keyboard alone

  @Test func tabAndReturnReachTheListAndArrowsGoOnFromThere() throws {
    let game = try ReviewedGame.made(Self.cards)
    let stage = stage(game)
    let first = try #require(game.costlySteps.first)
    for _ in 0..<40 where try step(stage) != first {
      type("tab", "return", on: stage)
      if try step(stage) != first { type("home", on: stage) }
    }
    #expect(try step(stage) == first)
    type("right", on: stage)
    #expect(try step(stage) == first + 1)
  }

  @Test func escapeCloses() throws {
    var closed = 0
    let stage = stage(try ReviewedGame.made(Self.cards)) { closed += 1 }
    type("escape", on: stage)
    #expect(closed == 1)
    try tap("close", on: stage)
    #expect(closed == 2)
  }

  @Test func withoutAWayOutThereIsNoButtonForIt() throws {
    #expect(stage(try ReviewedGame.made(Self.cards)).element("close") == nil)
  }

  // MARK: What is shown

  private func figures(_ game: ReviewedGame) -> [String] {
    let shown = texts(stage(game))
    return ["accuracy", "moves", "par", "loss", "luck", "peeks", "shuffles", "still to go"]
      .compactMap { name in
        shown.firstIndex(of: name).map { "\(name) \(shown[$0 - 1])" }
      }
  }

  @Test func aGameThatIsOverShowsWhatItCame() throws {
    let game = try ReviewedGame.made(pairs: 2, [0, 2, 1, 0, 2, 3])
    #expect(figures(game) == ["accuracy 100 %", "moves 3", "par 2.7", "loss 0.0", "luck +0.3"])
  }

  @Test func whatIsLeftAndPeeksAndShufflesAreShownWhereTheyAreThere() throws {
    let game = try ReviewedGame.made([0, 2, 4, 6, -1, 8], peeks: [2: 5])
    let names = figures(game).map { String($0.prefix { !$0.isNumber && $0 != "+" && $0 != "−" }) }
    #expect(
      names == [
        "accuracy ", "moves ", "par ", "loss ", "luck ", "peeks ", "shuffles ", "still to go ",
      ])
  }

  @Test func aFlawlessGameSaysSo() throws {
    let shown = texts(stage(try ReviewedGame.made(pairs: 2, [0, 2, 1, 0, 2, 3])))
    #expect(shown.contains("No choice cost a quarter of a move or more."))
  }

  @Test func twoPlayersHaveTheirOwnFigures() throws {
    let shown = texts(stage(try ReviewedGame.madeForTwo(Self.cards)))
    for name in ["Ann: loss", "Ben: loss", "Ann: luck", "Ben: luck"] {
      #expect(shown.contains(name), "\(name)")
    }
    #expect(!shown.contains("accuracy"))
    #expect(shown.contains("Expected lead of Ann, in pairs"))
  }

  @Test func aGameThatHasNotBegunIsShownToo() throws {
    let stage = stage(try ReviewedGame.made(pairs: 2, []))
    type("right", "end", "left", "home", on: stage)
    #expect(try step(stage) == 0)
    #expect(stage.element("steps") == nil)
    #expect(stage.issues.isEmpty)
  }

  @Test(arguments: [ColorScheme.light, .dark])
  func itHasAsMuchContrastAsIsAskedFor(scheme: ColorScheme) throws {
    var traits = PaletteTraits()
    traits.hasHighContrast = true
    let game = try ReviewedGame.made(Self.cards)
    let stage = Stage(size: CGSize(width: 1280, height: 800), colorScheme: scheme) {
      ReviewScreen(game).environment(\.paletteTraits, traits)
    }
    let label = stage.displayList.items.lazy.compactMap { item in
      if case .text(let text, _) = item.content, text.string == "accuracy" { text } else { nil }
    }.first
    #expect(
      try #require(label?.runs.first).color
        == Palette(scheme, traits: traits).quiet.resolve(
          in: EnvironmentValues()))
  }

  @Test func aLargeGameIsShownToo() throws {
    let stage = stage(try ReviewedGame.made(pairs: 300, Array(0..<600)))
    type("end", on: stage)
    #expect(try step(stage) == 600)
    #expect(stage.issues.isEmpty)
  }

  // MARK: Windows

  /// Whether something is written over its end, or beyond the window's sides.
  @Test(arguments: sizes, [ColorScheme.light, .dark])
  func noTextIsCutOffAtTheSides(size: CGSize, scheme: ColorScheme) throws {
    let game = try ReviewedGame.made(Self.cards + [-1, 4], peeks: [12: 10])
    let stage = Stage(size: size, colorScheme: scheme) { ReviewScreen(game) {} }
    let measurer = FixedTextMeasurer()
    for _ in 0..<6 { type("right", on: stage) }
    stage.advance(by: .seconds(1))
    for item in stage.displayList.items {
      guard case .text(let text, let frame) = item.content, !text.string.isEmpty else { continue }
      let shown = frame.applying(item.transform)
      #expect(shown.minX >= 0 && shown.maxX <= size.width, "\(text.string)")
      #expect(!measurer.measure(text, width: frame.width).isTruncated, "\(text.string)")
    }
    #expect(stage.issues.isEmpty)
  }

  /// A name that takes two lines doesn't push its number up.
  @Test func theNumbersOfTwoStandInARow() throws {
    var game = try ReviewedGame.madeForTwo([0, 2, 1, 4])
    game.players = ["Ann", "Somebody else"]
    let stage = stage(game, CGSize(width: 800, height: 600))
    let names = ["moves", "par", "Ann: loss", "Somebody else: loss"]
    let frames = try names.map { try #require(stage.element($0), "\($0)").frame }
    #expect(Set(frames.map(\.minY)).count == 1, "\(frames)")
  }

  @Test(arguments: sizes)
  func allOfItCanBeReached(size: CGSize) throws {
    let game = try ReviewedGame.made(Self.cards)
    let stage = stage(game, size)
    let last = try #require(game.costlySteps.last)
    for _ in 0..<30 where stage.element("costly \(last)") == nil {
      stage.send(
        .scroll(
          ScrollEvent(
            at: CGPoint(x: size.width * 0.75, y: size.height * 0.75),
            by: CGSize(width: 0, height: -100))))
      stage.advance(by: .seconds(1))
    }
    try tap("costly \(last)", on: stage)
    type("left", "right", on: stage)
    #expect(stage.issues.isEmpty)
    let table = try #require(stage.element("table")).frame
    #expect(table.width > 100 && table.height > 60)
  }

  /// The relative luminance that WCAG defines.
  private func luminance(_ color: Color) -> Double {
    let own = color.resolve(in: EnvironmentValues())
    let linear = [own.red, own.green, own.blue].map(Double.init).map {
      $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  @Test(arguments: ChoiceMark.allCases)
  func whiteCanBeReadOnTheSigns(mark: ChoiceMark) {
    #expect(1.05 / (luminance(mark.color) + 0.05) >= 4.5)
  }
}
