import RecallUI
import Testing

/// Collects what the gestures of a test's views say.
private final class Log {
  var lines: [String] = []
}

@Suite struct GestureViewTests {
  private static let middle = CGPoint(x: 100, y: 100)

  private func stage<Content: View>(@ViewBuilder _ content: () -> Content) -> Stage {
    Stage(size: CGSize(width: 200, height: 200)) { content() }
  }

  @Test(arguments: [(499, []), (500, ["pressed"]), (501, ["pressed"])])
  func aLongPressSucceedsAtItsDuration(milliseconds: Int, expected: [String]) {
    let log = Log()
    let stage = stage { Color.red.onLongPressGesture { log.lines.append("pressed") } }

    stage.press(at: GestureViewTests.middle, for: .milliseconds(milliseconds))

    #expect(log.lines == expected)
  }

  @Test func aLongPressTellsThatItBeginsAndThatItIsOver() {
    let log = Log()
    let stage = stage {
      Color.red.onLongPressGesture(minimumDuration: 1) {
        log.lines.append("succeeded")
      } onPressingChanged: {
        log.lines.append("pressing \($0)")
      }
    }

    stage.press(at: GestureViewTests.middle, for: .seconds(2))

    #expect(log.lines == ["pressing true", "succeeded", "pressing false"])
  }

  /// Taps a stage twice, each tap's down right after the time that is said from the last one's up.
  private func tapTwice(_ stage: Stage, after milliseconds: Int) {
    stage.tap(at: GestureViewTests.middle)
    stage.advance(by: .milliseconds(milliseconds))
    stage.tap(at: GestureViewTests.middle)
    stage.advance(by: .seconds(3))
  }

  @Test(
    arguments: [
      (nil, 299, 1), (nil, 300, 0), (600, 599, 1), (600, 600, 0), (100, 99, 1), (100, 100, 0),
    ] as [(Int?, Int, Int)])
  func twoTapsAreOneGestureInTheTimeThatTheSurroundingsSay(
    interval: Int?, pause: Int, expected: Int
  ) {
    let log = Log()
    let stage = stage {
      Color.red.onTapGesture(count: 2) { log.lines.append("twice") }
        .environment(\.doubleClickInterval, interval.map { .milliseconds($0) })
    }

    tapTwice(stage, after: pause)

    #expect(log.lines.count == expected)
  }

  /// In combinations as well, and from the next tap on.
  @Test func theTimeOfTwoTapsIsFollowed() {
    final class Desktop: ObservableObject {
      @Published var interval: Duration? = .milliseconds(1_000)
    }
    struct Screen: View {
      @ObservedObject var desktop: Desktop
      let tapped: (String) -> Void

      var body: some View {
        Color.red
          .gesture(
            TapGesture(count: 2).onEnded { tapped("two") }
              .exclusively(before: TapGesture().onEnded { tapped("one") })
          )
          .environment(\.doubleClickInterval, desktop.interval)
      }
    }
    let log = Log()
    let desktop = Desktop()
    let stage = stage { Screen(desktop: desktop) { log.lines.append($0) } }

    tapTwice(stage, after: 900)
    #expect(log.lines == ["two"])
    desktop.interval = .milliseconds(200)
    tapTwice(stage, after: 900)
    #expect(log.lines == ["two", "one", "one"])
  }

  @Test(arguments: [(10, 0), (10.001, 1)])
  func aDragBeginsBeyondItsDistance(way: CGFloat, changes: Int) {
    let log = Log()
    let stage = stage {
      Color.red.gesture(DragGesture().onChanged { log.lines.append("\($0.translation.width)") })
    }

    stage.send(.pointer(.init(.down, at: GestureViewTests.middle)))
    stage.send(.pointer(.init(.move, at: CGPoint(x: 100 + way, y: 100))))

    #expect(log.lines.count == changes)
  }

