import Testing

@testable import RecallUI

private struct DepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

private struct TitleKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

extension EnvironmentValues {
  fileprivate var depth: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }

  fileprivate var title: String {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

@Suite struct EnvironmentValuesTests {
  private struct DepthView: View {
    @Environment(\.depth) private var depth

    var body: some View { Text("depth \(depth)") }
  }

  private struct TitleView: View {
    @Environment(\.title) private var title

    var body: some View { Text("title \(title)") }
  }

  private struct Host: View {
    @ObservedObject var model: Switchboard

    var body: some View {
      VStack {
        DepthView()
        TitleView()
        DepthView().environment(\.depth, 7)
      }
      .environment(\.depth, model.number)
      .environment(\.title, model.name)
      .foregroundColor(model.number % 2 == 0 ? .red : .blue)
    }
  }

  @Test func aValueReachesWhatIsInside() {
    let model = Switchboard()
    let stage = smallStage { Host(model: model) }
    #expect(stage.texts == ["depth 0", "title a", "depth 7"])
    model.number = 3
    model.name = "b"
    #expect(stage.texts == ["depth 3", "title b", "depth 7"])
  }

  @Test func onlyWhoReadsAValueIsEvaluatedWhenItChanges() {
    let model = Switchboard()
    let stage = smallStage { Host(model: model) }
    let paths = stage.evaluations {
      model.number = 1
      _ = stage.displayList
    }
    #expect(paths == ["Host", "Host/#0/DepthView"])
    let more = stage.evaluations {
      model.name = "c"
      _ = stage.displayList
    }
    #expect(more == ["Host", "Host/#1/TitleView"])
  }

  @Test func aColorThatChangesIsDrawn() {
    let model = Switchboard()
    let stage = smallStage { Host(model: model) }
    #expect(stage.displayList.description.contains("\"depth 0\" 17pt #FF3B30"))
    model.number = 1
    #expect(stage.displayList.description.contains("\"depth 1\" 17pt #007AFF"))
  }

  @Test func offAnyStageAPropertyHasItsDefault() {
    #expect(Environment(\.depth).wrappedValue == 0)
    #expect(EnvironmentValues().title == "none")
  }

  @Test func aCopyOfTheValuesIsIndependent() {
    var values = EnvironmentValues()
    values.depth = 1
    var copy = values
    copy.depth = 2
    #expect(values.depth == 1)
    #expect(copy.depth == 2)
  }

  @Test func fontsAndLinesAreInherited() {
    let stage = smallStage {
      VStack {
        Text("own").font(.caption)
        Text("inherited")
      }
      .font(.title)
      .lineLimit(2)
    }
    let text = stage.displayList.description
    #expect(text.contains("\"own\" 12pt #000000 + lines 2"))
    #expect(text.contains("\"inherited\" 28pt #000000 + lines 2"))
  }
}
