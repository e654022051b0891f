import RecallUI
import Testing

@Suite struct TableColumnCustomizationTests {
  private struct Fruit: Identifiable {
    let id: String
    let count: Int
  }

  private struct Page: View {
    @State private var columns = TableColumnCustomization<Fruit>()
    @State private var headers = Visibility.automatic

    var body: some View {
      VStack {
        Button("show") { columns[visibility: "note"] = .visible }
        Button("hide") { columns[visibility: "count"] = .hidden }
        Button("forget") { columns = TableColumnCustomization() }
        Button("bare") { headers = .hidden }
        Table(of: Fruit.self, columnCustomization: $columns) {
          TableColumn("Name", value: \.id).customizationID("name")
          TableColumn("Count") { Text("\($0.count)") }.alignment(.numeric).customizationID("count")
          TableColumn("Note") { Text("\($0.id)!") }
            .customizationID("note").defaultVisibility(.hidden)
        } rows: {
          Section("Some") {
            TableRow(Fruit(id: "fig", count: 1))
          }
          Section {
            ForEach([Fruit(id: "pear", count: 2)]) { TableRow($0) }
          }
        }
        .tableColumnHeaders(headers)
      }
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 400)) { Page() }

  private var cells: [String] {
    stage.texts.filter { !["show", "hide", "forget", "bare"].contains($0) }
  }

  @Test func aColumnIsShownAsItSaysUntilItIsToldOtherwise() {
    #expect(cells == ["Name", "Count", "fig", "1", "pear", "2"])
    stage.tap("show")
    #expect(cells == ["Name", "Count", "Note", "fig", "1", "fig!", "pear", "2", "pear!"])
    stage.tap("hide")
    #expect(cells == ["Name", "Note", "fig", "fig!", "pear", "pear!"])
    stage.tap("forget")
    #expect(cells == ["Name", "Count", "fig", "1", "pear", "2"])
  }

  @Test func titlesCanBeLeftOut() {
    stage.tap("bare")
    #expect(cells == ["fig", "1", "pear", "2"])
  }

  @Test func numbersStandAtTheTrailingEdge() throws {
    let (title, one) = (
      try #require(stage.element("Count")?.frame), try #require(stage.element("1")?.frame)
    )
    #expect(abs(title.maxX - one.maxX) < 0.01)
  }

  @Test func whatIsShownIsKept() throws {
    struct Kept: View {
      @AppStorage("columns") private var columns: TableColumnCustomization<Fruit>

      var body: some View {
        Text(columns[visibility: "a"] == .visible ? "shown" : "not")
          .onTapGesture {
            columns[visibility: "a"] = .visible
            columns[visibility: "b"] = .hidden
          }
      }
    }
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Kept() }
    stage.tap("not")
    #expect(stage.texts == ["shown"])
    #expect(stage.snapshot.description.contains("+a"))
  }
}
