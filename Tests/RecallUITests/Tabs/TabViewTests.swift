import Testing

@testable import RecallUI
@testable import RecallUICore

private final class Log {
  var lines: [String] = []
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  init(name: String) {
    self.name = name
  }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

private struct Tabs: View {
  @State var selection = "a"
  let log: Log

  var body: some View {
    TabView(selection: $selection) {
      page("a").tabItem { Label("First", systemImage: "star") }.tag("a")
      page("b").tabItem { Text("Second") }.tag("b").badge(3)
      if log.lines.isEmpty || true {
        page("c").tabItem { Image(systemName: "heart") }.tag("c")
      }
    }
  }

  private func page(_ name: String) -> some View {
    Counter(name: name)
      .onAppear { log.lines.append("+\(name)") }
      .onDisappear { log.lines.append("-\(name)") }
  }
}

private struct Own: View {
  var body: some View {
    Text("own content").tabItem { Text("Own") }
  }
}

@Suite struct TabViewTests {
  private let log = Log()
  private let stage: Stage

  init() {
    let log = log
    stage = Stage(size: CGSize(width: 320, height: 480)) { Tabs(log: log) }
  }

  @Test func aTabIsMadeWhenItIsFirstShownAndKeepsItsState() {
    #expect(log.lines == ["+a"])
    #expect(!stage.snapshot.lines.contains { $0.name.contains("tab 1") })
    stage.tap("a 0")
    stage.tap("Second")
    #expect(log.lines == ["+a", "+b", "-a"])
    #expect(stage.texts.contains("b 0") && !stage.texts.contains("a 1"))
    stage.tap("First")
    #expect(stage.texts.contains("a 1"))
    #expect(stage.snapshot["Tabs.selection"] == "\"a\"")
  }

  @Test func keysGoFromTabToTab() {
    stage.type("tab", .control)
    #expect(stage.snapshot["Tabs.selection"] == "\"b\"")
    stage.type("tab", [.control, .shift])
    stage.type("tab", [.control, .shift])
    #expect(stage.snapshot["Tabs.selection"] == "\"c\"")
    stage.type("1", .control)
    #expect(stage.snapshot["Tabs.selection"] == "\"a\"")
    for _ in 0..<20 where stage.focused != "First" { stage.type("tab") }
    stage.type("right")
    stage.type("space")
    #expect(stage.snapshot["Tabs.selection"] == "\"b\"")
  }

  @Test func aBadgeIsShown() {
    #expect(stage.texts.contains("3"))
  }

  private func bar<Item: View>(@ViewBuilder _ item: () -> Item) -> String {
    smallStage { TabView { Color.clear.tabItem(item) } }.displayList.description
  }

  @Test func symbolsInABarAreFilledUnlessTheySayOtherwise() {
    let filled = bar { Label("One", systemImage: "star.fill") }
    #expect(bar { Label("One", systemImage: "star") } == filled)
    let outline = bar {
      Label("One", systemImage: "star").environment(\.symbolVariants, .none)
    }
    #expect(outline != filled)
    let tab = smallStage { TabView { Tab("One", systemImage: "star") { Color.clear } } }
    #expect(tab.displayList.description == filled)
  }

  @Test func picturesInABarAreShapesInItsColor() throws {
    let picture = try #require(
      Picture(
        name: "dot", width: 1, height: 1, premultipliedPixels: [0xFF00_FF00]))
    #expect(bar { Image(picture) } == bar { Image(picture).renderingMode(.template) })
    #expect(bar { Image(picture) } != bar { Image(picture).renderingMode(.original) })
  }

  @Test func aStackOfAnImageAndATitleIsThese() {
    let plain = bar {
      Image(systemName: "star")
      Text("One")
    }
    let stacked = bar {
      VStack {
        Image(systemName: "star")
        Text("One")
      }
    }
    #expect(stacked == plain)
  }

  @Test func aTabSaysFromInsideWhatStandsForIt() {
    let stage = smallStage {
      TabView {
        Own()
        Text("other").tabItem { Text("Other") }
      }
    }
    #expect(stage.texts == ["own content", "Own", "Other"])
    stage.tap("Other")
    #expect(stage.texts == ["other", "Own", "Other"])
  }

