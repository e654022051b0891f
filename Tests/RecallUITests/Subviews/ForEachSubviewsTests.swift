import RecallUI
import Testing

extension ContainerValues {
  @Entry fileprivate var mark: String?
}

@Suite struct ForEachSubviewsTests {
  private struct Divided<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack {
        ForEach(subviews: content) { view in
          Text("[")
          view
        }
      }
    }
  }

  private struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack {
        ForEach(sections: content) { section in
          Text(section.containerValues.mark ?? "plain")
          if !section.header.isEmpty { section.header }
          ForEach(subviews: section.content) { view in
            Text("-")
            view
          }
          Text("\(section.content.count)")
          section.footer
        }
      }
    }
  }

  @Test func eachViewIsShownOnce() {
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      Divided {
        Text("a")
        ForEach(0..<2) { Text("row \($0)") }
      }
    }
    #expect(stage.texts == ["[", "a", "[", "row 0", "[", "row 1"])
    #expect(stage.issues.isEmpty)
  }

  @Test func sectionsAreFoundWithWhatStandsAboveAndBelow() {
    let stage = Stage(size: CGSize(width: 200, height: 400)) {
      Board {
        Text("loose")
        Section("First") {
          Text("a")
          Text("b")
        }
        .containerValue(\.mark, "marked")
        Section {
          Text("c")
        } footer: {
          Text("end")
        }
      }
    }
    #expect(
      stage.texts == [
        "plain", "-", "loose", "1", "marked", "First", "-", "a", "-", "b", "2", "plain", "-", "c",
        "1", "end",
      ])
  }

  /// Rows in a list, which comes and goes.
  private struct Rows: View {
    @State private var count = 2

    var body: some View {
      VStack {
        Button("more") { count += 1 }.accessibilityIdentifier("more")
        Divided { ForEach(0..<count, id: \.self) { Text("\($0)") } }
        List { ForEach(subviews: ForEach(0..<count, id: \.self) { Text("row \($0)") }) { $0 } }
      }
    }
  }

  @Test func viewsThatComeAreShown() {
    let stage = Stage(size: CGSize(width: 200, height: 400)) { Rows() }
    stage.tap("more")
    #expect(stage.texts == ["more", "[", "0", "[", "1", "[", "2", "row 0", "row 1", "row 2"])
  }

  @Test func someOfTheViewsCanBeShown() {
    let stage = Stage(size: CGSize(width: 200, height: 200)) {
      VStack {
        Group(subviews: ForEach(0..<5) { Text("\($0)") }) { views in
          views.last
          views[1...2]
        }
      }
    }
    #expect(stage.texts == ["4", "1", "2"])
  }
}
