import RecallUI
import Testing

extension ContainerValues {
  @Entry fileprivate var rank = 0
}

/// A row of what is put into it, with what each view says of itself.
private struct Row<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { views in
      Text("\(views.count)")
      ForEach(views) { view in
        HStack {
          Text("rank \(view.containerValues.rank)")
          view
        }
      }
    }
  }
}

private struct Names: View {
  let names: [String]

  var body: some View {
    ForEach(names, id: \.self) { Text($0) }
  }
}

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name) \(count)") { count += 1 }.buttonStyle(.plain).accessibilityIdentifier(name)
  }
}

@Suite struct GroupSubviewsTests {
  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 400, height: 400)) { VStack { Row(content: content) } }
  }

  @Test func listsElementsConditionsAndBodiesAreTakenApart() {
    let stage = stage {
      Text("a")
      if Bool(true) { Text("b") } else { Text("never") }
      if Bool(false) { Text("never") }
      Names(names: ["c", "d"])
      Group { Text("e") }
      EmptyView()
    }
    #expect(
      stage.texts == [
        "5", "rank 0", "a", "rank 0", "b", "rank 0", "c", "rank 0", "d", "rank 0", "e",
      ])
    #expect(stage.issues.isEmpty)
  }

  @Test func viewsSayWhatTheyAreToTheirContainerTheInnerOnesFirst() {
    let stage = stage {
      Text("a").containerValue(\.rank, 1)
      Group {
        Text("b")
        Text("c").containerValue(\.rank, 3)
      }
      .containerValue(\.rank, 2)
      Section { Text("d") }.containerValue(\.rank, 4)
    }
    #expect(
      stage.texts == ["4", "rank 1", "a", "rank 2", "b", "rank 3", "c", "rank 0", "d"])
  }

  @Test func noViewsAreNone() {
    #expect(stage {}.texts == ["0"])
  }

  /// A board whose views change.
  private struct Board: View {
    @State var names: [String]
    @State private var rank = 1

    var body: some View {
      VStack {
        Button("turn") { names.reverse() }.accessibilityIdentifier("turn")
        Button("drop") { names.removeFirst() }.accessibilityIdentifier("drop")
        Button("raise") { rank += 1 }.accessibilityIdentifier("raise")
        Row {
          ForEach(names, id: \.self) { Counter(name: $0) }
          Text("last").containerValue(\.rank, rank)
        }
      }
    }
  }

  @Test func viewsKeepTheirStateWhereverTheyAreShown() {
    let stage = Stage(size: CGSize(width: 400, height: 400)) { Board(names: ["a", "b", "c"]) }
    stage.tap("b")
    stage.tap("c")
    stage.tap("c")
    stage.tap("turn")
    #expect(stage.texts.filter { ["a 0", "b 1", "c 2"].contains($0) }.count == 3)
    let heights = ["c", "b", "a"].compactMap { stage.element($0)?.frame.minY }
    #expect(heights == heights.sorted() && heights.count == 3)
    stage.tap("drop")
    #expect(stage.element("c") == nil)
    #expect(stage.texts.contains("b 1"))
    #expect(stage.texts.contains("3"))
  }

  @Test func whatAViewSaysToItsContainerMayChange() {
    let stage = Stage(size: CGSize(width: 400, height: 400)) { Board(names: []) }
    #expect(stage.texts.contains("rank 1"))
    stage.tap("raise")
    #expect(stage.texts.contains("rank 2"))
    #expect(!stage.texts.contains("rank 1"))
  }

  @Test func surroundingsAreThoseOfThePlaceWhereAViewWasWritten() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Group(subviews: Color.clear.frame(width: 10, height: 10).disabled(false)) { views in
        ForEach(views) { $0.padding(20).background(Color.red) }
      }
    }
    #expect(stage.displayList.items.first?.bounds == CGRect(x: 25, y: 25, width: 50, height: 50))
  }

  /// Keeps a value that stands for a view which goes.
  private struct Keeper: View {
    @State private var kept: Subview?
    @State private var isThere = true

    var body: some View {
      VStack {
        Button("go") { isThere = false }.accessibilityIdentifier("go")
        Group(subviews: Group { if isThere { Text("short") } }) { views in
          Button("keep") { kept = views.first }.accessibilityIdentifier("keep")
          if kept == nil { ForEach(views) { $0 } }
        }
        if let kept { kept }
      }
    }
  }

  @Test func aViewThatIsGoneShowsNowhereWhoeverKeptIt() {
    let stage = Stage(size: CGSize(width: 200, height: 200)) { Keeper() }
    stage.tap("keep")
    #expect(stage.texts == ["go", "keep", "short"])
    stage.tap("go")
    stage.advance(by: .seconds(1))
    #expect(stage.texts == ["go", "keep"])
    #expect(stage.displayList.items.allSatisfy { "\($0)".contains("short") == false })
  }
}
