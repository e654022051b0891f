import RecallUI
import Testing

@Suite struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private struct People: View {
    @State private var people = [
      Person(id: 1, name: "Cleo", age: 30), Person(id: 2, name: "Ada", age: 36),
      Person(id: 3, name: "Bob", age: 7),
    ]
    @State private var selection: Set<Int> = []
    @State private var order = [KeyPathComparator(\Person.name)]

    var body: some View {
      VStack {
        Text("\(people.map(\.name).joined(separator: ",")) \(selection.sorted())")
        Table(people, selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("age \($0.age)") }.width(80)
          TableColumn("Note") { Text("note \($0.id)") }
        }
        .onChange(of: order, initial: true) { _, order in people.sort(using: order) }
      }
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 300)) { People() }

  @Test func cellsStandBelowTheirTitles() throws {
    for (title, cell) in [("Name", "Ada"), ("Note", "note 2")] {
      let (over, below) = (
        try #require(stage.element(title)?.frame), try #require(stage.element(cell)?.frame)
      )
      #expect(abs(over.minX - below.minX) < 0.01, "\(title)")
      #expect(over.maxY < below.minY)
    }
    let (age, note) = (
      try #require(stage.element("age 36")?.frame), try #require(stage.element("note 2")?.frame)
    )
    #expect(note.minX - age.minX == 88)
  }

  @Test func titlesSortAndTurnTheOrderRound() {
    #expect(stage.texts.first == "Ada,Bob,Cleo []")
    stage.tap("Name")
    #expect(stage.texts.first == "Cleo,Bob,Ada []")
    #expect(stage.outline.contains("descending"))
    stage.tap("Age")
    #expect(stage.texts.first == "Bob,Cleo,Ada []")
    stage.tap("Note")
    #expect(stage.texts.first == "Bob,Cleo,Ada []")
    stage.tap("Name")
    #expect(stage.texts.first == "Ada,Bob,Cleo []")
  }

  @Test func aRowIsSelectedByItsIdentifier() {
    stage.tap("note 3")
    #expect(stage.texts.first == "Ada,Bob,Cleo [3]")
  }
}
