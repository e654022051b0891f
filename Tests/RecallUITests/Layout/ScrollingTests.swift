import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ScrollingTests {
  private func rows(_ count: Int, height: CGFloat = 50) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { number in
        Color.red.frame(height: height).accessibilityIdentifier("\(number)")
      }
    }
  }

  private func wheel(
    _ stage: Stage, _ x: CGFloat, _ y: CGFloat, at place: CGPoint = CGPoint(x: 100, y: 100)
  ) {
    stage.send(.scroll(ScrollEvent(at: place, by: CGSize(width: x, height: y))))
  }

  /// What is drawn as thin as the marks.
  private func marks(_ stage: Stage) -> [(bounds: CGRect, opacity: Double)] {
    stage.displayList.items.filter { $0.bounds.width == 3 }.map { ($0.bounds, $0.opacity) }
  }

  // MARK: Marks

  @Test func aMarkShowsWhileItScrollsAndFades() {
    let stage = smallStage { ScrollView { rows(8) } }
    #expect(marks(stage).isEmpty)

    wheel(stage, 0, -100)
    #expect(marks(stage).map(\.bounds) == [CGRect(x: 194, y: 51.5, width: 3, height: 97)])
    #expect(marks(stage).first?.opacity == 1)

    stage.advance(by: .milliseconds(625))
    #expect(marks(stage).first?.opacity == 0.5)
    #expect(stage.isAnimating)
    stage.advance(by: .milliseconds(125))
    #expect(marks(stage).isEmpty)
    #expect(!stage.isAnimating)
  }

  @Test func marksCanBeLeftOut() {
    let stages = [
      smallStage { ScrollView(showsIndicators: false) { rows(8) } },
      smallStage { ScrollView { rows(8) }.scrollIndicators(.hidden) },
      smallStage { ScrollView { rows(8) }.scrollIndicators(.never, axes: .vertical) },
    ]
    for stage in stages {
      wheel(stage, 0, -100)
      #expect(marks(stage).isEmpty)
    }
    let stage = smallStage { ScrollView { rows(8) }.scrollIndicators(.hidden, axes: .horizontal) }
    wheel(stage, 0, -100)
    #expect(marks(stage).count == 1)
  }

  @Test func aDisabledScrollViewStandsStill() {
    let stage = smallStage { ScrollView { rows(8) }.scrollDisabled(true) }
    wheel(stage, 0, -100)
    stage.drag(
      from: CGPoint(x: 100, y: 150), to: CGPoint(x: 100, y: 50), over: .milliseconds(500))
    #expect(stage.place(of: "0") == "0,0 200x50")
  }

  @Test func aScrollViewMayDrawOutsideOfItself() {
    func lowest(_ isDisabled: Bool) -> CGFloat? {
      smallStage {
        ScrollView { rows(4) }.frame(height: 100).scrollClipDisabled(isDisabled)
      }
      .displayList.items.map(\.bounds.maxY).max()
    }
    #expect(lowest(false) == 150)
    #expect((lowest(true) ?? 0) >= 200)
  }

  // MARK: Ends

  /// A column of rows with a button at its end, thrown towards that as fast as a finger can.
  private func thrown(rows count: Int, _ press: @escaping () -> Void) -> Stage {
    let stage = smallStage {
      ScrollView {
        VStack(spacing: 0) {
          rows(count)
          Button("press", action: press).frame(height: 50)
        }
      }
    }
    stage.drag(
      from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 20), over: .milliseconds(40))
    return stage
  }

  @Test func aFingerIsNotCaughtByContentThatHasNowhereToGo() {
    var presses = 0
    thrown(rows: 0) { presses += 1 }.tap("press")
    #expect(presses == 1)
    thrown(rows: 4) { presses += 1 }.tap("press")
    #expect(presses == 2)
  }

  @Test(arguments: [(100, 0), (500, 1)])
  func aFingerCatchesContentUntilThatComesToItsEnd(milliseconds: Int, expected: Int) {
    var presses = 0
    let stage = thrown(rows: 20) { presses += 1 }
    stage.advance(by: .milliseconds(milliseconds))
    stage.tap(at: CGPoint(x: 100, y: 175))
    #expect(presses == expected)
  }

  // MARK: Rest

  @Test func pagesComeToRestOneByOne() {
    let stage = smallStage {
      ScrollView { rows(5, height: 200) }.scrollTargetBehavior(.paging)
    }
    func drag(by distance: CGFloat, over time: Duration) {
      stage.drag(
        from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 100 + distance), over: time)
    }
    drag(by: -80, over: .milliseconds(50))
    #expect(stage.place(of: "1") == "0,0 200x200")
    stage.advance(by: .seconds(2))
    drag(by: -60, over: .seconds(3))
    #expect(stage.place(of: "1") == "0,0 200x200")
    stage.advance(by: .seconds(2))
    drag(by: 80, over: .milliseconds(50))
    #expect(stage.place(of: "0") == "0,0 200x200")
  }

  @Test(arguments: [false, true]) func contentComesToRestAtTheBeginningOfAView(isLazy: Bool) {
    let stage = smallStage {
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: 10) { tiles }.scrollTargetLayout()
        } else {
          HStack(spacing: 10) { tiles }.scrollTargetLayout()
        }
      }
      .contentMargins(.horizontal, 20)
      .scrollTargetBehavior(.viewAligned)
    }
    stage.drag(
      from: CGPoint(x: 150, y: 100), to: CGPoint(x: 60, y: 100), over: .seconds(2))
    #expect(stage.frame(ofElement: "1")?.minX == 20)
  }

  @Test func aScrollViewThatIsNamedRestsAtTheViewsOfItsOutermostLayout() {
    let stage = smallStage {
      ScrollView(.horizontal) {
        HStack(spacing: 10) { tiles }.padding(.vertical, 20)
      }
      .frame(height: 150)
      .scrollTargetLayout()
      .scrollTargetBehavior(.viewAligned)
    }
    stage.drag(
      from: CGPoint(x: 150, y: 100), to: CGPoint(x: 60, y: 100), over: .seconds(2))
    #expect(stage.frame(ofElement: "1")?.minX == 0)
  }

  @Test func whatIsNamedInAScrollViewInsideIsNotItsOwn() {
    let stage = smallStage {
      ScrollView {
        VStack(spacing: 0) {
          Color.blue.frame(height: 30).accessibilityIdentifier("top")
          ScrollView(.horizontal) { HStack(spacing: 10) { tiles }.scrollTargetLayout() }
          Color.blue.frame(height: 900)
        }
      }
      .scrollTargetBehavior(.viewAligned)
    }
    stage.drag(
      from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 130), over: .seconds(2))
    #expect(stage.frame(ofElement: "top")?.minY ?? 0 < -20, "it stays where it was let go")
  }

  private var tiles: some View {
    ForEach(0..<10, id: \.self) { number in
      Color.red.frame(width: 100, height: 50).accessibilityIdentifier("\(number)")
    }
  }

  // MARK: Margins

  @Test func marginsScrollWithTheContent() {
    let stage = smallStage {
      ScrollView { rows(8) }.contentMargins(.vertical, 30).contentMargins(.leading, 10)
    }
    #expect(stage.place(of: "0") == "10,30 190x50")
    wheel(stage, 0, -1000)
    #expect(stage.place(of: "7") == "10,120 190x50")
  }

  @Test func contentThatIsToBeReadStaysNarrowInTheMiddle() {
    let stage = Stage(size: CGSize(width: 500, height: 200)) {
      VStack {
        ScrollView { rows(8) }.readableWidth(300).accessibilityIdentifier("all")
      }
    }
    #expect(stage.place(of: "all") == "0,0 500x200")
    #expect(stage.place(of: "0") == "100,0 300x50")
    wheel(stage, 0, -1000, at: CGPoint(x: 5, y: 100))
    #expect(stage.place(of: "7") == "100,150 300x50")
    stage.send(.resize(CGSize(width: 299, height: 200)))
    #expect(stage.place(of: "all") == "0,0 299x200")
    #expect(stage.place(of: "7") == "0,150 299x50")
  }

  @Test func whatScrollsComesOutBelowAView() {
    let stage = smallStage {
      ScrollView { rows(8) }
        .safeAreaInset(edge: .bottom) {
          Color.blue.frame(height: 40).accessibilityIdentifier("bar")
        }
    }
    #expect(stage.place(of: "bar") == "0,160 200x40")
    #expect(stage.place(of: "0") == "0,0 200x50")
    wheel(stage, 0, -1000)
    #expect(stage.place(of: "7") == "0,110 200x50")
  }

  @Test func aListWithAViewBelowSettlesAndComesOutAboveIt() {
    let model = Model()
    let stage = smallStage {
      List(0..<40) { Text("\($0)").accessibilityIdentifier("\($0)") }
        .safeAreaInset(edge: .bottom) { Inset(model: model) }
    }
    #expect(stage.issues.isEmpty)
    wheel(stage, 0, -10_000)
    let last = stage.element("39")?.frame.maxY ?? 0
    #expect(last > 100 && last < 160)
    model.count = 80
    stage.advance(by: .seconds(1))
    wheel(stage, 0, -10_000)
    #expect(stage.issues.isEmpty)
    #expect(abs((stage.element("39")?.frame.maxY ?? 0) - (last - 40)) < 0.5)
  }

  private struct Inset: View {
    @ObservedObject var model: Model

    var body: some View {
      Color.blue.frame(height: model.count == 8 ? 40 : 80)
    }
  }

  @Test func whatDoesNotScrollKeepsFreeOfAView() {
    let stage = smallStage {
      Color.red.accessibilityIdentifier("content")
        .safeAreaInset(edge: .top, alignment: .trailing, spacing: 5) {
          Color.blue.frame(width: 50, height: 40).accessibilityIdentifier("bar")
        }
        .safeAreaPadding(.leading, 10)
    }
    #expect(stage.place(of: "bar") == "150,0 50x40")
    #expect(stage.place(of: "content") == "10,45 190x155")
  }

  @Test func paddingOfTheSafeAreaIsAMarginOfWhatScrolls() {
    let stage = smallStage { ScrollView { rows(8) }.safeAreaPadding(.bottom, 30) }
    wheel(stage, 0, -1000)
    #expect(stage.place(of: "7") == "0,120 200x50")
  }

  // MARK: Places

  private final class Model: ObservableObject {
    @Published var count = 8
    @Published var id: Int?
    @Published var position = ScrollPosition()
    var lines: [String] = []
  }

  private struct Anchored: View {
    @ObservedObject var model: Model

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<model.count, id: \.self) { number in
            Color.red.frame(height: 50).accessibilityIdentifier("\(number)")
          }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
  }

  @Test func contentStaysAtItsEndUntilSomebodyScrolls() {
    let model = Model()
    let stage = smallStage { Anchored(model: model) }
    #expect(stage.place(of: "7") == "0,150 200x50")
    model.count = 10
    #expect(stage.place(of: "9") == "0,150 200x50")
    wheel(stage, 0, 60)
    model.count = 12
    #expect(stage.place(of: "9") == "0,210 200x50")
  }

  @Test func smallContentStandsAtTheAnchor() {
    let model = Model()
    model.count = 2
    let stage = smallStage { Anchored(model: model) }
    #expect(stage.place(of: "1") == "0,150 200x50")
  }

  private struct Tracked: View {
    @ObservedObject var model: Model

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { number in
            Color.red.frame(height: 50).accessibilityIdentifier("\(number)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $model.id)
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) {
        model.lines.append("\($0) \($1)")
      }
    }
  }

  @Test func aPositionFollowsAndLeads() {
    let model = Model()
    let stage = smallStage { Tracked(model: model) }
    _ = stage.displayList
    #expect(model.id == nil)
    wheel(stage, 0, -70)
    #expect(model.id == 2)
    model.id = 60
    #expect(stage.place(of: "60") == "0,0 200x50")
    #expect(model.id == 60)
    wheel(stage, 0, 50)
    #expect(model.id == 59)
    #expect(model.lines == ["0.0 0.0", "0.0 70.0", "70.0 3000.0", "3000.0 2950.0"])
  }

  @Test func aPositionMovesOnTheScreenWhenItIsAnimated() {
    let model = Model()
    let stage = smallStage { Tracked(model: model) }
    _ = stage.displayList
    withAnimation(.linear(duration: 1)) { model.id = 20 }
    #expect(stage.place(of: "20") == "0,0 200x50")
    let tops = stage.displayList.items.map(\.bounds.minY)
    #expect(tops.contains(0))
    stage.advance(by: .milliseconds(500))
    #expect(stage.displayList.items.map(\.bounds.minY).contains(0))
    #expect(stage.isAnimating)
  }

  private struct Positioned: View {
    @ObservedObject var model: Model

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { number in
            Color.red.frame(height: 50).accessibilityIdentifier("\(number)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($model.position)
    }
  }

  @Test func aPositionIsAskedForEdgesPointsAndViews() {
    let model = Model()
    let stage = smallStage { Positioned(model: model) }
    model.position.scrollTo(edge: .bottom)
    #expect(stage.place(of: "19") == "0,150 200x50")
    #expect(model.position.edge == .bottom)
    model.position.scrollTo(y: 30)
    #expect(stage.place(of: "0") == "0,-30 200x50")
    model.position.scrollTo(id: 5)
    #expect(stage.place(of: "5") == "0,0 200x50")
    #expect(model.position.viewID(type: Int.self) == 5)
    wheel(stage, 0, 50)
    #expect(model.position.isPositionedByUser)
    #expect(model.position.viewID(type: Int.self) == 4)
    model.position.scrollTo(id: 5)
    #expect(stage.place(of: "5") == "0,0 200x50")
    #expect(!model.position.isPositionedByUser)
  }

  @Test func anAnchorCanBeForOneTimeOnly() {
    func top(_ anchor: UnitPoint?, _ role: ScrollAnchorRole, count: Int) -> CGFloat? {
      let stage = smallStage {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { number in
              Color.red.frame(height: 50).accessibilityIdentifier("\(number)")
            }
          }
        }
        .defaultScrollAnchor(.bottom)
        .defaultScrollAnchor(anchor, for: role)
      }
      return stage.frame(ofElement: "0")?.minY
    }
    #expect(top(.top, .initialOffset, count: 8) == 0)
    #expect(top(.top, .alignment, count: 8) == -200)
    #expect(top(.top, .alignment, count: 2) == 0)
    #expect(top(.center, .alignment, count: 2) == 50)
    #expect(top(nil, .alignment, count: 2) == 0)
    #expect(top(.top, .sizeChanges, count: 2) == 100)
  }

  // MARK: Frames

  @Test func aFrameIsAPartOfTheContainer() {
    let stage = smallStage {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("all")
          Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
            .accessibilityIdentifier("half")
          Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 4 }
            .accessibilityIdentifier("quarter")
        }
      }
      .frame(height: 80)
      .contentMargins(.horizontal, 20)
    }
    #expect(stage.place(of: "all") == "20,60 160x80")
    #expect(stage.frame(ofElement: "half")?.width == 75)
    #expect(stage.frame(ofElement: "quarter")?.size == CGSize(width: 40, height: 20))
    stage.send(.resize(CGSize(width: 400, height: 200)))
    #expect(stage.frame(ofElement: "all")?.width == 360)
  }
}
