import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct SelectionMenuTests {
  final class Letters: ObservableObject {
    @Published var selected: Set<Int> = [1, 2]
    var archived: Set<Int> = []
    var opened: Set<Int> = []
  }

  private struct Mailbox: View {
    @ObservedObject var letters: Letters

    var body: some View {
      List(0..<5, id: \.self, selection: $letters.selected) { number in
        Text("letter \(number)").selectionDisabled(number == 4)
      }
      .contextMenu(forSelectionType: Int.self) { chosen in
        Button("Archive \(chosen.count)") { letters.archived = chosen }
      } primaryAction: {
        letters.opened = $0
      }
    }
  }

  private let letters = Letters()

  private func stage() -> Stage {
    Stage(size: CGSize(width: 300, height: 500)) { Mailbox(letters: letters) }
  }

  private func hold(_ name: String, on stage: Stage) throws {
    let frame = try #require(stage.element(name)?.frame)
    stage.press(at: CGPoint(x: frame.midX, y: frame.midY), for: .seconds(1))
    stage.advance(by: .seconds(1))
  }

  @Test func aSelectedRowActsForAllThatAreSelected() throws {
    let stage = stage()
    try hold("letter 2", on: stage)
    stage.tap("Archive 2")
    #expect(letters.archived == [1, 2])
  }

  @Test func anotherRowActsForItself() throws {
    let stage = stage()
    try hold("letter 3", on: stage)
    stage.tap("Archive 1")
    #expect(letters.archived == [3])
    #expect(stage.issues.isEmpty)
  }

  @Test func twoTapsDoTheFirstThing() throws {
    let stage = stage()
    let frame = try #require(stage.element("letter 3")?.frame)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    stage.tap(at: point)
    stage.tap(at: point)
    #expect(letters.opened == [3])
  }

  @Test func aRowThatCantBeSelectedHasNoMenu() throws {
    let stage = stage()
    try hold("letter 4", on: stage)
    #expect(stage.element("Archive 1") == nil)
    stage.tap("letter 4")
    #expect(!letters.selected.contains(4))
  }
}
