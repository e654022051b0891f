import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ListTests {
  private struct Named: Identifiable {
    let id: Int
    var name: String { "row \(id)" }
  }

  private func stage<Content: View>(
    height: CGFloat = 400, @ViewBuilder _ content: () -> Content
  ) -> Stage {
    Stage(size: CGSize(width: 300, height: height), content: content)
  }

  @Test func eachViewOfTheContentIsARow() {
    let stage = stage {
      List {
        Text("one")
        Group {
          Text("two")
          Text("three")
        }
        ForEach(0..<2) { number in
          Text("a\(number)")
          Text("b\(number)")
        }
        if Bool(true) { Text("last") }
        EmptyView()
      }
      .listStyle(.plain)
    }
    #expect(stage.texts == ["one", "two", "three", "a0", "b0", "a1", "b1", "last"])
    let tops = stage.elements.filter { $0.label != nil }.map(\.frame.midY)
    #expect(tops == (0..<8).map { 22 + 44 * CGFloat($0) })
  }

  @Test func onlyRowsThatCanBeSeenAreMade() {
    func nodes(_ count: Int) -> (Int, evaluations: Int) {
      let stage = stage { List(0..<count) { Text("\($0)") } }
      let made = stage.nodeCount
      let evaluations = stage.evaluations {
        stage.send(
          .scroll(ScrollEvent(at: CGPoint(x: 150, y: 200), by: CGSize(width: 0, height: -88))))
        stage.settle()
      }
      return (made, evaluations.count)
    }
    let (few, many) = (nodes(100), nodes(10_000))
    #expect(few.0 == many.0)
    #expect(few.evaluations == many.evaluations)
    #expect(many.0 < 900, "ten rows, with what is around each")
  }

  @Test func aListOfButtonsIsMadeOnDemandToo() {
    let stage = stage { List(0..<1000) { number in Button("\(number)") {} } }
    #expect(stage.texts.count < 20)
  }

  @Test func sectionsHaveWhatIsOverThemAndBelow() {
    let stage = stage {
      List {
        Section("Fruit") { Text("apple") }
        Section {
          Text("leek")
        } header: {
          Text("Vegetables")
        } footer: {
          Text("fresh")
        }
        Section(header: Text("Old"), footer: Text("style")) { Text("cheese") }
      }
    }
    #expect(
      stage.texts == [
        "Fruit", "apple", "Vegetables", "leek", "fresh", "Old", "cheese", "style",
      ])
  }

  @Test func aSectionWithoutRowsKeepsItsHeader() {
    let stage = stage {
      List {
        Section("Empty") { ForEach(0..<0) { Text("\($0)") } }
        Section("Full") { Text("row") }
      }
    }
    #expect(stage.texts == ["Empty", "Full", "row"])
  }

  private struct Folding: View {
    @State private var isOpen = true

    var body: some View {
      List {
        Section("Title", isExpanded: $isOpen) { Text("content") }
      }
      .listStyle(.sidebar)
    }
  }

  @Test func aHeaderOpensAndClosesItsSection() {
    let stage = stage { Folding() }
    #expect(stage.texts == ["Title", "content"])
    stage.tap("Title")
    #expect(stage.texts == ["Title"])
    stage.tap("Title")
    #expect(stage.texts == ["Title", "content"])
  }

  @Test func dataIsListedHoweverItIsGiven() {
    let data = [Named(id: 1), Named(id: 2)]
    #expect(stage { List(data) { Text($0.name) } }.texts == ["row 1", "row 2"])
    #expect(stage { List(data, id: \.name) { Text($0.name) } }.texts == ["row 1", "row 2"])
    #expect(stage { List(.constant(data)) { $row in Text(row.name) } }.texts == ["row 1", "row 2"])
    #expect(
      stage { List(["a", "b"], id: \.self) { Text($0) } }.texts == ["a", "b"])
  }

  private struct Tree: Identifiable {
    let id: String
    var children: [Tree]?
  }

  @Test func aTreeOpensRowByRow() {
    let data = [
      Tree(id: "a", children: [Tree(id: "a1"), Tree(id: "a2", children: [Tree(id: "a21")])]),
      Tree(id: "b"),
    ]
    let stage = stage { List(data, children: \.children) { Text($0.id) } }
    #expect(stage.texts == ["a", "b"])
    stage.tap("a")
    #expect(stage.texts == ["a", "a1", "a2", "b"])
    stage.tap("a2")
    #expect(stage.texts == ["a", "a1", "a2", "a21", "b"])
    stage.tap("a")
    #expect(stage.texts == ["a", "b"])
  }

  @Test func tapsAppearancesAndNamesAreThoseOfEachRow() {
    var (taps, seen): ([Int], [Int]) = ([], [])
    let stage = stage(height: 88) {
      List(0..<50) { number in
        Text("\(number)").onTapGesture { taps.append(number) }.onAppear { seen.append(number) }
          .accessibilityIdentifier("row \(number)")
      }
      .listStyle(.plain)
    }
    stage.tap("row 1")
    #expect(taps == [1])
    #expect(seen == [0, 1])
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 40), by: CGSize(width: 0, height: -44))))
    stage.settle()
    #expect(seen == [0, 1, 2])
  }

  @Test func insetsBackgroundsAndHeightsAreTheRowsOwn() {
    let stage = stage {
      List {
        Text("far in").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
        Text("on red").listRowBackground(Color.red.accessibilityIdentifier("red"))
        Text("high").frame(height: 100)
      }
      .listStyle(.plain)
    }
    #expect(stage.element("far in")?.frame.minX == 50)
    #expect(stage.element("on red")?.frame.minX == 16)
    #expect(stage.place(of: "red") == "0,44 300x44")
    #expect(stage.element("high")?.frame.midY == 146)
  }

  @Test func badgesStandBehindWhatIsInTheRow() throws {
    let stage = stage {
      List {
        Text("inbox").badge(3)
        Text("empty").badge(0)
        Text("new").badge("now")
      }
    }
    #expect(stage.texts.sorted() == ["3", "empty", "inbox", "new", "now"])
    let (row, badge) = (try #require(stage.element("inbox")), try #require(stage.element("3")))
    #expect(badge.frame.minX > row.frame.maxX)
    #expect(badge.frame.midY == row.frame.midY)
  }

  @Test func equalIdentifiersAreReportedAndAllShown() {
    let stage = stage { List(["a", "a", "b"], id: \.self) { Text($0) } }
    #expect(stage.texts == ["a", "a", "b"])
    #expect(stage.issues.count == 1)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 320, height: 240)])
  func aListFitsIntoAnyWindow(size: CGSize) {
    let stage = Stage(size: size) {
      List {
        Section("Title") { ForEach(0..<100) { Text("\($0)") } }
        Text("insets").listRowInsets(
          EdgeInsets(top: .nan, leading: .infinity, bottom: -5, trailing: 1e300))
      }
      .listRowSpacing(.nan).listSectionSpacing(.infinity)
    }
    _ = stage.displayList
    #expect(stage.issues.isEmpty)
  }

  @Test func aRowBecomesAnotherBranchAtItsPlace() {
    struct Switching: View {
      @State private var isOn = false

      var body: some View {
        List {
          Button("turn") { isOn.toggle() }
          if isOn { Text("on") } else { Text("off") }
        }
      }
    }
    let stage = stage { Switching() }
    let place = stage.element("off")?.frame.minY
    stage.tap("turn")
    #expect(stage.texts == ["turn", "on"])
    #expect(stage.element("on")?.frame.minY == place)
  }
}
