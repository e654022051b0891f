import RecallUI
import Testing

@Suite struct TableRowTests {
  private struct Fruit: Identifiable {
    let name: String
    let count: Int
    var id: String { name }
  }

  private struct Page: View {
    @State private var fruits = [Fruit(name: "fig", count: 2), Fruit(name: "apple", count: 5)]
    @State private var order = [KeyPathComparator(\Fruit.count)]
    @State private var selection: String?
    @State private var hasMore = false

    var body: some View {
      VStack {
        Text("= \(selection ?? "none")").onTapGesture { hasMore.toggle() }
        Table(of: Fruit.self, selection: $selection, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Count", value: \.count) { Text("\($0.count)") }
        } rows: {
          TableRow(Fruit(name: "pear", count: 0))
          ForEach(fruits) { TableRow($0) }
          if hasMore {
            ForEach([Fruit(name: "plum", count: 7)]) { TableRow($0) }
          }
        }
        .onChange(of: order) { _, order in fruits.sort(using: order) }
      }
    }
  }

  private func rows(_ stage: Stage) -> [String] {
    stage.texts.filter { ["pear", "fig", "apple", "plum"].contains($0) }
  }

  @Test func rowsAreThoseThatTheClosureLists() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Page() }
    #expect(rows(stage) == ["pear", "fig", "apple"])
    stage.tap("= none")
    #expect(rows(stage) == ["pear", "fig", "apple", "plum"])
  }

  @Test func aTablesTypeCanBeToldByItsRows() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      Table(selection: .constant(Set<String>())) {
        TableColumn("Name") { (fruit: Fruit) in Text(fruit.name) }
      } rows: {
        TableRow(Fruit(name: "pear", count: 0))
      }
    }
    #expect(rows(stage) == ["pear"])
  }

  @Test func rowsAreSelectedAndSorted() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Page() }
    stage.tap("apple")
    #expect(stage.texts.first == "= apple")
    stage.tap("Name")
    #expect(rows(stage) == ["pear", "apple", "fig"])
    #expect(stage.issues.isEmpty)
  }

  @Test func aTableCanHaveNoRows() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      Table(of: Fruit.self) {
        TableColumn("Name") { (fruit: Fruit) in Text(fruit.name) }
      } rows: {
      }
    }
    #expect(stage.texts.contains("Name"))
    #expect(stage.issues.isEmpty)
  }

  @Test func anEmptySectionIsOneOfViews() {
    let name = "Named"
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      VStack {
        Section("Empty") {}
        Section(name) {}
        Section {}
        Section {
        } header: {
          Text("Over")
        }
      }
    }
    #expect(stage.texts == ["Empty", "Named", "Over"])
    #expect(stage.issues.isEmpty)
  }
}
