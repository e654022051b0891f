import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ListNamesTests {
  private struct Sections: View {
    @State var isOpen = true
    var collapsible = true
    var height: CGFloat? = nil

    var body: some View {
      List {
        Section("first") { Text("a") }.collapsible(collapsible)
        Section("second", isExpanded: $isOpen) { Text("b") }.collapsible(collapsible)
      }
      .environment(\.defaultMinListHeaderHeight, height)
    }
  }

  private func stage(_ view: Sections) -> Stage {
    let stage = Stage(size: CGSize(width: 300, height: 400)) { view }
    return stage
  }

  private func tap(_ name: String, on stage: Stage) {
    stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  @Test func aSectionThatCollapsesKeepsByItselfWhetherItIsOpen() {
    let stage = stage(Sections())
    tap("first", on: stage)
    #expect(!stage.texts.contains("a"))
    tap("second", on: stage)
    #expect(!stage.texts.contains("b"))
    tap("first", on: stage)
    #expect(stage.texts.contains("a"))
  }

  @Test func oneThatDoesNotStaysOpen() {
    let stage = stage(Sections(isOpen: false, collapsible: false))
    tap("first", on: stage)
    #expect(stage.texts.contains("a"))
    #expect(stage.texts.contains("b"))
  }

  @Test func headersHaveALeastHeight() throws {
    func top(_ height: CGFloat?) throws -> CGFloat {
      try #require(stage(Sections(height: height)).element("a")?.frame.minY)
    }
    #expect(try top(90) >= 90)
    #expect(try top(nil) < 90)
    #expect(try top(.nan) == top(nil))
  }

  // MARK: Links

  private struct Links: View {
    @State var selected: String?
    let visibility: Visibility

    var body: some View {
      NavigationStack {
        List(selection: $selected) {
          NavigationLink("link", value: "a")
        }
        .navigationDestination(for: String.self) { Text("about \($0)") }
        .navigationLinkIndicatorVisibility(visibility)
      }
    }
  }

  private func items(_ visibility: Visibility) -> Int {
    Stage(size: CGSize(width: 300, height: 400)) { Links(visibility: visibility) }
      .displayList.items.count
  }

  @Test func aLinkWithoutAnArrowLeadsOn() {
    #expect(items(.hidden) < items(.automatic))
    #expect(items(.visible) == items(.automatic))
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Links(visibility: .hidden) }
    tap("link", on: stage)
    #expect(stage.texts.contains("about a"))
  }

  // MARK: Insertion

  private struct Rows: View {
    @State private var items = ["a", "b"]

    var body: some View {
      VStack(spacing: 0) {
        Text(items.joined(separator: ","))
        Text("word").draggable("new").accessibilityIdentifier("word")
        List {
          ForEach(items, id: \.self) { Text($0) }
            .onInsert(of: [.plainText]) { offset, providers in
              for provider in providers {
                _ = provider.loadObject(ofClass: String.self) { word, _ in
                  if let word { items.insert(word, at: offset) }
                }
              }
            }
        }
      }
    }
  }

  @Test func aThingIsInsertedByWhatAsksForIt() throws {
    let stage = Stage(size: CGSize(width: 300, height: 400)) { Rows() }
    let start = try #require(stage.element("word")?.frame)
    let end = try #require(stage.element("b")?.frame)
    stage.drag(
      from: CGPoint(x: start.midX, y: start.midY), to: CGPoint(x: 150, y: end.minY - 4),
      over: .milliseconds(600))
    stage.advance(by: .seconds(1))
    #expect(stage.texts.first == "a,new,b")
  }

  // MARK: What styles read

  private struct Named: ButtonStyle {
    @Environment(\.keyboardShortcut) private var shortcut

    func makeBody(configuration: Configuration) -> some View {
      Text(shortcut == .defaultAction ? "return" : shortcut == nil ? "none" : "another")
    }
  }

  @Test func aStyleKnowsTheKeyOfItsButton() {
    let stage = smallStage {
      VStack {
        Button("a") {}.keyboardShortcut(.defaultAction)
        Button("b") {}
        Button("c") {}.keyboardShortcut("c")
      }
      .buttonStyle(Named())
    }
    #expect(stage.texts == ["return", "none", "another"])
  }

  private struct Told: View {
    @Environment(\.autocorrectionDisabled) private var isUncorrected
    @Environment(\.allowsTightening) private var tightens
    @Environment(\.menuOrder) private var order
    @Environment(\.symbolRenderingMode) private var mode

    var body: some View {
      Text("\(isUncorrected) \(tightens) \(order == .fixed) \(mode == .palette)")
    }
  }

  @Test func whatIsAcceptedCanBeRead() {
    #expect(smallStage { Told() }.texts == ["false false false false"])
    let stage = smallStage {
      Told().autocorrectionDisabled().allowsTightening(true).menuOrder(.fixed)
        .symbolRenderingMode(.palette)
    }
    #expect(stage.texts == ["true true true true"])
  }

  private struct Focused: View {
    enum Field: Hashable {
      case first, second
    }

    @AccessibilityFocusState private var field: Field?

    var body: some View {
      VStack {
        Text(field == .second ? "second" : "none")
        Text("other").accessibilityFocused($field, equals: .second)
          .accessibilityActions(category: .edit) { Button("Erase") {} }
          .accessibilityActions(category: AccessibilityActionCategory("own")) { Text("") }
      }
      .accessibilityDefaultFocus($field, .second)
    }
  }

  @Test func whoCantSeeBeginsWhereAProgramSays() {
    #expect(smallStage { Focused() }.texts == ["second", "other"])
  }
}
