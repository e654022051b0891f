import RecallUI
import Testing

@Suite struct EditActionsTests {
  private struct Item: Identifiable {
    let id: String
    var isDone = false
  }

  private struct Items: View {
    let actions: EditActions<[Item]>
    @State private var items = ["a", "b", "c"].map { Item(id: $0) }
    @State private var editMode = EditMode.inactive

    init(actions: EditActions<[Item]>) { self.actions = actions }

    var body: some View {
      VStack(spacing: 0) {
        Text(items.map { $0.id + ($0.isDone ? "!" : "") }.joined())
        Button("edit") { editMode = .active }
        List($items, editActions: actions) { $item in
          Toggle(item.id, isOn: $item.isDone)
            .deleteDisabled(item.id == "c")
        }
        .environment(\.editMode, $editMode)
      }
    }
  }

  private func stage(_ actions: EditActions<[Item]>) -> Stage {
    Stage(size: CGSize(width: 300, height: 400)) { Items(actions: actions) }
  }

  private func swipe(_ name: String, on stage: Stage) throws {
    let row = try #require(stage.element(name)?.frame)
    stage.drag(
      from: CGPoint(x: 200, y: row.midY), to: CGPoint(x: 120, y: row.midY),
      over: .milliseconds(300))
    stage.advance(by: .seconds(1))
  }

  @Test func aRowIsDeletedByItsIdentity() throws {
    let stage = stage(.delete)
    try swipe("b", on: stage)
    stage.tap("Delete")
    stage.advance(by: .seconds(1))
    #expect(stage.texts.first == "ac")
    try swipe("c", on: stage)
    #expect(stage.element("Delete") == nil)
  }

  @Test func rowsAreBound() {
    let stage = stage(.all)
    stage.tap("b")
    #expect(stage.texts.first == "ab!c")
  }

  @Test func aRowIsMovedByItsHandle() throws {
    let stage = stage(.move)
    stage.tap("edit")
    stage.advance(by: .seconds(1))
    let (first, last) = (
      try #require(stage.element("a")?.frame), try #require(stage.element("c")?.frame)
    )
    stage.drag(
      from: CGPoint(x: 268, y: first.midY), to: CGPoint(x: 268, y: last.midY + 20),
      over: .milliseconds(600))
    stage.advance(by: .seconds(1))
    #expect(stage.texts.first == "bca")
  }

  @Test func whatIsNotAllowedIsNotOffered() throws {
    let stage = stage(.move)
    try swipe("a", on: stage)
    #expect(stage.element("Delete") == nil)
  }

  /// Rows by their names, of which one can be selected, or many.
  private struct Selecting: View {
    let selectsMany: Bool
    @State private var names = ["a", "b", "c"]
    @State private var one: String? = "a"
    @State private var many: Set = ["a", "c"]
    @State private var editMode = EditMode.inactive

    init(selectsMany: Bool) { self.selectsMany = selectsMany }

    var body: some View {
      VStack(spacing: 0) {
        Text(names.joined())
        Text("selected " + (selectsMany ? many.sorted().joined() : one ?? "none"))
        Button("edit") { editMode = .active }
        Group {
          if selectsMany {
            List($names, id: \.self, editActions: .delete, selection: $many) {
              Text($0.wrappedValue)
            }
          } else {
            List($names, id: \.self, editActions: .delete, selection: $one) {
              Text($0.wrappedValue)
            }
          }
        }
        .environment(\.editMode, $editMode)
      }
    }
  }

  @Test(arguments: [false, true])
  func rowsToldApartByAKeyPathAreSelectedAndDeleted(selectsMany: Bool) throws {
    let stage = Stage(size: CGSize(width: 300, height: 400)) {
      Selecting(selectsMany: selectsMany)
    }
    #expect(stage.texts[1] == "selected \(selectsMany ? "ac" : "a")")
    try swipe("a", on: stage)
    stage.tap("Delete")
    stage.advance(by: .seconds(1))
    #expect(stage.texts[0] == "bc")
    if selectsMany {
      stage.tap("edit")
      stage.advance(by: .seconds(1))
    }
    stage.tap("b")
    stage.advance(by: .seconds(1))
    let selected = try #require(stage.texts[1].split(separator: " ").last)
    #expect(selected.contains("b") && selected.contains("c") == selectsMany)
  }
}
