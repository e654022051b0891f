import Interaction
import RecallUI
import Testing

@testable import ReplayViewer

@Suite struct WatchScreenTests {
  private let model: WatchModel
  private let stage: Stage

  init() {
    let model = WatchModel(countedSession(), isEditable: true)
    self.model = model
    stage = Stage(size: CGSize(width: 1200, height: 760), state: model) {
      WatchScreen(model: model)
    }
  }

  private func type(_ key: String, _ modifiers: KeyEvent.Modifiers = []) {
    stage.send(.key(KeyEvent(.down, key: key, modifiers: modifiers)))
    stage.send(.key(KeyEvent(.up, key: key, modifiers: modifiers)))
  }

  private func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let frame = try #require(stage.element(name), sourceLocation: sourceLocation).frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private var texts: [String] {
    stage.displayList.items.compactMap { item in
      if case .text(let text, _) = item.content { text.string } else { nil }
    }
  }

  @Test func keysDoAllThereIs() {
    type("right")
    type("down")
    #expect(model.state.place.moment == 2)
    type("end")
    #expect(model.state.place.moment == 7)
    type("home")
    type("t")
    #expect(model.state.place.instant == Instant(milliseconds: 600))
    type("h")
    #expect(model.state.hidesQuiet)
    type("l")
    #expect(model.state.isDark)
    #expect(stage.snapshot["stage.colorScheme"] == "dark")
    type("3")
    #expect(model.state.panel == .inside)
    type("-")
    #expect(model.state.speed == 0.5)
    type("[")
    #expect(model.state.range?.lowerBound == Instant(milliseconds: 600))
    type("escape")
    #expect(model.state.range == nil)
    type("e")
    #expect(model.state.isEditing)
  }

  /// The buttons keep their words, whatever the words beside them need.
  @Test(arguments: Array(stride(from: 700, through: 1240, by: 20)))
  func noButtonOfTheControlsIsCut(width: Int) throws {
    let stage = Stage(size: CGSize(width: width, height: 760), state: model) {
      WatchScreen(model: model)
    }
    let play = try #require(stage.element("play")).frame
    let measurer = FixedTextMeasurer()
    for item in stage.displayList.items {
      guard case .text(let text, let frame) = item.content, !text.string.isEmpty else { continue }
      let shown = frame.applying(item.transform)
      guard shown.midY > play.minY, shown.midY < play.maxY else { continue }
      let isCut = measurer.measure(text, width: frame.width).isTruncated
      #expect(!isCut, "\(text.string) in \(shown)")
    }
  }

  @Test func aSessionPlaysOnTheStagesTime() {
    type("space")
    #expect(model.state.isPlaying)
    stage.advance(by: .milliseconds(1000))
    #expect(model.state.place.instant == Instant(milliseconds: 1000))
    #expect(model.state.place.moment == 3)
    type("space")
    stage.advance(by: .milliseconds(1000))
    #expect(model.state.place.instant == Instant(milliseconds: 1000))
    #expect(stage.unownedTimers.isEmpty)
  }

  @Test func whatIsSearchedIsTypedAndKeysAreLettersThen() {
    type("f", .control)
    stage.send(.text("tap"))
    type("h")
    #expect(model.state.search == "tap")
    #expect(!model.state.hidesQuiet)
    #expect(model.listed == [1, 3, 5])
    type("escape")
    type("right")
    #expect(model.state.place.moment == 1)
    #expect(model.state.search == "tap")
    type("escape")
    #expect(model.state.search == "")
  }

  @Test func theListAndTheLineFollowEachOther() throws {
    try tap("event:3")
    #expect(model.state.place.instant == Instant(milliseconds: 1000))
    let marks = try #require(stage.element("marks")).frame
    stage.tap(at: CGPoint(x: marks.midX, y: marks.midY))
    #expect(model.state.place.instant == Instant(milliseconds: 1500))
    #expect(model.state.place.moment == 4)
  }

  @Test func aDraggedStretchOfTheLineFiltersTheList() throws {
    let marks = try #require(stage.element("marks")).frame
    stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: marks.midX, y: marks.midY))))
    stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: marks.maxX - 10, y: marks.midY))))
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: marks.maxX - 10, y: marks.midY))))
    #expect(model.state.range == Instant(milliseconds: 1500)...Instant(milliseconds: 3000))
    #expect(model.listed == [4, 5, 6, 7])
    try tap("all events")
    #expect(model.listed.count == 8)
  }

  @Test func aValueGoesToWhatChangedItLast() throws {
    type("end")
    try tap("value:number")
    #expect(model.state.place.moment == 6)
    try tap("change before")
    #expect(model.state.place.moment == 5)
    #expect(texts.contains("number: change 6 of 7"))
  }

  @Test func aTryAndAFileAreAskedOfTheProgram() throws {
    type("e")
    type("right")
    type("x")
    try tap("attempt")
    try tap("path")
    stage.send(.text("new.replay"))
    try tap("save")
    #expect(
      stage.takeEffects().compactMap { WatchMessage($0.effect) } == [
        .attempt([.skip(step: 0)]), .save([.skip(step: 0)], path: "new.replay"),
      ])
    stage.send(WatchAnswer.told("Written").event)
    #expect(texts.contains("Written"))
  }

  @Test func whatIsBeingPlayedIsAskedForAndCanBeStopped() throws {
    type("e")
    type("right")
    type("x")
    type("return", .control)
    #expect(model.state.progress == 0)
    stage.advance(by: .milliseconds(250))
    stage.send(WatchAnswer.progress(30).event)
    #expect(texts.contains("30 % of the change is played"))
    #expect(stage.element("attempt") == nil)
    type("escape")
    #expect(model.state.progress == nil)
    #expect(stage.element("stop") == nil)
    stage.advance(by: .milliseconds(1000))
    #expect(
      stage.takeEffects().compactMap { WatchMessage($0.effect) } == [
        .attempt([.skip(step: 0)]), .askProgress, .askProgress, .stop,
      ])
    try tap("attempt")
    try tap("stop")
    #expect(stage.takeEffects().compactMap { WatchMessage($0.effect) }.last == .stop)
    #expect(stage.unownedTimers.isEmpty)
  }

  @Test func rowsAreNotStopsOfTab() throws {
    var stops: Set<String> = []
    for _ in 0..<40 {
      type("tab")
      stops.insert(stage.snapshot["stage.focus"] ?? "")
    }
    // The fields, the buttons, the line of time and the screen itself.
    #expect(stops.count < 20, "\(stops)")
    try tap("search")
    try tap("event:3")
    type("right")
    #expect(model.state.place.moment == 4)
  }

  @Test func aValueIsChosenAndFollowedByKeys() {
    type("end")
    type("n")
    type("n")
    #expect(model.state.value == "odd")
    type("n", .shift)
    #expect(model.state.value == "number")
    type("return")
    #expect(model.state.place.moment == 6)
  }

  @Test func aBranchOfTheStateIsOpenedByATouchAndAllByAKey() throws {
    #expect(stage.element("value:stage.size") == nil)
    try tap("branch:stage")
    #expect(stage.element("value:stage.size") != nil)
    #expect(texts.contains { $0.hasPrefix("size = ") })
    type("o")
    #expect(stage.element("value:stage.size") == nil)
    type("o")
    #expect(stage.element("value:stage.size") != nil)
  }

  @Test func whereNoPictureIsKeptThatIsSaid() throws {
    let model = WatchModel(countedSession(film: Film(mostItems: 1)))
    let stage = Stage(size: CGSize(width: 1200, height: 760), state: model) {
      WatchScreen(model: model)
    }
    func isSaid() -> Bool {
      stage.outline.contains(
        "No picture is kept of this: the session shows more than there is room")
    }
    #expect(!isSaid())
    model.goToEnd()
    stage.advance(by: .milliseconds(1))
    #expect(isSaid())
  }

  @Test func twoSessionsStandSideBySide() throws {
    model.show(beside: countedSession([100, 900], name: "other"))
    #expect(model.state.place.moment == 3)
    let (one, other) = (
      try #require(stage.element("picture")).frame,
      try #require(stage.element("other picture")).frame
    )
    #expect(one.maxX < other.minX)
    #expect(one.size == other.size)
  }

  @Test(arguments: [
    CGSize(width: 640, height: 480), CGSize(width: 800, height: 600),
    CGSize(width: 1920, height: 1080),
  ])
  func nothingLeavesTheWindow(size: CGSize) {
    stage.send(.resize(size))
    type("e")
    for panel in ["1", "2", "3"] {
      type(panel)
      for element in stage.elements where element.identifier.map({ !$0.contains(":") }) == true {
        #expect(
          element.frame.maxX <= size.width && element.frame.maxY <= size.height,
          "\(element.identifier ?? ""): \(element.frame)")
      }
    }
    #expect(stage.issues.isEmpty)
  }

  // MARK: The size of text

  /// How large texts with a letter are, in points.
  private var sizes: [String: CGFloat] {
    let sizes = stage.displayList.items.compactMap { item -> (String, CGFloat)? in
      guard case .text(let text, _) = item.content, text.string.contains(where: \.isLetter),
        let size = text.runs.map(\.font.size).min()
      else { return nil }
      return (text.string, size)
    }
    return Dictionary(sizes) { min($0, $1) }
  }

  @Test(arguments: [
    (CGSize(width: 1200, height: 760), 2.0), (CGSize(width: 640, height: 480), 1.3),
    (CGSize(width: 900, height: 570), 1.5),
  ])
  func textIsAsLargeAsTheDesktopHasIt(window: CGSize, scale: CGFloat) {
    // What there is room for is the same in a window that is so many times smaller.
    stage.send(.resize(CGSize(width: window.width / scale, height: window.height / scale)))
    let usual = sizes
    stage.send(.resize(window))
    stage.send(WatchAnswer.textSize(percent: 200).event)
    let large = sizes
    let common = usual.keys.filter { large[$0] != nil }
    #expect(common.count >= 4, "\(usual) \(large)")
    for text in common {
      let growth = (large[text] ?? 0) / (usual[text] ?? 1)
      #expect(abs(growth - scale) < 0.01, "\(text) grows \(growth) times")
    }
    #expect(stage.snapshot["textSize"] == "200")
    stage.send(WatchAnswer.textSize(percent: 100).event)
    #expect(sizes.values.max() == usual.values.max())
  }
}