  @Test func tabsOfNowHaveValues() {
    struct Now: View {
      @State var selection = 1

      var body: some View {
        TabView(selection: $selection) {
          Tab("One", systemImage: "star", value: 1) { Text("first") }
          Tab("Two", systemImage: "heart", value: 2) { Text("second") }
        }
      }
    }
    let stage = smallStage { Now() }
    stage.tap("Two")
    #expect(stage.texts.contains("second") && !stage.texts.contains("first"))
    #expect(stage.snapshot["Now.selection"] == "2")
  }

  @Test func aSelectionOfNoTabIsReported() {
    let stage = smallStage {
      TabView(selection: .constant(7)) { Text("one").tabItem { Text("One") }.tag(1) }
    }
    #expect(stage.texts.contains("one"))
    #expect(stage.issues.count == 1)
  }

  @Test func noTabsAreNothing() {
    let stage = smallStage { TabView { EmptyView() } }
    stage.type("tab", .control)
    #expect(stage.issues.isEmpty)
  }
}

private struct Pages: View {
  @State var page = 0

  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { number in
        Counter(name: "page \(number)").tag(number)
      }
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
  }
}

@Suite struct PageTests {
  private let stage = Stage(size: CGSize(width: 300, height: 200)) { Pages() }

  private func swipe(by distance: CGFloat) {
    let start = 150 - distance / 2
    stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: start, y: 40))))
    for step in 1...10 {
      stage.advance(by: .milliseconds(20))
      let x = start + distance * CGFloat(step) / 10
      stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: x, y: 40))))
    }
    stage.advance(by: .milliseconds(300))
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: start + distance, y: 40))))
    stage.advance(by: .seconds(1))
  }

  private var page: String? { stage.snapshot["Pages.page"] }

  @Test func pagesAreSwipedAndKeepTheirState() {
    stage.tap("page 0 0")
    swipe(by: -220)
    #expect(page == "1")
    #expect(stage.texts == ["page 1 0"])
    swipe(by: 220)
    #expect(page == "0")
    #expect(stage.texts == ["page 0 1"])
  }

  @Test func aShortSwipeSnapsBackAndTheFirstPageIsTheFirst() {
    swipe(by: -60)
    #expect(page == "0")
    swipe(by: 220)
    #expect(page == "0")
    #expect(stage.displayListAnew == stage.displayList)
  }

  @Test func keysTurnPagesAtTheDots() {
    for _ in 0..<20 where stage.focused != "PageIndex" { stage.type("tab") }
    stage.type("right")
    stage.type("right")
    stage.type("right")
    #expect(page == "2")
    stage.type("left")
    #expect(page == "1")
    #expect(stage.element("PageIndex")?.value == "page 2 of 3")
  }

  private struct WithoutABar: View {
    init(isHidden: Bool) { UITabBar.appearance().isHidden = isHidden }

    var body: some View {
      TabView {
        Color.red.tabItem { Text("First") }.accessibilityIdentifier("content")
        Text("b").tabItem { Text("Second") }
      }
    }
  }

  @Test(arguments: [false, true])
  func aBarThatIsHiddenAsAllAreLeavesItsRoom(isHidden: Bool) {
    let stage = Stage(size: CGSize(width: 320, height: 480)) { WithoutABar(isHidden: isHidden) }
    #expect(stage.element("content")?.frame.height == (isHidden ? 480 : 430))
    #expect((stage.element("First") == nil) == isHidden)
    // Another stage's bars are its own.
    let other = Stage(size: CGSize(width: 320, height: 480)) {
      TabView { Text("c").tabItem { Text("Other") } }
    }
    #expect(other.element("Other") != nil)
  }

  @Test func aPressOnTheShownTabLeadsBackToTheRootOfItsStack() {
    struct Stacks: View {
      @State private var selection = 0
      @State private var path = [1, 2]

      var body: some View {
        TabView(selection: $selection) {
          Tab("One", systemImage: "star", value: 0) {
            NavigationStack(path: $path) {
              Text("root").navigationDestination(for: Int.self) { Text("screen \($0)") }
            }
          }
          Tab("Two", systemImage: "heart", value: 1) { Text("other") }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 320, height: 480)) { Stacks() }
    #expect(stage.texts.contains("screen 2"))
    // Another tab keeps what was shown of it.
    stage.tap("Two")
    stage.tap("One")
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("screen 2"))
    stage.tap("One")
    stage.advance(by: .seconds(1))
    #expect(stage.texts.contains("root") && !stage.texts.contains("screen 1"))
    #expect(stage.snapshot["Stacks.path"] == "[]")
  }
}