  @Test func aDragIsToldInTheViewsOwnSpace() {
    let log = Log()
    let stage = stage {
      Color.red.frame(width: 100, height: 100)
        .gesture(
          DragGesture().onEnded {
            log.lines.append("\(Int($0.startLocation.x)) \(Int($0.location.x))")
          })
    }

    stage.drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 90, y: 60), over: .milliseconds(100))

    #expect(log.lines == ["10 40"])
  }

  private struct Dragged: View {
    @GestureState private var way = CGSize.zero

    var body: some View {
      Color.red.frame(width: 100, height: 100)
        .offset(way)
        .gesture(DragGesture().updating($way) { value, way, _ in way = value.translation })
    }
  }

  @Test(arguments: [PointerEvent.Phase.up, .cancel])
  func gestureStateGoesBackWhenTheGestureIsOver(phase: PointerEvent.Phase) {
    let stage = stage { Dragged() }
    let idle = stage.displayList
    stage.send(.pointer(.init(.down, at: GestureViewTests.middle)))
    stage.send(.pointer(.init(.move, at: CGPoint(x: 130, y: 100))))
    #expect(stage.snapshot["Dragged.way"] == "CGSize(width: 30, height: 0)")
    #expect(stage.displayList != idle)

    stage.send(.pointer(.init(phase, at: CGPoint(x: 130, y: 100))))

    #expect(stage.snapshot["Dragged.way"] == "CGSize(width: 0, height: 0)")
    #expect(stage.displayList == idle)
  }

  @Test func theChildsTapStandsBeforeTheParents() {
    let log = Log()
    let stage = stage {
      ZStack {
        Color.red.onTapGesture { log.lines.append("child") }
      }
      .onTapGesture { log.lines.append("parent") }
    }

    stage.tap(at: GestureViewTests.middle)

    #expect(log.lines == ["child"])
  }

  @Test func aHighPriorityGestureStandsBeforeTheChilds() {
    let log = Log()
    let stage = stage {
      ZStack {
        Color.red.onTapGesture { log.lines.append("child") }
      }
      .highPriorityGesture(TapGesture().onEnded { log.lines.append("parent") })
    }

    stage.tap(at: GestureViewTests.middle)

    #expect(log.lines == ["parent"])
  }

  @Test func aSimultaneousGestureStandsBesideTheChilds() {
    let log = Log()
    let stage = stage {
      ZStack {
        Color.red.onTapGesture { log.lines.append("child") }
      }
      .simultaneousGesture(TapGesture().onEnded { log.lines.append("parent") })
    }

    stage.tap(at: GestureViewTests.middle)

    #expect(log.lines.sorted() == ["child", "parent"])
  }

  @Test func aMaskSilencesTheGesturesInside() {
    let log = Log()
    let stage = stage {
      ZStack {
        Color.red.onTapGesture { log.lines.append("child") }
      }
      .gesture(TapGesture().onEnded { log.lines.append("parent") }, including: .gesture)
    }

    stage.tap(at: GestureViewTests.middle)

    #expect(log.lines == ["parent"])
  }

  @Test func aLongPressAndThenADragIsASequence() {
    let log = Log()
    let stage = stage {
      Color.red.gesture(
        LongPressGesture().sequenced(before: DragGesture())
          .onEnded { value in
            if case .second(true, let drag?) = value {
              log.lines.append("\(drag.translation.width)")
            }
          })
    }

    stage.send(.pointer(.init(.down, at: GestureViewTests.middle)))
    stage.advance(by: .milliseconds(600))
    stage.send(.pointer(.init(.move, at: CGPoint(x: 140, y: 100))))
    stage.send(.pointer(.init(.up, at: CGPoint(x: 140, y: 100))))

    #expect(log.lines == ["40.0"])
  }

  @Test func whatIsDisabledSleepsAndStillCoversWhatIsBehind() {
    let log = Log()
    let stage = stage {
      ZStack {
        Color.blue.onTapGesture { log.lines.append("behind") }
        Color.red.onTapGesture { log.lines.append("front") }.disabled(true)
      }
    }

    stage.tap(at: GestureViewTests.middle)

    #expect(log.lines.isEmpty)
  }

  @Test func whatAllowsNoHitsLetsThemThrough() {
    let log = Log()
    let stage = stage {
      ZStack {
        Color.blue.onTapGesture { log.lines.append("behind") }
        Color.red.onTapGesture { log.lines.append("front") }.allowsHitTesting(false)
      }
    }

    stage.tap(at: GestureViewTests.middle)

    #expect(log.lines == ["behind"])
  }

  @Test func aContentShapeIsHitWhereNothingIsShown() {
    let log = Log()
    let stage = stage {
      HStack {
        Text("a")
        Spacer()
        Text("b")
      }
      .contentShape(Rectangle())
      .onTapGesture { log.lines.append("row") }
    }

    stage.tap(at: GestureViewTests.middle)

    #expect(log.lines == ["row"])
  }

  @Test func hoveringTellsComingAndGoing() {
    let log = Log()
    let stage = stage {
      Color.red.frame(width: 100, height: 100).onHover { log.lines.append("\($0)") }
    }

    for x in [10, 60, 70, 199] {
      stage.send(.pointer(.init(.move, at: CGPoint(x: x, y: 100))))
    }

    #expect(log.lines == ["true", "false"])
  }

  @Test func lostFocusCancelsWhatHasBegun() {
    let log = Log()
    let stage = stage {
      Color.red.onTapGesture { log.lines.append("tap") }
    }

    stage.send(.pointer(.init(.down, at: GestureViewTests.middle)))
    stage.send(.focus(.lost))
    stage.send(.pointer(.init(.up, at: GestureViewTests.middle)))

    #expect(log.lines.isEmpty)
  }

  // MARK: Buttons

  @Test func aButtonActsWhenItIsLetGoInside() {
    let log = Log()
    let stage = stage { Button("Play") { log.lines.append("play") } }

    stage.press(at: GestureViewTests.middle, for: .seconds(3))

    #expect(log.lines == ["play"])
  }

  @Test func aButtonIsLetGoOutsideForNothing() {
    let log = Log()
    let stage = stage { Button("Play") { log.lines.append("play") } }
    let idle = stage.displayList

    stage.send(.pointer(.init(.down, at: GestureViewTests.middle)))
    #expect(stage.displayList != idle)
    stage.send(.pointer(.init(.move, at: CGPoint(x: 5, y: 5))))
    #expect(stage.displayList == idle)
    stage.send(.pointer(.init(.up, at: CGPoint(x: 5, y: 5))))

    #expect(log.lines.isEmpty)
  }

  // MARK: Scrolling

  private func rows(_ log: Log) -> Stage {
    stage {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20) { row in
            Color.red.frame(width: 200, height: 50)
              .onTapGesture { log.lines.append("row \(row)") }
              .accessibilityIdentifier("row:\(row)")
          }
        }
      }
    }
  }

  @Test func aDragScrollsAndTheTapIsCancelled() throws {
    let log = Log()
    let stage = rows(log)

    // The first 10 points tell the drag from a tap, and 12 are the first that are more.
    stage.send(.pointer(.init(.down, at: CGPoint(x: 100, y: 150))))
    for y in stride(from: 138, through: 90, by: -12) {
      stage.advance(by: .milliseconds(16))
      stage.send(.pointer(.init(.move, at: CGPoint(x: 100, y: y))))
    }
    // A finger that rests before it lets go leaves the content where it is.
    stage.advance(by: .milliseconds(500))
    stage.send(.pointer(.init(.up, at: CGPoint(x: 100, y: 90))))

    #expect(log.lines.isEmpty)
    let offset = try #require(stage.element("row:0")).frame.minY
    #expect(offset == -48)
  }

  @Test func contentThatIsLetGoGlidesOnAsAFunctionOfTime() throws {
    let log = Log()
    let stage = rows(log)

    // 1,000 points a second go on for 500 points.
    stage.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 20), over: .milliseconds(160))
    let atRest = try #require(stage.element("row:0")).frame.minY
    let letGo = stage.displayList

    #expect(atRest < -500)
    #expect(stage.isAnimating)
    stage.advance(by: .milliseconds(300))
    let gliding = stage.displayList
    #expect(gliding != letGo)
    // The mark fades after the content has come to rest.
    stage.advance(by: .seconds(3))
    #expect(!stage.isAnimating)
    #expect(stage.displayList != gliding)
    #expect(try #require(stage.element("row:0")).frame.minY == atRest)
  }

  @Test func aTouchStopsContentThatGlidesAndTapsNothing() throws {
    let log = Log()
    let stage = rows(log)
    stage.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 20), over: .milliseconds(160))
    let atRest = try #require(stage.element("row:0")).frame.minY
    stage.advance(by: .milliseconds(100))
    let gliding = stage.displayList

    stage.tap(at: CGPoint(x: 100, y: 100))

    #expect(log.lines.isEmpty)
    #expect(stage.displayList == gliding)
    #expect(try #require(stage.element("row:0")).frame.minY > atRest)
    stage.advance(by: .seconds(1))
    #expect(!stage.isAnimating)
  }

  @Test func aTapInAScrollViewStillTaps() {
    let log = Log()
    let stage = rows(log)

    stage.tap(at: CGPoint(x: 100, y: 75))

    #expect(log.lines == ["row 1"])
  }

  @Test func theWheelScrollsAsFarAsThereIsContent() throws {
    let log = Log()
    let stage = rows(log)

    stage.send(
      .scroll(ScrollEvent(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -5000))))

    #expect(try #require(stage.element("row:19")).frame.maxY == 200)
  }

  private final class Switch: ObservableObject {
    @Published var isOn = false
    var count = 0
  }

  private struct Optionally: View {
    @ObservedObject var model: Switch

    var body: some View {
      Color.red.gesture(model.isOn ? TapGesture().onEnded { model.count += 1 } : nil)
    }
  }

  @Test func aGestureIsThereOnlyAsLongAsThereIsOne() {
    let model = Switch()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Optionally(model: model) }
    var counts: [Int] = []
    for isOn in [false, true, false, true] {
      model.isOn = isOn
      stage.tap(at: CGPoint(x: 50, y: 50))
      counts.append(model.count)
    }
    #expect(counts == [0, 1, 1, 2])
  }
}
