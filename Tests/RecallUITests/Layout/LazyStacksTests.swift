import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct LazyStacksTests {
  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 300, height: 200), content: content)
  }

  private func shown(_ stage: Stage) -> [String] {
    stage.elements.compactMap(\.identifier)
  }

  @Test func aColumnMakesOnlyWhatCanBeSeen() {
    let stage = stage {
      ScrollView {
        LazyVStack(spacing: 10) {
          ForEach(0..<10_000) { number in
            Color.red.frame(width: 50, height: 40).accessibilityIdentifier("\(number)")
          }
        }
      }
    }
    #expect(shown(stage) == ["0", "1", "2", "3"])
    #expect(stage.element("1")?.frame == CGRect(x: 125, y: 50, width: 50, height: 40))

    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -5000))))

    #expect(shown(stage) == ["100", "101", "102", "103"])
  }

  @Test func aRowMakesOnlyWhatCanBeSeen() {
    let stage = stage {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 10) {
          ForEach(0..<10_000) { number in
            Color.red.frame(width: 90, height: 40).accessibilityIdentifier("\(number)")
          }
        }
      }
    }
    #expect(shown(stage) == ["0", "1", "2"])
    #expect(stage.element("1")?.frame == CGRect(x: 100, y: 160, width: 90, height: 40))

    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 180), by: CGSize(width: -10_000, height: 0))))

    #expect(shown(stage) == ["100", "101", "102"])
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, CGFloat(0)), (.center, 125), (.trailing, 250),
  ])
  func aColumnTakesTheWidthThatIsOffered(alignment: HorizontalAlignment, left: CGFloat) {
    let stage = stage {
      LazyVStack(alignment: alignment) {
        Color.red.frame(width: 50, height: 40).accessibilityIdentifier("it")
      }
      .accessibilityIdentifier("stack")
    }
    #expect(stage.element("it")?.frame.minX == left)
    #expect(stage.element("stack")?.frame.width == 300)
  }

  @Test func ofNoWidthItIsAsWideAsItsFirstElement() {
    let stage = stage {
      LazyVStack { Color.red.frame(width: 50, height: 40) }
        .fixedSize()
        .accessibilityIdentifier("stack")
    }
    #expect(stage.element("stack")?.frame.size == CGSize(width: 50, height: 40))
  }

  // MARK: Modified elements

  private struct Row: View {
    let number: Int

    var body: some View {
      Color.red.frame(width: 50, height: 40).accessibilityIdentifier("\(number)")
    }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View { content.padding(1).background(Color.blue) }
  }

  private final class Log {
    var lines: [String] = []
  }

  private func rows(_ count: Int = 1000) -> ForEach<Range<Int>, Int, some View> {
    ForEach(0..<count) { Row(number: $0) }
  }

  /// Elements of 50 by 40 points, 8 points apart, with a modifier around all of them.
  private static let modifiers: [@Sendable (AnyView) -> AnyView] = [
    { AnyView($0.padding(0)) },
    { AnyView($0.opacity(0.5).onTapGesture {}) },
    { AnyView($0.background(Color.blue)) },
    { AnyView($0.overlay(Text("x")).mask(Circle())) },
    { AnyView($0.modifier(Framed()).padding(-1)) },
    { AnyView($0.onAppear {}) },
    { AnyView($0.overlayPreferenceValue(Names.self) { Text("\($0.count)") }) },
    { AnyView($0.modifier(Matched())) },
  ]

  private struct Matched: ViewModifier {
    @Namespace private var space

    func body(content: Content) -> some View {
      content.matchedGeometryEffect(id: 1, in: space, isSource: false)
    }
  }

  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test(arguments: modifiers.indices)
  func modifiedElementsAreMadeOnDemandAsWell(modifier: Int) {
    let modifier = Self.modifiers[modifier]
    let stage = stage {
      ScrollView {
        LazyVStack {
          modifier(AnyView(rows()))
          Text("end")
        }
      }
    }
    let numbers = stage.elements.compactMap { $0.identifier.flatMap(Int.init) }
    #expect(numbers == [0, 1, 2, 3, 4])
    #expect(stage.nodeCount < 200)
    #expect(stage.element("1")?.frame == CGRect(x: 125, y: 48, width: 50, height: 40))

    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -4800))))

    #expect(
      stage.elements.compactMap { $0.identifier.flatMap(Int.init) } == [100, 101, 102, 103, 104])
    #expect(stage.element("101")?.frame == CGRect(x: 125, y: 48, width: 50, height: 40))
    #expect(stage.nodeCount < 200)
  }

  @Test func modifiersAroundElementsAndOthersKeepBoth() {
    let stage = stage {
      ScrollView {
        LazyVStack(spacing: 0) {
          Group {
            Row(number: -1)
            rows()
            Row(number: -2)
          }
          .padding(5)
          .background(Color.blue.accessibilityIdentifier("behind"))
        }
      }
    }
    func numbers() -> [Int] { stage.elements.compactMap { $0.identifier.flatMap(Int.init) } }
    #expect(numbers() == [-1, 0, 1, 2])
    #expect(stage.elements.filter { $0.identifier == "behind" }.count == 4)

    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -100_000))))
    #expect(numbers() == [996, 997, 998, 999, -2].suffix(numbers().count))
    #expect(stage.element("999")?.frame == CGRect(x: 125, y: 105, width: 50, height: 40))

    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: 100_000))))
    #expect(numbers() == [-1, 0, 1, 2])
    #expect(stage.elements.filter { $0.identifier == "behind" }.count == 4)
  }

  @Test func eachElementAppearsWhenItIsSeenAndDisappearsWhenItIsNot() {
    let log = Log()
    let stage = stage {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000) { number in
            Row(number: number)
              .padding(5)
              .onAppear { log.lines.append("appear") }
              .onDisappear { log.lines.append("disappear") }
          }
          .onAppear { log.lines.append("first") }
        }
      }
    }
    #expect(log.lines.sorted() == Array(repeating: "appear", count: 4) + ["first"])

    log.lines = []
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -100))))
    #expect(log.lines.sorted() == ["appear", "appear", "disappear", "disappear"])
  }

  @Test func aModifiedElementListensToItsGesture() {
    var taps = 0
    let stage = stage {
      ScrollView { LazyVStack(spacing: 0) { rows().onTapGesture { taps += 1 } } }
    }
    stage.tap("3")
    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 150, y: 100), by: CGSize(width: 0, height: -4000))))
    stage.tap("102")
    #expect(taps == 2)
  }

  // MARK: What was passed

  /// Rows of 20 points, those that have left, and a button that goes to the fiftieth.
  private struct Passed: View {
    final class Log {
      var left: Set<Int> = []
    }

    let log: Log

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { withAnimation(.linear(duration: 1)) { proxy.scrollTo(50, anchor: .top) } }
            .frame(height: 40)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<100, id: \.self) { row in
                Color.red.frame(height: 20).accessibilityIdentifier("\(row)")
                  .onDisappear { log.left.insert(row) }
              }
            }
          }
        }
      }
    }
  }

  @Test func rowsThatArePassedLeaveWhenTheContentHasComeToRest() {
    let log = Passed.Log()
    let stage = smallStage { Passed(log: log) }
    stage.tap("go")
    stage.advance(by: .milliseconds(999))
    // On the way all of them may be seen.
    #expect(!log.left.contains(20) && stage.element("20") != nil)
    stage.advance(by: .milliseconds(1))
    #expect(log.left.isSuperset(of: 5..<40))
    #expect(stage.element("20") == nil && stage.element("50") != nil)
    #expect(stage.pendingTimers.isEmpty)
  }

  @Test func rowsThatAThrowPassesLeaveWhenItIsOver() {
    let log = Passed.Log()
    let stage = smallStage { Passed(log: log) }
    stage.drag(
      from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 60), over: .milliseconds(60))
    stage.advance(by: .seconds(10))
    #expect(log.left.isSuperset(of: 0..<20))
    #expect(stage.pendingTimers.isEmpty)
  }

  @Test func contentThatLeavesOnItsWayLeavesNoTimer() {
    struct Hiding: View {
      @State private var isShown = true

      var body: some View {
        if isShown { Passed(log: Passed.Log()) }
        Color.blue.frame(height: 20).accessibilityIdentifier("hide")
          .onTapGesture { isShown = false }
      }
    }
    let stage = smallStage { VStack(spacing: 0) { Hiding() } }
    stage.tap("go")
    #expect(!stage.pendingTimers.isEmpty)
    stage.tap("hide")
    #expect(stage.pendingTimers.isEmpty)
  }
}
