import RecallUI
import Testing

@Suite struct TabSectionTests {
  @Test func tabsOfASectionStandAmongTheOthers() {
    struct Tabs: View {
      @State private var selection = 0

      var body: some View {
        TabView(selection: $selection) {
          Tab("One", systemImage: "star", value: 0) { Text("first") }
          TabSection("More") {
            Tab("Two", systemImage: "heart", value: 1) { Text("second") }
          }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Tabs() }
    #expect(stage.texts.contains("first"))
    stage.tap("Two")
    #expect(stage.texts.contains("second"))
    #expect(!stage.texts.contains("More"))
  }

  @Test func aTabForSearchingIsNamedForThat() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      TabView {
        Tab("Home", systemImage: "star") { Text("home") }
        Tab(role: .search) { Text("searching") }
        Tab("Picture", image: "none") { Text("picture") }
      }
    }
    stage.tap("Search")
    #expect(stage.element("searching") != nil)
    stage.tap("Picture")
    #expect(stage.element("picture") != nil)
  }

  @Test func aTabForSearchingIsSelectedWithItsValue() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) {
      TabView(selection: .constant(2)) {
        Tab("Home", systemImage: "star", value: 1) { Text("home") }
        Tab(value: 2, role: .search) { Text("searching") }
      }
    }
    #expect(stage.element("searching") != nil)
    #expect(stage.element("Search") != nil)
  }
}
