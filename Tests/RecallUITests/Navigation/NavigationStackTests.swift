import Testing

@testable import RecallUI
@testable import RecallUICore

private struct Recipe: Hashable {
  let name: String
}

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

private struct Book: View {
  @State var path: [Recipe] = []
  let log: Log

  var body: some View {
    NavigationStack(path: $path) {
      ScrollView {
        VStack {
          Counter(name: "counter")
          NavigationLink("soup", value: Recipe(name: "soup"))
          NavigationLink(value: Recipe(name: "cake")) { Text("cake") }
          ForEach(0..<30) { Text("line \($0)").frame(height: 30) }
        }
      }
      .accessibilityIdentifier("list")
      .navigationTitle("Recipes")
      .navigationDestination(for: Recipe.self) { recipe in
        Page(recipe: recipe, path: $path)
          .onAppear { log.lines.append("+\(recipe.name)") }
          .onDisappear { log.lines.append("-\(recipe.name)") }
      }
      .onAppear { log.lines.append("+root") }
      .onDisappear { log.lines.append("-root") }
    }
  }
}

private struct Page: View {
  let recipe: Recipe
  @Binding var path: [Recipe]
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  init(recipe: Recipe, path: Binding<[Recipe]>) {
    self.recipe = recipe
    _path = path
  }

  var body: some View {
    VStack {
      Text(isPresented ? "presented" : "not presented")
      Button("deeper") { path.append(Recipe(name: recipe.name + "+")) }
      Button("to root") { path = [] }
      Button("dismiss") { dismiss() }
      Counter(name: "of \(recipe.name)")
    }
    .navigationTitle(recipe.name)
  }
}

@Suite struct NavigationStackTests {
  private let log = Log()
  private let stage: Stage

  init() {
    let log = log
    stage = Stage(size: CGSize(width: 320, height: 480)) { Book(log: log) }
  }

  private func press(_ name: String) {
    stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  private func drag(from start: CGFloat, to end: CGFloat, lasting: Duration = .milliseconds(300)) {
    stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: start, y: 300))))
    for step in 1...10 {
      stage.advance(by: .milliseconds(20))
      let x = start + (end - start) * CGFloat(step) / 10
      stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: x, y: 300))))
    }
    stage.advance(by: lasting)
  }

  private func letGo(at x: CGFloat) {
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: x, y: 300))))
    stage.advance(by: .seconds(1))
  }

  private var path: String? { stage.snapshot["Book.path"] }

  @Test func aLinkPushesItsValueAndTheScreenOfItsType() {
    #expect(stage.texts.contains("Recipes"))
    press("soup")
    #expect(path == "[Recipe(name: \"soup\")]")
    #expect(stage.texts.contains("presented"))
    #expect(!stage.texts.contains("cake"))
    #expect(stage.issues.isEmpty)
  }

  @Test(arguments: ["BackButton", "dismiss", "to root"])
  func backLeadsAButton(name: String) {
    press("soup")
    press(name)
    #expect(path == "[]")
    #expect(stage.texts.contains("cake"))
  }

  @Test func backLeadKeys() {
    press("soup")
    press("deeper")
    stage.type("escape")
    #expect(path == "[Recipe(name: \"soup\")]")
    stage.type("left", .option)
    #expect(path == "[]")
    stage.type("escape")
    #expect(path == "[]")
  }

  @Test func theStateOfACoveredScreenIsKept() throws {
    press("counter 0")
    let list = try #require(stage.boxes.compactMap { $0 as? ScrollBox }.first)
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 160, y: 300), by: CGSize(width: 0, height: -20))))
    #expect(list.offset.y == 20)
    press("soup")
    press("BackButton")
    #expect(list.offset.y == 20)
    #expect(stage.texts.contains("counter 1"))
  }

  @Test func aScreenThatWasLeftBeginsAnew() {
    press("soup")
    press("of soup 0")
    #expect(stage.texts.contains("of soup 1"))
    press("BackButton")
    press("soup")
    #expect(stage.texts.contains("of soup 0"))
  }

  @Test func screensAppearAndDisappearAsTheyAreCovered() {
    #expect(log.lines == ["+root"])
    press("soup")
    #expect(log.lines == ["+root", "+soup", "-root"])
    press("deeper")
    #expect(log.lines.suffix(2) == ["+soup+", "-soup"])
    log.lines = []
    press("to root")
    #expect(Set(log.lines) == ["+root", "-soup+"])
  }

  @Test func whatIsCoveredIsNeitherTouchedNorFocused() throws {
    let soup = try #require(stage.element("cake")?.frame)
    press("soup")
    stage.tap(at: CGPoint(x: soup.midX, y: soup.midY))
    #expect(path == "[Recipe(name: \"soup\")]")
    var seen: [String?] = []
    for _ in 0..<10 {
      stage.type("tab")
      seen.append(stage.focused)
    }
    #expect(!seen.contains("cake"))
    #expect(seen.contains("deeper"))
  }

  @Test func theFocusComesBackToTheLinkThatOpenedAScreen() {
    for _ in 0..<20 where stage.focused != "cake" { stage.type("tab") }
    stage.type("return")
    #expect(path == "[Recipe(name: \"cake\")]")
    #expect(stage.focused != "cake")
    stage.type("escape")
    stage.advance(by: .seconds(1))
    #expect(stage.focused == "cake")
  }

  @Test func aSwipeFromTheEdgeGoesBackOrSnapsBack() {
    press("soup")
    drag(from: 5, to: 100)
    #expect(stage.texts.contains("presented"))
    letGo(at: 100)
    #expect(path == "[Recipe(name: \"soup\")]")
    drag(from: 5, to: 260)
    letGo(at: 260)
    #expect(path == "[]")
    #expect(stage.texts.contains("cake"))
  }

  @Test func aSwipeFromElsewhereDoesNothing() {
    press("soup")
    drag(from: 60, to: 300)
    letGo(at: 300)
    #expect(path == "[Recipe(name: \"soup\")]")
  }

  @Test func whileASwipeGoesOnTheScreenBehindIsSeen() {
    press("soup")
    let before = stage.displayList.items.count
    drag(from: 5, to: 200)
    #expect(stage.displayList.items.count > before)
    letGo(at: 200)
  }

  @Test func aPushIsDoneAtOnceAndDrawnByAndBy() {
    stage.tap("soup")
    #expect(stage.texts.contains("presented"))
    #expect(stage.isAnimating)
    let start = stage.displayList
    stage.advance(by: .milliseconds(150))
    let middle = stage.displayList
    stage.advance(by: .seconds(1))
    let end = stage.displayList
    #expect(start != middle && middle != end && start != end)
    #expect(!stage.isAnimating)
    #expect(stage.displayListAnew == end)
  }

  @Test func aStageThatEndsLetsGoOfWhatBarsOfItsScreensHold() {
    final class Kept {}
    struct Pushed: View {
      @State var kept: Kept
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        Text("pushed").toolbar {
          ToolbarItem { Button("done") { withExtendedLifetime(kept) { dismiss() } } }
        }
      }
    }
    weak var kept: Kept?
    weak var graph: AnyObject?
    do {
      let object = Kept()
      kept = object
      let stage = Stage(size: CGSize(width: 300, height: 300)) {
        NavigationStack { NavigationLink("in") { Pushed(kept: object) } }
      }
      stage.tap("in")
      stage.advance(by: .seconds(1))
      #expect(stage.element("done") != nil)
      graph = stage.graph
    }
    #expect(graph == nil)
    #expect(kept == nil)
  }
}
