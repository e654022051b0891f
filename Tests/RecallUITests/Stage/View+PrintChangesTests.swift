import Testing

@testable import RecallUI
@testable import RecallUICore

private struct PrintedTitleKey: FocusedValueKey { typealias Value = String }

extension FocusedValues {
  fileprivate var printedTitle: String? {
    get { self[PrintedTitleKey.self] }
    set { self[PrintedTitleKey.self] = newValue }
  }
}

/// What `_printChanges()` says, in SwiftUI's words.
@Suite struct ViewPrintChangesTests {
  /// What is printed while `body` runs.
  private func printed(on stage: Stage, during body: () -> Void) -> [String] {
    var lines: [String] = []
    stage.output = { lines.append($0) }
    body()
    return lines
  }

  /// Shows a view once it is tapped, so that its first evaluation can be heard of.
  private struct Later<Content: View>: View {
    @State private var isShown = false
    @ViewBuilder let content: () -> Content

    var body: some View {
      VStack {
        Text("show").onTapGesture { isShown = true }
        if isShown { content() }
      }
    }
  }

  private struct Child: View {
    let title: String
    @Binding var count: Int

    var body: some View {
      let _ = Self._printChanges()
      Text("\(title)\(count)").onTapGesture { count += 1 }
    }
  }

  private struct Parent: View {
    @State private var count = 0
    @State private var title = "child"
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Text("count").onTapGesture { count += 1 }
        Text("title \(count) \(isEnabled)").onTapGesture { title = "other" }
        Child(title: title, count: $count)
      }
    }
  }

  private struct Switched: View {
    @State private var isOff = false

    var body: some View {
      VStack {
        Text("switch").onTapGesture { isOff = true }
        Parent().disabled(isOff)
      }
    }
  }

  @Test func aViewThatIsMadeHasANewIdentity() {
    let stage = smallStage { Later { Parent() } }
    let lines = printed(on: stage) { stage.tap("show") }
    #expect(
      lines == [
        "Parent: @self, @identity, _count, _title, _isEnabled changed.",
        "Child: @self, @identity, _count changed.",
      ])
  }

  @Test func stateIsNamedWhereItIsReadAndSoIsABindingToIt() {
    let stage = smallStage { Later { Parent() } }
    _ = printed(on: stage) { stage.tap("show") }
    let lines = printed(on: stage) { stage.tap("child0") }
    #expect(lines == ["Parent: _count changed.", "Child: _count changed."])
  }

  @Test func aValueThatDiffersIsTheViewItself() {
    let stage = smallStage { Later { Parent() } }
    _ = printed(on: stage) { stage.tap("show") }
    let lines = printed(on: stage) { stage.tap("title 0 true") }
    #expect(lines == ["Parent: _title changed.", "Child: @self changed."])
  }

  @Test func aValueOfTheEnvironmentIsNamed() {
    let stage = smallStage { Switched() }
    stage.output = { _ in }
    let lines = printed(on: stage) { stage.tap("switch") }
    #expect(lines == ["Parent: _isEnabled changed."])
  }

  private struct Observers: View {
    struct Owner: View {
      @StateObject private var board = Switchboard()

      var body: some View {
        let _ = Self._printChanges()
        Text("owner\(board.number)").onTapGesture { board.number += 1 }
        Guest(board: board)
      }
    }

    struct Guest: View {
      @ObservedObject var board: Switchboard

      var body: some View {
        let _ = Self._logChanges()
        Text("guest\(board.number)")
      }
    }

    let register: Register

    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Owner()
        Text("register\(register.number)").onTapGesture { register.number += 1 }
      }
    }
  }

  @Test func anObservedObjectIsNamed() {
    let stage = smallStage { Observers(register: Register()) }
    let lines = printed(on: stage) { stage.tap("owner0") }
    #expect(lines == ["Owner: _board changed.", "Guest: _board changed."])
  }

  @Test func whatObservationSeesIsADependency() {
    let stage = smallStage { Observers(register: Register()) }
    let lines = printed(on: stage) { stage.tap("register0") }
    #expect(lines == ["Observers: @dependencies changed."])
  }

  private struct Focused: View {
    struct Inner: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        let _ = Self._printChanges()
        Button(isFocused ? "on" : "off") {}.focused($isFocused)
      }
    }

    var body: some View { Inner() }
  }

  @Test func whereTheFocusIsIsNamed() {
    let stage = smallStage { Focused() }
    let lines = printed(on: stage) { stage.type("tab") }
    #expect(lines == ["Inner: _isFocused changed."])
  }

  private struct Told: View {
    struct Inner: View {
      @FocusedValue(\.printedTitle) private var title

      var body: some View {
        let _ = Self._printChanges()
        Text(title ?? "nothing")
      }
    }

    var body: some View {
      VStack {
        Inner()
        Button("a") {}.focusedValue(\.printedTitle, "a")
      }
    }
  }

  @Test func whatTheFocusTellsIsNamed() {
    let stage = smallStage { Told() }
    let lines = printed(on: stage) { stage.type("tab") }
    #expect(lines == ["Inner: _title changed."])
  }

  private struct Asking: View {
    @State private var asks = false
    @State private var count = 0

    var body: some View {
      let _ = asks ? Self._printChanges() : ()
      VStack {
        Text("ask").onTapGesture { asks = true }
        Text("count\(count)").onTapGesture { count += 1 }
      }
    }
  }

  @Test func nothingIsNotedBeforeAViewAsks() {
    let stage = smallStage { Asking() }
    stage.tap("count0")
    #expect(!stage.graph.evaluation.changes.areKept)
    let lines = printed(on: stage) {
      stage.tap("ask")
      stage.tap("count1")
    }
    #expect(lines == ["Asking: @dependencies changed.", "Asking: _count changed."])
  }

  @Test func whatATraceHasNotedBeforeIsNotToldAgain() {
    let stage = smallStage { Asking() }
    stage.trace = StageTrace(of: [.evaluations]) { _ in }
    stage.tap("count0")
    stage.trace = nil
    #expect(printed(on: stage) { stage.tap("ask") } == ["Asking: @dependencies changed."])
  }

  @Test func whoAsksOutsideOfAnEvaluationHearsNothing() {
    let stage = smallStage { Text("ask").onTapGesture { Child._printChanges() } }
    #expect(printed(on: stage) { stage.tap("ask") } == [])
    Child._printChanges()
  }

  @Test func withoutAChangeThatIsSaid() {
    #expect(ViewChanges().printed == "unchanged.")
    #expect(ViewChanges().told == "unchanged")
  }
}
