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
}
