import Testing

@testable import RecallUI
@testable import RecallUICore

private struct NameKey: FocusedValueKey { typealias Value = String }
private struct TitleKey: FocusedValueKey { typealias Value = String }
private struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }
private struct ActionKey: FocusedValueKey { typealias Value = () -> Void }
private struct CommandKey: FocusedValueKey { typealias Value = Command }

private struct Command {
  let title: String
  let action: (() -> Void)?
}

extension FocusedValues {
  fileprivate var name: String? {
    get { self[NameKey.self] }
    set { self[NameKey.self] = newValue }
  }
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  fileprivate var action: (() -> Void)? {
    get { self[ActionKey.self] }
    set { self[ActionKey.self] = newValue }
  }
  fileprivate var command: Command? {
    get { self[CommandKey.self] }
    set { self[CommandKey.self] = newValue }
  }
  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
}

@Suite struct FocusedValueTests {
  private struct Reader: View {
    @FocusedValue(\.name) private var name
    @FocusedBinding(\.count) private var count

    var body: some View {
      VStack {
        Text("\(name ?? "nobody") \(count.map(String.init) ?? "none")")
        Color.red.frame(width: 20, height: 20).onTapGesture { count? += 1 }
          .accessibilityIdentifier("add")
      }
    }
  }

  private struct Screen: View {
    @State private var count = 1
    @State private var isThere = true
    var scene: String?

    init(scene: String? = nil) { self.scene = scene }

    var body: some View {
      VStack {
        Reader()
        VStack {
          Text("a").focusable().accessibilityIdentifier("a")
          Text("b").focusable().focusedValue(\.name, "inner").accessibilityIdentifier("b")
        }
        .focusedValue(\.name, "outer \(count)")
        .focusedValue(\.count, $count)
        if isThere { Text("c").focusable().accessibilityIdentifier("c") }
        Color.blue.frame(width: 20, height: 20).onTapGesture { isThere = false }
          .accessibilityIdentifier("remove")
      }
      .focusedSceneValue(\.name, scene)
    }
  }

  private func text(_ stage: Stage) -> String? { stage.texts.first }

  @Test func aValueIsToldWhileTheFocusIsInside() {
    let stage = smallStage { Screen() }
    #expect(text(stage) == "nobody none")
    stage.type("tab")
    #expect(text(stage) == "outer 1 1")
    stage.type("tab")
    #expect(text(stage) == "inner 1")
    stage.type("tab")
    #expect(text(stage) == "nobody none")
  }

  @Test func aBindingWritesToWhatHasTheFocus() {
    let stage = smallStage { Screen() }
    stage.tap("add")
    #expect(text(stage) == "nobody none")
    stage.type("tab")
    stage.tap("add")
    stage.tap("add")
    #expect(text(stage) == "outer 3 3")
  }

  @Test func aScenesValueIsToldWhereNobodyElseTellsOne() {
    let stage = smallStage { Screen(scene: "scene") }
    #expect(text(stage) == "scene none")
    stage.type("tab")
    #expect(text(stage) == "outer 1 1")
  }

  /// Reads under one key or under another.
  private struct Picky: View {
    @FocusedValue(\.name) private var value

    init(_ path: KeyPath<FocusedValues, String?>) { _value = FocusedValue(path) }

    var body: some View { Text(value ?? "nobody") }
  }

  private struct PickyScreen: View {
    @State private var isOther = false

    var body: some View {
      VStack {
        Picky(isOther ? \.title : \.name)
        Text("a").focusable().focusedValue(\.name, "name").focusedValue(\.title, "title")
        Color.red.frame(width: 20, height: 20).onTapGesture { isOther.toggle() }
          .accessibilityIdentifier("other")
      }
    }
  }

  @Test func aViewThatReadsUnderAnotherKeyFindsWhatIsToldUnderThat() {
    let stage = smallStage { PickyScreen() }
    stage.type("tab")
    #expect(text(stage) == "name")
    stage.tap("other")
    #expect(text(stage) == "title")
    stage.tap("other")
    #expect(text(stage) == "name")
  }

  // MARK: Who tells

  @Test func ofScenesValuesThatAreMadeTogetherTheInnerOneCounts() {
    let stage = smallStage {
      VStack {
        Reader()
        VStack { Text("a").focusedSceneValue(\.name, "inner") }.focusedSceneValue(\.name, "outer")
      }
    }
    #expect(text(stage) == "inner none")
  }

  private struct Beside: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Reader()
        Text("a").focusedSceneValue(\.name, "first")
        if isShown { Text("b").focusedSceneValue(\.name, "second") }
        Color.red.frame(width: 20, height: 20).onTapGesture { isShown.toggle() }
          .accessibilityIdentifier("show")
      }
    }
  }

  @Test func ofScenesValuesTheLatestCounts() {
    let stage = smallStage { Beside() }
    #expect(text(stage) == "first none")
    stage.tap("show")
    #expect(text(stage) == "second none")
    stage.tap("show")
    #expect(text(stage) == "first none")
  }

  // MARK: Who tells what it reads

  /// Reads what it tells, each time made anew.
  private struct Both: View {
    @FocusedBinding(\.count) private var told
    @FocusedValue(\.action) private var action
    @FocusedValue(\.command) private var command
    @State private var count = 1

    var body: some View {
      VStack {
        Text("\(told.map(String.init) ?? "none") \(command?.title ?? "none")")
        Text("act").onTapGesture { action?() }.accessibilityIdentifier("act")
        Text("set").onTapGesture { told = 7 }.accessibilityIdentifier("set")
        Text("run").onTapGesture { command?.action?() }.accessibilityIdentifier("run")
      }
      .focusedSceneValue(\.count, Binding(get: { count }, set: { count = $0 }))
      .focusedSceneValue(\.action) { count += 1 }
      .focusedSceneValue(\.command, Command(title: "double") { count *= 2 })
    }
  }

  @Test func aViewMayReadWhatItTellsItself() {
    let stage = smallStage { Both() }
    #expect(text(stage) == "1 double")
    stage.tap("act")
    #expect(text(stage) == "2 double")
    stage.tap("set")
    #expect(text(stage) == "7 double")
    stage.tap("run")
    #expect(text(stage) == "14 double")
    #expect(stage.issues.isEmpty)
  }

  /// Tells a text that depends on what it read.
  private struct Counting: View {
    @FocusedValue(\.name) private var name
    @State private var count = 0

    var body: some View {
      VStack {
        Text(name ?? "nobody")
        Text("count").onTapGesture { count += 1 }.accessibilityIdentifier("count")
      }
      .focusedSceneValue(\.name, "told \(count)")
    }
  }

  @Test func aViewReadsAnewWhatItTellsOtherwise() {
    let stage = smallStage { Counting() }
    #expect(text(stage) == "told 0")
    stage.tap("count")
    #expect(text(stage) == "told 1")
  }
}
