import Interaction
import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct OutlineTests {
  private struct Greeting: View {
    let names: [String]

    var body: some View {
      VStack(alignment: .leading) {
        Text("Hello").accessibilityIdentifier("title")
        ForEach(names, id: \.self) { name in
          HStack(spacing: 2) {
            Circle().frame(width: 10, height: 10)
            Text(name).accessibilityLabel("name of \(name)")
          }
        }
      }
    }
  }

  @Test func anOutlineShowsTypesIdentitiesPlacesAndNames() {
    let stage = smallStage { Greeting(names: ["Ann", "Bo"]) }
    #expect(
      stage.outline == """
        Stage 200x200 light
          Greeting
            VStack 74.5,61.4 51x77.2
              Text 74.5,61.4 51x20.4 title "Hello"
              HStack 74.5,89.8 42.6x20.4 [Ann]
                Circle
                  _ShapeView 74.5,95 10x10
                Text 86.5,89.8 30.6x20.4 "name of Ann" "Ann"
              HStack 74.5,118.2 32.4x20.4 [Bo]
                Circle
                  _ShapeView 74.5,123.4 10x10
                Text 86.5,118.2 20.4x20.4 "name of Bo" "Bo"

        """)
  }

  @Test func anOutlineSaysTheSurroundings() {
    let stage = Stage(size: CGSize(width: 10.25, height: 20), colorScheme: .dark) { EmptyView() }
    #expect(stage.outline.hasPrefix("Stage 10.3x20 dark\n"))
  }

  @Test func theEntriesOfAnOutlineAreATree() throws {
    let stage = smallStage { Greeting(names: ["Ann"]) }
    let greeting = try #require(stage.outlineEntries.first)
    #expect(stage.outlineEntries.count == 1)
    #expect(greeting.view == "Greeting")
    #expect(greeting.frame == nil)
    let stack = try #require(greeting.children.first)
    #expect(stack.children.map(\.view) == ["Text", "HStack"])
    #expect(stack.children.map(\.says) == [["title", "\"Hello\""], ["[Ann]"]])
    #expect(stack.children.first?.frame == stage.element("title")?.frame)
  }

  private final class Names: ObservableObject {
    @Published var all: [String]

    init(_ all: [String]) { self.all = all }
  }

  private struct NameList: View {
    @ObservedObject var names: Names

    var body: some View {
      List(names.all, id: \.self) { Text($0) }
    }
  }

  @Test func rowsStandInOrderWhicheverWasThereFirst() {
    let names = Names(["Ann", "Bo"])
    let stage = smallStage { NameList(names: names) }
    names.all = ["Cy", "Bo", "Ann"]
    stage.advance(by: .milliseconds(1))
    #expect(stage.outline == smallStage { NameList(names: names) }.outline)
  }

  @Test func rowsThatAreScrolledAwayAreNotShown() {
    let names = Names((0..<100).map { "name \($0)" })
    let stage = smallStage { NameList(names: names) }
    #expect(stage.outline.contains("[name 0]"))
    stage.send(.scroll(ScrollEvent(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -900))))
    stage.advance(by: .seconds(2))
    #expect(stage.outline.contains("[name 20]"))
    #expect(!stage.outline.contains("[name 0]"))
  }
}
