import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct LeavingRowsTests {
  final class Chosen: ObservableObject {
    @Published var one: Int? = 1
    @Published var many: Set<Int> = [1, 3]
    @Published var items = Array(0..<5)
    /// Whether a row that people delete goes.
    var deletes = true

    func remove(_ offsets: IndexSet) {
      if deletes { items.remove(atOffsets: offsets) }
    }
  }

  private struct One: View {
    @ObservedObject var chosen: Chosen

    var body: some View {
      List(selection: $chosen.one) {
        ForEach(chosen.items, id: \.self) { Text("row \($0)") }.onDelete(perform: chosen.remove)
      }
    }
  }

  private struct Many: View {
    @ObservedObject var chosen: Chosen

    var body: some View {
      List(selection: $chosen.many) {
        ForEach(chosen.items, id: \.self) { Text("row \($0)") }.onDelete(perform: chosen.remove)
      }
    }
  }

  private let chosen = Chosen()

  private func stage<Content: View>(_ view: Content) -> Stage {
    Stage(size: CGSize(width: 300, height: 400)) { view }
  }

  private func swipe(_ name: String, on stage: Stage) throws {
    let row = try #require(stage.element(name)?.frame)
    stage.drag(
      from: CGPoint(x: 280, y: row.midY), to: CGPoint(x: 20, y: row.midY),
      over: .milliseconds(200))
  }

  @Test func aRowThatASwipeDeletesIsNoLongerSelected() throws {
    let stage = stage(One(chosen: chosen))
    try swipe("row 1", on: stage)
    #expect(chosen.items == [0, 2, 3, 4])
    #expect(chosen.one == nil)
  }

  @Test func anotherRowStaysSelected() throws {
    let stage = stage(One(chosen: chosen))
    try swipe("row 2", on: stage)
    #expect(chosen.items == [0, 1, 3, 4])
    #expect(chosen.one == 1)
  }

  @Test func rowsThatAKeyDeletesAreNoLongerSelected() {
    let stage = stage(Many(chosen: chosen))
    stage.tap("row 3")
    chosen.many = [1, 3]
    stage.type("delete")
    #expect(chosen.items == [0, 2, 4])
    #expect(chosen.many.isEmpty)
  }

  @Test func aRowThatTheProgramKeepsStaysSelected() throws {
    chosen.deletes = false
    let stage = stage(One(chosen: chosen))
    try swipe("row 1", on: stage)
    #expect(chosen.items.count == 5)
    #expect(chosen.one == 1)
  }

  @Test func whatTheProgramTakesOutByItselfIsItsOwnMatter() {
    let stage = stage(One(chosen: chosen))
    chosen.items.removeFirst(2)
    stage.advance(by: .seconds(1))
    #expect(chosen.one == 1)
  }
}
