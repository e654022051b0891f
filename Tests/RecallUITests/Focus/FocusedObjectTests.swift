import Observation
import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct FocusedObjectTests {
  private final class Count: ObservableObject {
    @Published var value: Int
    init(_ value: Int) { self.value = value }
  }

  @Observable fileprivate final class Page {
    let title: String
    init(_ title: String) { self.title = title }
  }

  private struct Reader: View {
    @FocusedObject private var count: Count?
    @FocusedValue(Page.self) private var page: Page?

    var body: some View {
      VStack {
        Text("\(count.map { String($0.value) } ?? "none") \(page?.title ?? "no page")")
        Color.red.frame(width: 20, height: 20).onTapGesture { $count?.value.wrappedValue += 1 }
          .accessibilityIdentifier("add")
      }
    }
  }

  private struct Screen: View {
    @StateObject private var one = Count(1)
    @StateObject private var scene = Count(100)
    let tellsScene: Bool

    init(tellsScene: Bool) { self.tellsScene = tellsScene }

    var body: some View {
      VStack {
        Reader()
        Text("a").focusable().accessibilityIdentifier("a").focusedObject(one)
          .focusedValue(Page("first"))
        Text("b").focusable().accessibilityIdentifier("b")
      }
      .focusedSceneObject(tellsScene ? scene : nil)
    }
  }

  private func stage(tellsScene: Bool = false) -> Stage {
    Stage(size: CGSize(width: 200, height: 300)) { Screen(tellsScene: tellsScene) }
  }

  @Test func theObjectIsToldWhileTheFocusIsThere() {
    let stage = stage()
    #expect(stage.texts.first == "none no page")
    stage.type("tab")
    #expect(stage.texts.first == "1 first")
    stage.type("tab")
    #expect(stage.texts.first == "none no page")
  }

  @Test func aChangeOfTheObjectIsSeen() {
    let stage = stage()
    stage.type("tab")
    stage.tap("add")
    #expect(stage.texts.first == "2 first")
  }

  @Test func theScenesObjectIsToldElsewhere() {
    let stage = stage(tellsScene: true)
    #expect(stage.texts.first == "100 no page")
    stage.tap("add")
    #expect(stage.texts.first == "101 no page")
    stage.type("tab")
    #expect(stage.texts.first == "1 first")
  }

  @Test func anObjectThatTheSceneAlwaysHasIsToldWhereverTheFocusIs() {
    struct Always: View {
      @StateObject private var scene = Count(100)

      var body: some View {
        VStack {
          Reader()
          Text("b").focusable().accessibilityIdentifier("b")
        }
        .focusedSceneObject(scene)
      }
    }
    let stage = Stage(size: CGSize(width: 200, height: 300)) { Always() }
    #expect(stage.texts.first == "100 no page")
    stage.type("tab")
    #expect(stage.texts.first == "100 no page")
  }
}
