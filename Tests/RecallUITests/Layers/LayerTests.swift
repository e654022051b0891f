import Testing

@testable import RecallUI
@testable import RecallUICore

/// A view that opens layers, one from the other.
private struct Opener: View {
  @State var isOpen = false
  @State var isSecondOpen = false
  @State var taps = 0
  @State var keys = ""
  var isModal = true
  var isDisabled = false

  var body: some View {
    VStack {
      Button("open") { isOpen = true }.accessibilityIdentifier("open")
      Button("behind") { taps += 1 }.accessibilityIdentifier("behind")
        .keyboardShortcut("b")
    }
    .frame(width: 100, height: 60)
    .onKeyPress("x") {
      keys += "x"
      return .handled
    }
    .layer(isOpen ? first : nil, isModal: isModal) { isOpen = false }
    .font(.system(size: 30))
    .environment(\.isEnabled, !isDisabled)
    .accessibilityIdentifier("opener")
  }

  private var first: some View {
    VStack(spacing: 0) {
      Text("first").accessibilityIdentifier("first")
      Button("second") { isSecondOpen = true }.accessibilityIdentifier("second")
    }
    .frame(width: 300, height: 200)
    .background(Color.white)
    .layer(
      isSecondOpen ? Button("close") { isSecondOpen = false }.accessibilityIdentifier("close") : nil
    ) {
      isSecondOpen = false
    }
  }
}

@Suite struct LayerTests {
  private func stage(isModal: Bool = true, isDisabled: Bool = false) -> Stage {
    Stage(size: CGSize(width: 300, height: 200)) {
      Opener(isModal: isModal, isDisabled: isDisabled)
    }
  }

  private func tap(_ name: String, on stage: Stage) throws {
    let frame = try #require(stage.frame(ofElement: name), "no \(name)")
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  private func press(_ key: String, _ modifiers: EventModifiers = [], on stage: Stage) {
    for phase in [KeyEvent.Phase.down, .up] {
      stage.send(.key(KeyEvent(phase, key: key, modifiers: modifiers)))
    }
  }

  @Test func aLayerStandsInTheViewportAndInheritsFromWhoOpenedIt() throws {
    let stage = stage()
    try tap("open", on: stage)
    let frame = try #require(stage.frame(ofElement: "first"))
    #expect(frame.midX == 150)
    #expect(frame.height > 30)
    #expect(stage.frame(ofElement: "opener") == CGRect(x: 100, y: 70, width: 100, height: 60))
  }

  @Test func whatALayerCoversIsNotHit() throws {
    let stage = stage()
    try tap("behind", on: stage)
    try tap("open", on: stage)
    let before = stage.snapshot["Opener.taps"]
    #expect(before == "1")
    try tap("behind", on: stage)
    #expect(stage.snapshot["Opener.taps"] == "1")
  }

  @Test func aLayerInALayerIsInFrontAndClosesFirst() throws {
    let stage = stage()
    try tap("open", on: stage)
    try tap("second", on: stage)
    #expect(stage.frame(ofElement: "close") != nil)
    press("escape", on: stage)
    #expect(stage.frame(ofElement: "close") == nil)
    #expect(stage.frame(ofElement: "first") != nil)
    press("escape", on: stage)
    #expect(stage.frame(ofElement: "first") == nil)
  }

  @Test func theLayersInALayerCloseWithIt() throws {
    let stage = stage()
    try tap("open", on: stage)
    try tap("second", on: stage)
    #expect(stage.snapshot.description.contains("isSecondOpen = true"))
    stage.send(.resize(CGSize(width: 320, height: 200)))
    try tap("close", on: stage)
    #expect(stage.frame(ofElement: "close") == nil)
    #expect(stage.frame(ofElement: "second") != nil)
  }

  @Test func theFocusStaysInAModalLayerAndComesBack() throws {
    let stage = stage()
    press("tab", on: stage)
    press("tab", on: stage)
    #expect(stage.snapshot["stage.focus"]?.contains("#1") == true)
    press("tab", on: stage)
    press("space", on: stage)
    #expect(stage.frame(ofElement: "first") != nil)
    for _ in 0..<3 {
      press("tab", on: stage)
      #expect(stage.snapshot["stage.focus"]?.contains("[layer]") == true)
    }
    press("escape", on: stage)
    #expect(stage.snapshot["stage.focus"]?.contains("#0") == true)
    #expect(stage.snapshot["stage.focus"]?.contains("[layer]") == false)
  }

  @Test(arguments: [true, false])
  func nobodyBehindAModalLayerHearsOfAKey(isModal: Bool) throws {
    let stage = stage(isModal: isModal)
    press("b", .control, on: stage)
    #expect(stage.snapshot["Opener.taps"] == "1")
    try tap("open", on: stage)
    press("b", .control, on: stage)
    #expect(stage.snapshot["Opener.taps"] == (isModal ? "1" : "2"))
    press("tab", on: stage)
    press("x", on: stage)
    #expect(stage.snapshot["Opener.keys"] == (isModal ? "\"\"" : "\"x\""))
  }

  @Test func aViewThatIsGoneTakesItsLayerWithIt() {
    struct Host: View {
      @State var isThere = true

      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: 10).onTapGesture { isThere = false }
          if isThere {
            Text("a").layer(Text("above").accessibilityIdentifier("above"), isModal: false)
          }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Host() }
    #expect(stage.frame(ofElement: "above") != nil)
    stage.tap(at: CGPoint(x: 50, y: 34))
    #expect(stage.snapshot["Host.isThere"] == "false")
    #expect(stage.frame(ofElement: "above") == nil)
  }

