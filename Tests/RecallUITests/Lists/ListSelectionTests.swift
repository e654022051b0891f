import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ListSelectionTests {
  final class Chosen: ObservableObject {
    @Published var one: Int?
    @Published var many: Set<Int> = []
    @Published var tag = "a"
    @Published var items = Array(0..<100)
  }

  private struct One: View {
    @ObservedObject var chosen: Chosen

    var body: some View {
      List(selection: $chosen.one) {
        Section("numbers") {
          ForEach(chosen.items, id: \.self) { Text("row \($0)") }
            .onDelete { chosen.items.remove(atOffsets: $0) }
        }
      }
      .listStyle(.plain)
    }
  }

  private let chosen = Chosen()

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 300, height: 300), content: content)
  }

  private func oneStage() -> Stage { stage { One(chosen: chosen) } }

  @Test func aTouchSelectsTheRow() throws {
    let stage = oneStage()
    let former = stage.displayList
    let row = try #require(stage.element("row 2")?.frame)
    stage.tap(at: CGPoint(x: 280, y: row.midY))
    #expect(chosen.one == 2)
    #expect(stage.displayList != former)
    stage.tap("numbers")
    #expect(chosen.one == 2, "a header is no row to select")
  }

  @Test func whatTheProgramSelectsIsMarked() {
    let stage = oneStage()
    #expect(!stage.elements.contains { $0.value == "selected" })
    chosen.one = 1
    #expect(stage.elements.contains { $0.value == "selected" })
  }

  @Test func tagsSayWhatIsSelected() {
    let stage = stage {
      List(selection: Binding(get: { chosen.tag }, set: { chosen.tag = $0 })) {
        Text("first").tag("a")
        Text("second").tag("b").padding(2)
        Text("none")
      }
    }
    stage.tap("second")
    #expect(chosen.tag == "b")
    stage.tap("none")
    #expect(chosen.tag == "b")
  }

  @Test func arrowsGoFromRowToRow() {
    let stage = oneStage()
    stage.tap("row 1")
    stage.type("down")
    #expect(chosen.one == 2)
    stage.type("up")
    stage.type("up")
    stage.type("up")
    #expect(chosen.one == 0)
    #expect(stage.element("row 0") != nil)
  }

  @Test func homeAndEndGoToTheFirstAndLast() throws {
    let stage = oneStage()
    stage.tap("row 1")
    stage.type("end")
    #expect(chosen.one == 99)
    let last = try #require(stage.element("row 99")?.frame)
    #expect(last.maxY <= 300)
    stage.type("home")
    #expect(chosen.one == 0)
    #expect(try #require(stage.element("row 0")?.frame).minY >= 0)
  }

  @Test func pagesAreTurned() throws {
    let stage = oneStage()
    stage.tap("row 0")
    stage.type("pagedown")
    let first = try #require(chosen.one)
    #expect((3...7).contains(first))
    stage.type("pagedown")
    #expect(try #require(chosen.one) > first)
    #expect(stage.element("row \(chosen.one ?? -1)") != nil)
    stage.type("pageup")
    let last = try #require(chosen.one)
    #expect(abs(last - first) <= 1)
  }

  @Test func lettersFindARowThatNobodyHasSeen() throws {
    let words = (0..<300).map { $0 == 250 ? "zebra" : $0 == 270 ? "zoo" : "row \($0)" }
    var selected: String?
    let stage = stage {
      List(words, id: \.self, selection: Binding(get: { selected }, set: { selected = $0 })) {
        Text($0)
      }
      .listStyle(.plain)
    }
    stage.tap("row 1")
    stage.type("z")
    #expect(selected == "zebra")
    #expect(stage.element("zebra") != nil)
    stage.type("o")
    #expect(selected == "zoo", "letters that follow belong together")
    stage.advance(by: .seconds(2))
    stage.type("z")
    #expect(selected == "zebra", "and go round")
  }

  @Test func deleteDeletesWhatIsSelected() {
    let stage = oneStage()
    stage.tap("row 3")
    stage.type("delete")
    #expect(!chosen.items.contains(3))
    #expect(chosen.items.count == 99)
  }

  @Test func anyNumberIsSelectedInEditModeOnly() {
    let stage = stage {
      VStack {
        EditButton()
        List(
          chosen.items, id: \.self,
          selection: Binding(get: { chosen.many }, set: { chosen.many = $0 })
        ) { Text("row \($0)") }
      }
    }
    stage.tap("row 1")
    stage.tap("row 2")
    #expect(chosen.many == [2])
    stage.type("down", .shift)
    #expect(chosen.many == [2, 3])
    stage.tap("Edit")
    stage.tap("row 1")
    stage.tap("row 3")
    #expect(chosen.many == [1, 2])
  }

  @Test func withoutASelectionKeysLeadToRowsThatCanHaveTheFocus() {
    let stage = stage {
      List(0..<100) { number in Button("row \(number)") {} }.listStyle(.plain)
    }
    stage.type("tab")
    stage.type("end")
    #expect(stage.focusedElement?.frame.maxY ?? 0 <= 300)
    #expect(stage.element("row 99") != nil)
    stage.type("home")
    #expect(stage.element("row 0") != nil)
    stage.type("down")
    stage.type("delete")
    #expect(stage.issues.isEmpty)
  }
}
