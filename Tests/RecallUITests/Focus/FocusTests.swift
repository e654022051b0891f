import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct FocusTests {
  private func stage<Content: View>(
    height: CGFloat = 300, @ViewBuilder _ content: () -> Content
  ) -> Stage {
    Stage(size: CGSize(width: 300, height: height), content: content)
  }

  private struct Keypad: View {
    var body: some View {
      VStack(spacing: 8) {
        ForEach(0..<3) { row in
          HStack(spacing: 8) {
            ForEach(0..<3) { column in
              Button("\(row)\(column)") {}.frame(width: 40, height: 40)
            }
          }
        }
      }
    }
  }

  @Test func tabGoesRoundInReadingOrder() {
    let stage = stage {
      HStack {
        VStack {
          Button("a") {}
          Button("b") {}
        }
        Text("none")
        Button("c") {}
      }
    }
    #expect(stage.focused == nil)
    #expect(stage.focused(after: "tab", "tab", "tab", "tab") == ["a", "b", "c", "a"])
    stage.type("tab", .shift)
    #expect(stage.focused == "c")
    stage.type("tab", .shift)
    #expect(stage.focused == "b")
    stage.type("tab", .control)
    #expect(stage.focused == "b")
  }

  @Test func theFirstTabBackwardsTakesTheLast() {
    let stage = stage { Keypad() }
    stage.type("tab", .shift)
    #expect(stage.focused == "22")
  }

  @Test func arrowsGoToTheNeighbourAndStayAtTheEdge() {
    let stage = stage { Keypad() }
    #expect(
      stage.focused(after: "down", "right", "down", "down", "down", "left", "left", "up")
        == ["00", "01", "11", "21", "21", "20", "20", "10"])
  }

  /// Each animation of an event brings to the screen what the one before it changed, and the last
  /// one may change nothing.
  @Test func aViewThatAnAnimationMakesUnfocusableLosesTheFocusThoughAnotherAnimationFollows() {
    struct Deck: View {
      @State private var isWaiting = true

      var body: some View {
        Text("deck").focusable(isWaiting).accessibilityIdentifier("deck")
          .onKeyPress(.space) {
            withAnimation { isWaiting = false }
            withAnimation(.linear) {}
            return .handled
          }
      }
    }
    let stage = stage { Deck() }
    stage.type("tab")
    #expect(stage.focused == "deck")
    stage.type("space")
    #expect(stage.focused == nil)
  }

  @Test func whereTheFocusIsFollowsTheModelAndNotTheScreen() {
    struct Moving: View {
      @State private var isTurned = false

      var body: some View {
        VStack {
          Button("a") {}.offset(x: isTurned ? 200 : 0)
          Button("b") {}
          Button("turn") { withAnimation(.linear(duration: 10)) { isTurned.toggle() } }
            .keyboardShortcut("t", modifiers: []).hidden()
        }
      }
    }
    let stage = stage { Moving() }
    stage.type("t")
    stage.type("tab")
    #expect(stage.focused == "a")
    // It is drawn above the others still, and stands beside them.
    #expect(stage.focused(after: "left") == ["b"])
  }

  @Test func disabledAndHiddenViewsAndThoseThatDoNotFitAreNotFocused() {
    let stage = stage {
      VStack {
        Button("a") {}.disabled(true)
        Button("b") {}.hidden()
        Text("c").focusable(false)
        ViewThatFits {
          Button("too wide") {}.frame(width: 1000)
          Button("fits") {}
        }
        Button("d") {}
      }
    }
    #expect(stage.focused(after: "tab", "tab", "tab") == ["fits", "d", "fits"])
  }

  @Test func aButtonThatIsKeptFromTheFocusIsPassedByTabAndPressedByAPointer() throws {
    var presses = 0
    let stage = stage {
      VStack {
        Button("a") {}
        Button("b") { presses += 1 }.buttonStyle(.plain).focusable(false)
          .accessibilityIdentifier("b")
        Button("c") {}.padding().focusable(false).padding()
        VStack { Button("d") {} }.focusable(false)
        ForEach(0..<1) { _ in Button("e") {} }.focusable(false)
        Button("f") {}.accessibilityAction(.magicTap) {}
      }
    }
    // What stands around a button may have the focus itself.
    #expect(stage.focused(after: "tab", "tab", "tab", "tab") == ["a", "d", "e", "f"])
    let frame = try #require(stage.element("b")).frame
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(presses == 1)
    #expect(stage.focused == "f")
  }

  @Test func aButtonThatIsKeptFromTheFocusMeanwhileLosesIt() {
    final class Setting: ObservableObject {
      @Published var isFocusable = true
    }
    struct Shown: View {
      @ObservedObject var setting: Setting
      var body: some View {
        VStack {
          Button("a") {}.focusable(setting.isFocusable)
          Button("b") {}
        }
      }
    }
    let setting = Setting()
    let stage = stage { Shown(setting: setting) }
    #expect(stage.focused(after: "tab") == ["a"])
    setting.isFocusable = false
    stage.advance(by: .milliseconds(1))
    #expect(stage.focused == "b")
  }

  @Test func nothingToFocusIsNoTrouble() {
    let stage = stage { Text("nothing") }
    #expect(stage.focused(after: "tab", "left", "space", "escape") == [nil, nil, nil, nil])
    let disabled = self.stage { Button("a") {}.disabled(true) }
    #expect(disabled.focused(after: "tab", "left", "space") == [nil, nil, nil])
  }

  // MARK: What is shown

  private func ring(of stage: Stage) -> Path? {
    for case .stroke(let path, _, let style) in stage.displayList.items.map(\.content)
    where style.lineWidth == FocusRing.width {
      return path
    }
    return nil
  }

  @Test func aRingShowsTheFocusWhileTheKeyboardIsInUse() throws {
    let stage = stage { Keypad() }
    #expect(ring(of: stage) == nil)
    stage.type("tab")
    let frame = try #require(stage.focusedElement?.frame)
    let outer = try #require(ring(of: stage)?.boundingRect)
    #expect(
      abs(outer.minX - (frame.minX - 2.5)) < 1e-9 && abs(outer.maxY - (frame.maxY + 2.5)) < 1e-9)
    let center = stage.element("11")?.frame ?? .zero
    stage.tap(at: CGPoint(x: center.midX, y: center.midY))
    #expect(stage.focused == "11")
    #expect(ring(of: stage) == nil)
    stage.type("right")
    #expect(stage.focused == "12")
    #expect(ring(of: stage) != nil)
    stage.send(.focus(.lost))
    #expect(ring(of: stage) == nil)
    stage.send(.focus(.gained))
    #expect(ring(of: stage) != nil)
    stage.tap(at: CGPoint(x: 1, y: 1))
    #expect(stage.focused == "12", "nothing there takes the focus")
    #expect(ring(of: stage) == nil)
  }

  @Test func noNeighbourCoversTheRing() throws {
    let stage = stage {
      HStack(spacing: 0) {
        Button("a") {}.frame(width: 40, height: 40)
        Color.red.frame(width: 40, height: 40)
      }
    }
    stage.type("tab")
    let last = try #require(stage.displayList.items.last)
    guard case .stroke(_, _, let style) = last.content else {
      Issue.record("\(last) is no ring")
      return
    }
    #expect(style.lineWidth == FocusRing.width)
  }

  @Test func aScrollViewCutsTheRingOfWhatItShowsInPart() throws {
    let stage = stage(height: 60) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<9) { Button("\($0)") {}.frame(width: 40, height: 40) }
        }
      }
    }
    stage.type("tab")
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 30), by: CGSize(width: 0, height: -20))))
    #expect(stage.focused == "0")
    let ring = try #require(stage.displayList.items.last)
    #expect(ring.clips.count == 1)
  }

  @Test func theRingStaysInsideOfWhatCutsItsViewOffAtItsEdge() throws {
    let stage = stage {
      Button {
      } label: {
        Color.red
      }
      .frame(width: 100, height: 40).clipped()
    }
    stage.type("tab")
    let frame = try #require(stage.focusedElement?.frame)
    let middle = try #require(ring(of: stage)?.boundingRect)
    let outer = middle.insetBy(dx: -FocusRing.width / 2, dy: -FocusRing.width / 2)
    #expect(frame.size == CGSize(width: 100, height: 40))
    #expect(abs(outer.minX - frame.minX) < 1e-9 && abs(outer.maxX - frame.maxX) < 1e-9)
    #expect(abs(outer.minY - frame.minY) < 1e-9 && abs(outer.maxY - frame.maxY) < 1e-9)
  }

  @Test func aRingIsCutWhereItsViewIsCut() {
    let view = CGRect(x: 10, y: 10, width: 50, height: 50)
    let reach = FocusRing.reach
    func rect(_ bounds: CGRect) -> CGRect { FocusRing.rect(around: view, within: bounds) }
    #expect(rect(CGRect(x: 0, y: 0, width: 100, height: 100)) == view)
    #expect(rect(CGRect(x: 10 - reach, y: 0, width: 100, height: 100)) == view)
    #expect(rect(CGRect(x: 10, y: 0, width: 100, height: 100)).minX == 10 + reach)
    #expect(rect(CGRect(x: 11, y: 0, width: 100, height: 100)) == view)
    #expect(rect(CGRect(x: 0, y: 0, width: 61, height: 60)).maxX == 61 - reach)
    #expect(rect(CGRect(x: 0, y: 0, width: 61, height: 60)).maxY == 60 - reach)
    #expect(rect(.null) == view)
  }

  @Test func aDisabledViewGetsTheFocusBackFromWhatCoveredIt() {
    struct Covered: View {
      @State private var isCovered = false

      var body: some View {
        VStack {
          HStack {
            Button("a") {}
            Button("b") { isCovered = true }
          }
          .disabled(isCovered)
          if isCovered {
            Button("c") {}
            Button("d") { isCovered = false }
          }
        }
      }
    }
    let stage = stage { Covered() }
    #expect(stage.focused(after: "tab", "tab", "space") == ["a", "b", "c"])
    #expect(stage.focused(after: "tab", "space") == ["d", "b"])
  }

  @Test func theRingHasTheViewsShapeOrIsLeftToTheView() {
    struct Marked: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "me" : "not me") }
    }
    let stage = stage {
      VStack {
        Button("a") {}.contentShape(.focusEffect, Ellipse())
        Marked().focusable().focusEffectDisabled()
      }
    }
    stage.type("tab")
    let shape = ring(of: stage)?.description.prefix { $0 != " " }
    #expect(shape == "ellipse")
    #expect(stage.texts == ["a", "not me"])
    stage.type("tab")
    #expect(ring(of: stage) == nil)
    #expect(stage.texts == ["a", "me"])
  }

  @Test func movingTheFocusEvaluatesOnlyWhoAsksForIt() {
    struct Asking: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "yes" : "no") }
    }
    struct NotAsking: View {
      var body: some View { Text("nothing") }
    }
    let stage = stage {
      VStack {
        Asking().focusable()
        NotAsking().focusable()
        NotAsking().focusable()
      }
    }
    stage.type("tab")
    let evaluations = stage.evaluations { stage.type("tab") }
    #expect(evaluations.map { $0.split(separator: "/").last.map(String.init) } == ["Asking"])
    #expect(stage.evaluations { stage.type("tab") } == [])
  }

  // MARK: When it goes away

  private struct Leaving: View {
    @State private var names = ["a", "b", "c", "d"]
    @State private var isDisabled = false

    var body: some View {
      VStack {
        ForEach(names, id: \.self) { name in
          Button(name) { names.removeAll { $0 == name } }
            .disabled(isDisabled && name == "b")
        }
        Text("disable").onTapGesture { isDisabled = true }
      }
    }
  }

  @Test func theFocusOfWhatLeavesGoesToTheNearest() {
    let stage = stage { Leaving() }
    #expect(stage.focused(after: "tab", "tab", "tab") == ["a", "b", "c"])
    stage.type("space")
    // b and d are equally far away from where c was, until the others close up.
    #expect(stage.focused == "b" || stage.focused == "d")
    let first = stage.focused
    let again = self.stage { Leaving() }
    _ = again.focused(after: "tab", "tab", "tab", "space")
    #expect(again.focused == first)
    for _ in 0..<3 { stage.type("space") }
    #expect(stage.focused == nil)
    #expect(stage.elements.map(\.label) == ["disable"])
  }

  @Test func theFocusOfWhatLeavesIsGoneWhenAPointerIsInUse() {
    let stage = stage { Leaving() }
    stage.tap("b")
    #expect(stage.focused == nil)
    stage.type("tab")
    #expect(stage.focused == "a")
  }

  @Test func theFocusOfWhatIsDisabledGoesOn() {
    let stage = stage { Leaving() }
    stage.type("tab")
    stage.type("tab")
    let point = stage.element("disable")?.frame ?? .zero
    stage.tap(at: CGPoint(x: point.midX, y: point.midY))
    #expect(stage.focused == nil)
  }

  // MARK: Lazy containers

  @Test func arrowsScrollThroughALazyGrid() {
    let stage = stage(height: 150) {
      VStack(spacing: 0) {
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 4)) {
            ForEach(0..<400) { Button("\($0)") {}.frame(width: 40, height: 40) }
          }
        }
        Button("footer") {}
      }
    }
    stage.type("down")
    #expect(stage.focused == "0")
    for row in 1..<100 {
      stage.type("down")
      #expect(stage.focused == "\(row * 4)")
    }
    let frame = stage.focusedElement?.frame ?? .zero
    #expect(frame.minY >= 0 && frame.maxY <= 150)
    #expect(stage.focused(after: "down") == ["footer"])
    // The footer's middle is nearer to the second column than to the first.
    #expect(stage.focused(after: "up") == ["397"])
    for row in (0..<99).reversed() {
      stage.type("up")
      #expect(stage.focused == "\(row * 4 + 1)")
    }
  }

  @Test func tabScrollsThroughALazyGridAndBack() {
    let stage = stage(height: 150) {
      VStack(spacing: 0) {
        ScrollView {
          LazyVGrid(columns: Array(repeating: GridItem(.fixed(40)), count: 4)) {
            ForEach(0..<40) { Button("\($0)") {}.frame(width: 40, height: 100) }
          }
        }
        Button("footer") {}
      }
    }
    for number in 0..<40 {
      stage.type("tab")
      #expect(stage.focused == "\(number)")
    }
    #expect(stage.focused(after: "tab") == ["footer"])
    for number in (0..<40).reversed() {
      stage.type("tab", .shift)
      #expect(stage.focused == "\(number)")
    }
  }

  @Test func tabComesIntoALazyListWhereItBeginsAndBackWhereItEnds() {
    let stage = stage(height: 150) {
      VStack(spacing: 0) {
        Button("header") {}
        ScrollView {
          LazyVStack { ForEach(0..<60) { Button("\($0)") {}.frame(width: 40, height: 40) } }
        }
        Button("footer") {}
      }
    }
    #expect(stage.focused(after: "tab", "tab") == ["header", "0"])
    for _ in 0..<59 { stage.type("tab") }
    #expect(stage.focused == "59")
    #expect(stage.focused(after: "tab", "tab", "tab") == ["footer", "header", "0"])
    stage.type("tab", .shift)
    stage.type("tab", .shift)
    #expect(stage.focused == "footer")
    stage.type("tab", .shift)
    #expect(stage.focused == "59")
    let frame = stage.focusedElement?.frame ?? .zero
    #expect(frame.minY >= 0 && frame.maxY <= 150)
  }

  @Test func aFocusedElementThatIsScrolledAwayHandsTheFocusToWhatShows() {
    let stage = stage(height: 100) {
      ScrollView {
        LazyVStack { ForEach(0..<100) { Button("\($0)") {}.frame(width: 40, height: 40) } }
      }
    }
    stage.type("tab")
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 50), by: CGSize(width: 0, height: -1000))))
    #expect(stage.focused == "20" || stage.focused == "21")
    let frame = stage.focusedElement?.frame ?? .zero
    #expect(frame.intersects(CGRect(x: 0, y: 0, width: 300, height: 100)))
  }

  // MARK: Screens that are led to

  private struct Screens: View {
    @State private var path: [Int] = []
    let prefers: Bool

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Color.red.frame(height: 200)
          Button("on") { path.append(1) }
        }
        .navigationDestination(for: Int.self) { _ in
          VStack {
            if prefers { Button("wanted") {}.focusedOnArrival() } else { Button("wanted") {} }
            Color.red.frame(height: 150)
            Button("near") {}
          }
        }
      }
    }
  }

  @Test(arguments: [(true, "wanted"), (false, "near")])
  func aScreenSaysWhereTheFocusBeginsThatKeysLeadTo(prefers: Bool, name: String) {
    let stage = stage(height: 400) { Screens(prefers: prefers) }
    _ = stage.focused(after: "tab", "return")
    stage.advance(by: .seconds(1))
    #expect(stage.focused == name)
    stage.tap("BackButton")
    stage.advance(by: .seconds(1))
    stage.tap("on")
    stage.advance(by: .seconds(1))
    #expect(stage.focused == nil, "a pointer leads nowhere")
  }

  // MARK: Content that moves

  /// A button after others, which has more content come before it, or less room.
  private struct Growing: View {
    @State private var height: CGFloat = 0
    @State private var bar: CGFloat = 0

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(width: 40, height: height)
          Button("more") { height += 200 }.frame(width: 40, height: 40)
          Button("bar") { bar += 40 }.frame(width: 40, height: 40)
          Color.red.frame(width: 40, height: 400)
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: bar) }
    }
  }

  private func offset(of stage: Stage) -> String? {
    stage.snapshot.lines.first { $0.name.hasSuffix(".offset") }?.value
  }

  @Test(arguments: [1, 2])
  func contentThatPushesTheFocusOutOfSightIsScrolled(times: Int) throws {
    let stage = stage(height: 100) { Growing() }
    stage.type("tab")
    for _ in 0..<times { stage.type("return") }
    #expect(stage.focused == "more")
    let frame = try #require(stage.focusedElement?.frame)
    #expect(abs(frame.maxY + FocusRing.reach - 100) < 0.001)
  }

  @Test func aBarThatComesBeforeTheFocusHasItScrolled() throws {
    let stage = stage(height: 100) { Growing() }
    _ = stage.focused(after: "tab", "down", "return")
    #expect(stage.focused == "bar")
    let frame = try #require(stage.focusedElement?.frame)
    #expect(abs(frame.maxY + FocusRing.reach - 60) < 0.001)
  }

  @Test func aWindowThatGetsLowHasTheFocusScrolled() throws {
    let stage = stage(height: 100) { Growing() }
    _ = stage.focused(after: "tab", "down")
    stage.send(.resize(CGSize(width: 300, height: 60)))
    let frame = try #require(stage.focusedElement?.frame)
    #expect(abs(frame.maxY + FocusRing.reach - 60) < 0.001)
  }

  /// Whoever has scrolled it away looks at something else.
  @Test func whatAWheelScrolledAwayStaysThere() {
    let stage = stage(height: 100) { Growing() }
    stage.type("tab")
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 50), by: CGSize(width: 0, height: -90))))
    let scrolled = offset(of: stage)
    #expect(scrolled?.contains("90") == true)
    stage.type("return")
    #expect(stage.focused == "more")
    #expect(offset(of: stage) == scrolled)
  }

  @Test func aPointerPushesWhatItPressesOutOfSight() {
    let stage = stage(height: 100) { Growing() }
    let still = offset(of: stage)
    stage.tap("more")
    #expect(stage.focused == "more")
    #expect(offset(of: stage) == still)
  }

  /// The last row that goes takes the focus with it, to the one before, which a bar covers in part.
  @Test func whatGetsTheFocusOfWhatLeavesIsInSight() throws {
    struct Leaving: View {
      @State private var isThere = true

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            if isThere { Button("first") { isThere = false }.frame(width: 40, height: 40) }
            Color.red.frame(width: 40, height: isThere ? 30 : 130)
            Button("second") {}.frame(width: 40, height: 40)
          }
        }
      }
    }
    let stage = stage(height: 100) { Leaving() }
    stage.type("tab")
    stage.type("return")
    #expect(stage.focused == "second")
    let frame = try #require(stage.focusedElement?.frame)
    #expect(frame.maxY <= 100)
  }

  // MARK: State

  @Test func theFocusIsStateOfTheStageAndNotOfARecording() {
    let stage = stage { Keypad() }
    let (digest, core) = (stage.digest, stage.coreDigest)
    #expect(stage.snapshot["stage.focus"] == nil)
    stage.type("tab")
    #expect(stage.snapshot["stage.focus"]?.contains("Keypad") == true)
    #expect(stage.snapshot["stage.showsFocusRing"] == "true")
    #expect(stage.digest != digest)
    #expect(stage.coreDigest == core)
    let focused = stage.digest
    stage.type("right")
    #expect(stage.digest != focused)
    stage.type("left")
    #expect(stage.digest == focused)
  }
}