  @Test func aLayerComesAndLeavesByItsTransition() {
    struct Host: View {
      @State var isOpen = false

      var body: some View {
        Color.white.onTapGesture { isOpen.toggle() }
          .layer(
            isOpen
              ? Color.red.frame(width: 10, height: 10).allowsHitTesting(false)
                .transition(.opacity.animation(.linear(duration: 1))) : nil,
            isModal: false)
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Host() }
    stage.tap(at: CGPoint(x: 5, y: 5))
    stage.advance(by: .milliseconds(500))
    #expect("\(stage.displayList)".contains("opacity 0.5"))
    stage.advance(by: .seconds(1))
    #expect("\(stage.displayList)".contains("#FF3B30"))
    #expect(!"\(stage.displayList)".contains("opacity"))
    stage.tap(at: CGPoint(x: 5, y: 5))
    stage.advance(by: .milliseconds(750))
    #expect("\(stage.displayList)".contains("opacity 0.25"))
    stage.advance(by: .seconds(1))
    #expect(!"\(stage.displayList)".contains("#FF3B30"))
  }

  @Test func whatALayerPrefersStaysWithIt() {
    struct Key: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    var heard: [Int] = []
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Text("a").preference(key: Key.self, value: 1)
        .layer(Text("b").preference(key: Key.self, value: 10))
        .onPreferenceChange(Key.self) { heard.append($0) }
    }
    _ = stage.displayList
    #expect(heard == [1])
  }

  @Test func whatADisabledViewOpensIsEnabled() throws {
    struct Host: View {
      @State var taps = 0

      var body: some View {
        Text("a").layer(Button("b") { taps += 1 }.accessibilityIdentifier("b")).disabled(true)
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Host() }
    try tap("b", on: stage)
    #expect(stage.snapshot["Host.taps"] == "1")
  }

  @Test(arguments: [false, true])
  func ofTwoLayersOfOneViewTheOuterOneIsInFront(areOpenAtFirst: Bool) {
    struct Host: View {
      @State var isOpen: Bool
      @State var tapped = ""

      var body: some View {
        Color.white.onTapGesture { isOpen = true }
          .layer(isOpen ? Color.red.onTapGesture { tapped = "inner" } : nil)
          .layer(isOpen ? Color.blue.onTapGesture { tapped = "outer" } : nil)
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Host(isOpen: areOpenAtFirst) }
    if !areOpenAtFirst { stage.tap(at: CGPoint(x: 50, y: 50)) }
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(stage.snapshot["Host.tapped"] == "\"outer\"")
  }

  @Test func theStateInEachLayerOfAViewHasANameOfItsOwn() {
    struct Counter: View {
      @State var count: Int

      var body: some View { Text("\(count)") }
    }
    struct Host: View {
      var body: some View {
        Text("a").layer(Counter(count: 1)).padding().layer(Counter(count: 2)).layer(
          Counter(count: 3))
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Host() }
    let lines = stage.snapshot.lines
    #expect(
      lines.filter { $0.name.hasSuffix("Counter.count") }.map(\.description).sorted() == [
        "Host/[layer 2]/Counter.count = 2", "Host/[layer 3]/Counter.count = 1",
        "Host/[layer]/Counter.count = 3",
      ])
    #expect(lines.reduce(0) { $0 &+ $1.digest } == stage.digest)
  }
}
