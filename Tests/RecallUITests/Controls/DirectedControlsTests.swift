import Testing

@testable import RecallUI
@testable import RecallUICore

/// Controls, lists and screens where views begin at the right.
@Suite struct DirectedControlsTests {
  private func mirrored<Content: View>(_ content: Content) -> Stage {
    Stage(size: CGSize(width: 300, height: 400)) {
      content.environment(\.layoutDirection, .rightToLeft)
    }
  }

  private func wait(_ stage: Stage) { stage.advance(by: .seconds(1)) }

  private struct Values: View {
    @State private var volume = 0.5
    @State private var size = 1

    var body: some View {
      VStack {
        Text("\(Int((volume * 100).rounded())) \(size)")
        Slider(value: $volume).frame(width: 200).accessibilityIdentifier("slider")
        Picker("size", selection: $size) { ForEach(0..<3) { Text("choice \($0)").tag($0) } }
          .pickerStyle(.segmented).frame(width: 240)
        Stepper("step", value: $size, in: 0...2)
      }
    }
  }

  private func values(_ stage: Stage) -> String? { stage.texts.first }

  @Test func aSliderBeginsAtTheRight() throws {
    let stage = mirrored(Values())
    let frame = try #require(stage.element("slider")?.frame)
    stage.tap(at: CGPoint(x: frame.maxX - 11, y: frame.midY))
    #expect(values(stage) == "0 1")
    let knobAtStart = stage.displayList
    stage.tap(at: CGPoint(x: frame.minX + 11, y: frame.midY))
    #expect(values(stage) == "100 1")
    #expect(stage.displayList != knobAtStart)
    stage.drag(
      from: CGPoint(x: frame.minX + 11, y: frame.midY), to: CGPoint(x: frame.midX, y: frame.midY),
      over: .milliseconds(300))
    #expect(values(stage) == "50 1")
  }

  @Test func arrowsLeadToWhereTheyShow() {
    let stage = mirrored(Values())
    stage.type("tab")
    stage.type("home")
    stage.type("right")
    #expect(values(stage) == "0 1")
    stage.type("left")
    #expect(values(stage) != "0 1")
    stage.type("home")
    stage.type("tab")
    stage.type("left")
    #expect(values(stage) == "0 2")
    stage.type("right")
    stage.type("right")
    #expect(values(stage) == "0 0")
  }

  @Test func theFirstSegmentStandsAtTheRight() throws {
    let stage = mirrored(Values())
    let choices = try (0..<3).map { try #require(stage.element("choice \($0)")?.frame) }
    #expect(choices[0].minX > choices[1].maxX && choices[1].minX > choices[2].maxX)
  }

  private struct Items: View {
    @State private var items = ["apple", "pear"]

    var body: some View {
      List {
        ForEach(items, id: \.self) { Text($0) }.onDelete { items.remove(atOffsets: $0) }
      }
    }
  }

  @Test func aRowIsSwipedToTheRight() throws {
    let stage = mirrored(Items())
    let row = try #require(stage.element("apple")?.frame)
    #expect(row.maxX > 260)
    stage.drag(
      from: CGPoint(x: 200, y: row.midY), to: CGPoint(x: 120, y: row.midY), over: .milliseconds(300)
    )
    wait(stage)
    #expect(stage.element("Delete") == nil)
    stage.drag(
      from: CGPoint(x: 100, y: row.midY), to: CGPoint(x: 180, y: row.midY), over: .milliseconds(300)
    )
    wait(stage)
    #expect(try #require(stage.element("Delete")?.frame).minX < 50)
    stage.tap("Delete")
    wait(stage)
    #expect(stage.element("apple") == nil)
    #expect(stage.element("pear") != nil)
  }

  private struct Screens: View {
    var body: some View {
      NavigationStack {
        NavigationLink("go") { Text("inside").navigationTitle("Inside") }
          .navigationTitle("Outside")
          .toolbar { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
      }
    }
  }

  @Test func theBarIsMirroredAndItsArrowToo() throws {
    let stage = mirrored(Screens())
    #expect(try #require(stage.element("Add")?.frame).minX < 40)
    stage.tap("go")
    wait(stage)
    #expect(try #require(stage.element("BackButton")?.frame).maxX > 260)
    stage.tap("BackButton")
    wait(stage)
    #expect(stage.element("Add") != nil)
  }

  @Test func aSwipeFromTheRightEdgeLeadsBack() {
    let stage = mirrored(Screens())
    stage.tap("go")
    wait(stage)
    stage.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 250, y: 200), over: .milliseconds(200))
    wait(stage)
    #expect(stage.element("inside") != nil)
    stage.drag(from: CGPoint(x: 295, y: 200), to: CGPoint(x: 50, y: 200), over: .milliseconds(200))
    wait(stage)
    #expect(stage.element("inside") == nil)
  }

  @Test func altAndTheArrowToTheRightLeadBack() {
    let stage = mirrored(Screens())
    stage.tap("go")
    wait(stage)
    stage.type("left", .option)
    wait(stage)
    #expect(stage.element("inside") != nil)
    stage.type("right", .option)
    wait(stage)
    #expect(stage.element("inside") == nil)
  }

  /// A screen comes from the left, over the one that leaves to the right.
  @Test func screensComeFromTheOtherSide() {
    func way(_ direction: LayoutDirection) -> CGFloat {
      let stage = Stage(size: CGSize(width: 300, height: 400)) {
        Screens().environment(\.layoutDirection, direction)
      }
      stage.tap("go")
      stage.advance(by: .milliseconds(100))
      let places = stage.displayList.items.compactMap { item -> CGFloat? in
        guard case .text(let text, let frame) = item.content, text.runs.first?.string == "inside"
        else {
          return nil
        }
        return frame.applying(item.transform).midX
      }
      return (places.first ?? 150) - 150
    }
    #expect(way(.leftToRight) > 10)
    #expect(abs(way(.leftToRight) + way(.rightToLeft)) < 0.01)
  }

  @Test func aPopoverStandsAtItsView() throws {
    struct Menus: View {
      var body: some View {
        HStack {
          Menu("menu") { Button("item") {} }
          Spacer()
        }
      }
    }
    let stage = mirrored(Menus())
    stage.tap("menu")
    wait(stage)
    let item = try #require(stage.element("item")?.frame)
    #expect(item.minX > 120 && item.maxX < 300)
  }

  @Test func aFieldBeginsAtTheRight() {
    struct Field: View {
      @State private var text = "abc"

      var body: some View { TextField("title", text: $text).frame(width: 200) }
    }
    let stage = mirrored(Field())
    let text = stage.displayList.items.compactMap { item -> CGFloat? in
      guard case .text(let text, let frame) = item.content, text.runs.first?.string == "abc" else {
        return nil
      }
      return frame.minX
    }
    #expect((text.first ?? 0) > 200)
  }
}
