import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct SceneStorageTests {
  private enum Tab: String {
    case home, settings
  }

  private struct Screen: View {
    @SceneStorage("tab") private var tab = Tab.home
    @SceneStorage("count") private var count = 0
    @SceneStorage("name") private var name: String?
    @SceneStorage("last") private var last: Tab?

    var body: some View {
      Text("\(tab.rawValue) \(count) \(name ?? "nobody") \(last?.rawValue ?? "none")")
        .onTapGesture {
          (last, tab) = (tab, .settings)
          count += 1
          name = "Bo"
        }
    }
  }

  @Test func itIsKeptApartFromWhatTheProgramKeeps() {
    let stage = smallStage { Screen() }
    stage.tap("home 0 nobody none")
    #expect(stage.texts == ["settings 1 Bo home"])
    #expect(
      stage.stored.changes.map(\.description) == [
        "scene count int 1", "scene last string home", "scene name string Bo",
        "scene tab string settings",
      ])
    let again = Stage(
      size: CGSize(width: 200, height: 200), stored: stage.stored, content: { Screen() })
    #expect(again.texts == ["settings 1 Bo home"])
  }
}
