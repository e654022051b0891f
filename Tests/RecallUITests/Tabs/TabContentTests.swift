import RecallUI
import Testing

@Suite struct TabContentTests {
  private enum Place: String {
    case home, list, lost, search
  }

  private struct Tabs: View {
    @State private var place = Place.home
    @State private var hasMore = false

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) {
          Button("more") { hasMore.toggle() }
          Text("at \(place.rawValue)")
        }
        .badge(3)
        .customizationID("home")
        if hasMore {
          Tab("Lost", systemImage: "questionmark", value: .lost) { Text("lost") }
        }
        TabSection("Library") {
          Tab("List", systemImage: "list.bullet", value: .list) { Text("listed") }
            .hidden(place == .search)
        }
        .sectionActions { Button("add") {} }
        Tab(value: .search, role: .search) { Text("searching") }.tabPlacement(.pinned)
      }
    }
  }

  private let stage = Stage(size: CGSize(width: 400, height: 300)) { Tabs() }

  @Test func valuesAreOfTheSelectionsType() {
    #expect(stage.texts.contains("at home") && stage.texts.contains("3"))
    stage.tap("List")
    #expect(stage.texts.contains("listed"))
    stage.tap("Search")
    #expect(stage.texts.contains("searching"))
    #expect(stage.issues.isEmpty)
  }

  @Test func tabsComeAndGo() {
    #expect(stage.element("Lost") == nil)
    stage.tap("more")
    stage.tap("Lost")
    #expect(stage.texts.contains("lost"))
    stage.tap("Search")
    #expect(stage.element("List") == nil)
    stage.tap("Home")
    #expect(stage.element("List") != nil)
  }

  @Test func aTabWithoutALabelIsChosenByTheProgramsOwnBar() {
    struct OwnBar: View {
      @State private var place = Place.home

      var body: some View {
        VStack {
          TabView(selection: $place) {
            Tab(value: .home) { Text("at home").toolbarVisibility(.hidden, for: .tabBar) }
            Tab(value: .list) { Text("listed").toolbarVisibility(.hidden, for: .tabBar) }
          }
          Button("go") { place = .list }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 400, height: 300)) { OwnBar() }
    #expect(stage.texts.contains("at home"))
    stage.tap("go")
    #expect(stage.texts.contains("listed"))
    #expect(stage.issues.isEmpty)
  }
}
