import RecallUI
import Testing

@Suite struct KeyDispatchTests {
  /// Writes down what happened.
  private final class Log {
    var lines: [String] = []
  }

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 300, height: 300), content: content)
  }

  @Test func aKeyIsHeardFromTheInsideToTheOutsideUntilItIsHandled() {
    let log = Log()
    let stage = stage {
      VStack {
        Text("a").focusable()
          .onKeyPress("x") {
            log.lines.append("a")
            return .ignored
          }
          .onKeyPress("x") {
            log.lines.append("A")
            return .handled
          }
      }
      .onKeyPress(phases: .all) { press in
        log.lines.append("stack \(press.characters)")
        return .ignored
      }
    }
    stage.type("x")
    #expect(log.lines == [], "without a focus nobody hears of keys")
    stage.type("tab")
    log.lines = []
    stage.type("x")
    #expect(log.lines == ["a", "A", "stack x"], "that it went up only the stack wants to know")
    log.lines = []
    stage.type("y", .shift)
    stage.type("left shift")
    #expect(log.lines == ["stack Y", "stack Y"])
  }

  @Test func whatNobodyHandlesIsTraced() {
    var lines: [String] = []
    let stage = stage {
      Text("a").focusable()
        .onKeyPress("x", phases: .all) { _ in .handled }
        .onKeyPress("y", phases: .down) { _ in .handled }
    }
    stage.trace = StageTrace(of: [.focus]) { event in
      if event.text.hasPrefix("key ") { lines.append(event.text) }
    }
    stage.type("x")
    #expect(lines == ["key x down: nobody handles it"], "without a focus nobody hears of it")
    stage.type("tab")
    lines = []
    for key in ["x", "y", "z"] { stage.type(key) }
    #expect(lines == ["key z down: nobody handles it"])
  }

  /// A pointer takes the focus to a button, but shows it nowhere: Return isn't meant for that.
  @Test func returnIsForTheDefaultButtonUntilTheFocusShows() {
    let log = Log()
    let stage = stage {
      VStack {
        Button("other") { log.lines.append("other") }.accessibilityIdentifier("other")
        Button("default") { log.lines.append("default") }.keyboardShortcut(.defaultAction)
      }
    }
    stage.tap("other")
    stage.type("return")
    #expect(log.lines == ["other", "default"])
    stage.type("space")
    #expect(log.lines == ["other", "default", "other"])
    log.lines = []
    stage.type("return")
    #expect(log.lines == ["other"], "Space showed where the focus is")
    stage.tap("other")
    stage.type("return", .shift)
    #expect(log.lines == ["other", "other"], "Shift-Return is another key")
  }

  @Test func returnIsForTheFocusedButtonWhereThereIsNoDefault() {
    let log = Log()
    let stage = stage {
      Button("other") { log.lines.append("other") }.accessibilityIdentifier("other")
      Button("default") { log.lines.append("default") }
        .keyboardShortcut(.defaultAction)
        .disabled(true)
    }
    stage.tap("other")
    stage.type("return")
    #expect(log.lines == ["other", "other"])
  }

  /// A bar may stand nearer than the next row, which is made when it is scrolled to.
  @Test func whatScrollsComesBeforeTheBarsAroundIt() {
    let stage = stage {
      ScrollView {
        LazyVStack(spacing: 60) {
          ForEach(0..<20, id: \.self) { Button("\($0)") {}.accessibilityIdentifier("\($0)") }
        }
      }
      .safeAreaInset(edge: .top) { Button("above") {}.accessibilityIdentifier("above") }
      .safeAreaInset(edge: .bottom) { Button("below") {}.accessibilityIdentifier("below") }
    }
    func walk(_ key: String, to end: String) -> [String] {
      var names: [String] = []
      while names.last != end, names.count < 30 {
        stage.type(key)
        names.append(stage.focusedElement?.identifier ?? "nothing")
      }
      return names
    }
    stage.type("tab")
    let rows = (0..<20).map(String.init)
    if stage.focusedElement?.identifier == "above" {
      #expect(walk("down", to: "below") == rows + ["below"])
    } else {
      #expect(walk("down", to: "below") == rows.dropFirst() + ["below"])
    }
    #expect(walk("up", to: "above") == rows.reversed() + ["above"])
  }

  @Test func aKeyThatNobodyHandlesIsKnownUntilTheNextEvent() {
    let stage = stage { Text("a").focusable().onKeyPress("x") { .handled } }
    #expect(stage.unhandledKey == nil)
    let (x, q) = (KeyEvent(.down, key: "x"), KeyEvent(.down, key: "q", modifiers: .control))
    stage.send(.key(KeyEvent(.down, key: "tab")))
    stage.send(.key(q))
    #expect(stage.unhandledKey == q)
    stage.send(.key(x))
    #expect(stage.unhandledKey == nil)
    stage.send(.key(KeyEvent(.down, key: "f11")))
    #expect(stage.unhandledKey == KeyEvent(.down, key: "f11"))
    stage.send(.key(KeyEvent(.up, key: "f11")))
    #expect(stage.unhandledKey == nil)
    stage.send(.key(q))
    stage.send(.focus(.lost))
    #expect(stage.unhandledKey == nil)
  }

  @Test func repeatsAreHeardUnlessUnwanted() {
    let log = Log()
    let stage = stage {
      Text("a").focusable()
        .onKeyPress("x") {
          log.lines.append("x")
          return .handled
        }
        .onKeyPress("y", phases: .down) { _ in
          log.lines.append("y")
          return .handled
        }
    }
    stage.type("tab")
    for key in ["x", "y"] {
      stage.send(.key(KeyEvent(.down, key: key)))
      stage.send(.key(KeyEvent(.repeat, key: key)))
    }
    #expect(log.lines == ["x", "x", "y"])
  }

  /// A view that is held, as a card is to be peeked at.
  private struct Peeking: View {
    let log: Log
    @State private var isThere = true

    var body: some View {
      VStack {
        if isThere {
          Text("card").focusable().onKeyPress("p", phases: [.down, .up]) { press in
            log.lines.append(press.phase == .down ? "down" : "up")
            return .handled
          }
        }
        Button("other") {}
        Button("remove") { isThere = false }.keyboardShortcut("r", modifiers: [])
      }
    }
  }

  @Test func whoHandledAKeyHearsOnceThatItIsUpWhereverTheFocusIs() {
    let interruptions: [(name: String, happen: (Stage) -> Void, heard: [String])] = [
      ("nothing", { _ in }, ["down", "up"]),
      ("the focus moves", { $0.type("tab") }, ["down", "up"]),
      ("the window is left", { $0.send(.focus(.lost)) }, ["down", "up"]),
      ("other keys", { $0.type("q") }, ["down", "up"]),
      ("the view leaves", { $0.type("r") }, ["down", "up"]),
    ]
    for interruption in interruptions {
      let log = Log()
      let stage = stage { Peeking(log: log) }
      stage.type("tab")
      stage.send(.key(KeyEvent(.down, key: "p")))
      #expect(stage.snapshot["stage.heldKeys"] == #"["p"]"#)
      interruption.happen(stage)
      stage.send(.key(KeyEvent(.up, key: "p")))
      #expect(log.lines == interruption.heard, "\(interruption.name)")
      #expect(stage.snapshot["stage.heldKeys"] == "[]")
    }
  }

  @Test(arguments: ["space", "return"])
  func aFocusedButtonIsPressedWhileAKeyIsDownAndActsWhenItGoesUp(_ key: String) {
    let log = Log()
    let stage = stage { Button("Go") { log.lines.append("go") } }
    let idle = stage.displayList
    stage.type("tab")
    let focused = stage.displayList
    #expect(focused.items.count == idle.items.count + 1)
    stage.send(.key(KeyEvent(.down, key: key)))
    #expect(log.lines == [])
    #expect(stage.displayList.items.first?.opacity == 0.3)
    stage.send(.key(KeyEvent(.repeat, key: key)))
    #expect(log.lines == [])
    stage.send(.key(KeyEvent(.up, key: key)))
    #expect(log.lines == ["go"])
    #expect(stage.displayList == focused)
  }

  @Test func whatComesBetweenCancelsAHeldKey() {
    let log = Log()
    let stage = stage {
      VStack {
        Button("Go") { log.lines.append("go") }
        Button("Stay") { log.lines.append("stay") }
      }
    }
    let interruptions: [(Stage) -> Void] = [
      { $0.send(.focus(.lost)) }, { $0.type("escape") }, { $0.type("tab") },
      { $0.tap(at: CGPoint(x: 150, y: 160)) },
    ]
    for interrupt in interruptions {
      stage.send(.focus(.gained))
      while stage.focused != "Go" { stage.type("tab") }
      log.lines = []
      stage.send(.key(KeyEvent(.down, key: "space")))
      interrupt(stage)
      #expect(stage.displayList.items.allSatisfy { $0.opacity == 1 })
      stage.send(.key(KeyEvent(.up, key: "space")))
      #expect(!log.lines.contains("go"))
    }
  }

  @Test func otherKeysDoNotEndAHeldOne() {
    let log = Log()
    let stage = stage { Button("Go") { log.lines.append("go") } }
    stage.type("tab")
    stage.send(.key(KeyEvent(.down, key: "space")))
    stage.type("return")
    stage.type("q")
    stage.send(.key(KeyEvent(.up, key: "left shift")))
    #expect(log.lines == [])
    stage.send(.key(KeyEvent(.up, key: "space")))
    #expect(log.lines == ["go"])
  }

  @Test func aKeyThatIsLetGoWithoutHavingGoneDownDoesNothing() {
    let log = Log()
    let stage = stage { Button("Go") { log.lines.append("go") } }
    stage.type("tab")
    stage.send(.key(KeyEvent(.up, key: "space")))
    stage.send(.key(KeyEvent(.repeat, key: "space")))
    stage.send(.key(KeyEvent(.up, key: "space")))
    #expect(log.lines == [])
  }

  @Test func shortcutsPressButtonsWhereverTheFocusIs() {
    let log = Log()
    let stage = stage {
      VStack {
        Button("New") { log.lines.append("new") }.keyboardShortcut("n", modifiers: [])
        Button("Save") { log.lines.append("save") }.keyboardShortcut("s")
        Button("OK") { log.lines.append("ok") }.keyboardShortcut(.defaultAction)
        Button("Cancel") { log.lines.append("cancel") }.keyboardShortcut(.cancelAction)
        Button("Other") { log.lines.append("other") }.keyboardShortcut("n", modifiers: [])
        Button("None") { log.lines.append("none") }.keyboardShortcut(nil)
        Button("Hidden") { log.lines.append("hidden") }.keyboardShortcut("h", modifiers: .shift)
          .hidden()
      }
    }
    func said(_ key: String, _ modifiers: KeyEvent.Modifiers = []) -> [String] {
      log.lines = []
      stage.type(key, modifiers)
      return log.lines
    }
    #expect(said("n") == ["new"])
    #expect(said("n", .shift) == [])
    #expect(said("s") == [])
    #expect(said("s", .command) == ["save"])
    #expect(said("s", .control) == ["save"], "on keyboards without Command")
    #expect(said("s", [.control, .shift]) == [])
    #expect(said("return") == ["ok"])
    #expect(said("escape") == ["cancel"])
    #expect(said("h", .shift) == ["hidden"])
    log.lines = []
    stage.send(.key(KeyEvent(.repeat, key: "n")))
    #expect(log.lines == [], "a key that stays down is one press")
  }

  @Test func aDisabledShortcutLeavesItsKeyToTheNext() {
    let log = Log()
    let stage = stage {
      VStack {
        Button("First") { log.lines.append("first") }.keyboardShortcut("n", modifiers: [])
          .disabled(true)
        Button("Second") { log.lines.append("second") }.keyboardShortcut("n", modifiers: [])
      }
    }
    stage.type("n")
    #expect(log.lines == ["second"])
  }

  @Test func plainKeysGoToTheFocusedViewFirstAndCommandsToShortcuts() {
    let log = Log()
    let stage = stage {
      VStack {
        Text("a").focusable().onKeyPress("n") {
          log.lines.append("key")
          return .handled
        }
        Button("New") { log.lines.append("new") }.keyboardShortcut("n", modifiers: [])
        Button("New window") { log.lines.append("window") }.keyboardShortcut("n")
      }
    }
    stage.type("tab")
    stage.type("n")
    stage.type("n", .command)
    #expect(log.lines == ["key", "window"])
  }

  @Test func returnPressesTheFocusedButtonRatherThanTheDefaultOne() {
    let log = Log()
    let stage = stage {
      VStack {
        Button("Other") { log.lines.append("other") }
        Button("OK") { log.lines.append("ok") }.keyboardShortcut(.defaultAction)
      }
    }
    stage.type("tab")
    stage.type("return")
    #expect(log.lines == ["other"])
  }

  @Test func moveCommandsAreHeardInsteadOfMovingTheFocus() {
    let log = Log()
    let stage = stage {
      HStack {
        Button("a") {}
        Button("b") {}
          .onMoveCommand { log.lines.append("\($0)") }
        Button("c") {}
      }
    }
    #expect(stage.focused(after: "right", "right", "right", "left") == ["a", "b", "b", "b"])
    #expect(log.lines == ["right", "left"])
    #expect(stage.focused(after: "tab") == ["c"])
  }

  @Test(arguments: [("b", ["b"]), ("5", []), ("left", []), ("space", [])])
  func keysThatTypeCharactersOfASetAreHeard(key: String, expected: [String]) {
    let log = Log()
    let stage = stage {
      Color.red.focusable()
        .onKeyPress(characters: .letters) { press in
          log.lines.append(press.characters)
          return .handled
        }
    }
    stage.type("tab")
    stage.type(key)
    #expect(log.lines == expected)
  }
}
