import Foundation
import RecallUI
import Testing

/// Views whose content depends on time.
@Suite struct TimelineViewTests {
  private struct Clock<Schedule: TimelineSchedule>: View {
    let schedule: Schedule
    @State private var isShown = true

    var body: some View {
      VStack(spacing: 0) {
        if isShown {
          TimelineView(schedule) { context in
            Text("\(Int((context.date.timeIntervalSinceReferenceDate * 1000).rounded()))")
          }
        }
      }
      .frame(width: 100, height: 40)
      .background(Color.white)
      .onTapGesture { isShown = false }
    }
  }

  private func stage(_ schedule: some TimelineSchedule) -> Stage {
    Stage(size: CGSize(width: 100, height: 40)) { Clock(schedule: schedule) }
  }

  private func shown(_ stage: Stage) -> String {
    let text = stage.displayList.items.last.map(\.description) ?? ""
    return String(text.split(separator: "\"").dropFirst().first ?? "")
  }

  @Test func aFrameShowsItsOwnInstant() {
    let stage = stage(.animation)
    #expect(stage.isAnimating)
    #expect(stage.nextDeadline == nil)
    let (digest, outline) = (stage.digest, stage.outline)
    for milliseconds in [0, 7, 250, 251, 9000] as [Int64] {
      stage.advance(to: Instant(milliseconds: milliseconds))
      #expect(shown(stage) == "\(milliseconds)")
    }
    #expect(stage.digest == digest)
    #expect(stage.outline == outline)
  }

  /// Something that flies to the right, ten points a second, and can be hit.
  private struct Target: View {
    @State private var hits = 0
    @State private var isPaused = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        TimelineView(.animation(paused: isPaused)) { context in
          Color.red.frame(width: 10, height: 10)
            .onTapGesture { hits += 1 }
            .accessibilityIdentifier("target")
            .offset(x: 10 * context.date.timeIntervalSinceReferenceDate)
        }
        Text("hits \(hits)").offset(y: 100)
      }
      .frame(width: 200, height: 200, alignment: .topLeading)
    }
  }

  @Test func whatMovesWithTheFramesIsHitWhereItIsSeen() {
    let stage = smallStage { Target() }
    stage.advance(by: .seconds(10))
    stage.tap(at: CGPoint(x: 5, y: 5))
    #expect(stage.texts == ["hits 0"])
    stage.tap(at: CGPoint(x: 105, y: 5))
    #expect(stage.texts == ["hits 1"])
    #expect(stage.frame(ofElement: "target")?.minX == 100)
  }

  /// Has something come and go with the frames.
  private struct Blinking: View {
    @State private var appearances = 0

    var body: some View {
      TimelineView(.animation) { context in
        if Int(context.date.timeIntervalSinceReferenceDate) % 2 == 1 {
          Text("odd").onAppear { appearances += 1 }
        } else {
          Text("even")
        }
      }
    }
  }

  @Test func whoLooksChangesNothingThatFollowsTheFrames() {
    let stages = (0..<2).map { _ in smallStage { Blinking() } }
    for second in 0..<6 {
      _ = stages[0].elements
      _ = stages[0].outline
      _ = stages[0].element("odd")
      _ = stages[0].notices(
        .pointer(PointerEvent(.move, at: CGPoint(x: second, y: 0), pointer: .mouse)))
      for stage in stages { stage.advance(by: .milliseconds(700)) }
      #expect(stages[0].digest == stages[1].digest)
    }
  }

  @Test func whatFollowsTheFramesIsNotEvaluatedForEventsWhileItIsCovered() {
    struct Screens: View {
      let evaluate: () -> Void
      @State private var isCovered = false

      var body: some View {
        NavigationStack {
          VStack {
            TimelineView(.animation) { _ in
              let _ = evaluate()
              Color.red
            }
            Button("on") { isCovered = true }.accessibilityIdentifier("on")
          }
          .navigationDestination(isPresented: $isCovered) { Text("front") }
        }
      }
    }
    var count = 0
    let stage = smallStage { Screens { count += 1 } }
    stage.tap("on")
    stage.advance(by: .seconds(2))
    stage.tap(at: CGPoint(x: 100, y: 150))
    let before = count
    stage.advance(by: .seconds(1))
    stage.tap(at: CGPoint(x: 100, y: 150))
    #expect(count == before)
  }

  @Test func aLeastIntervalMakesSteps() {
    let stage = stage(.animation(minimumInterval: 0.1))
    for (now, seen) in [(0, 0), (99, 0), (100, 100), (101, 100), (250, 200)] as [(Int64, Int)] {
      stage.advance(to: Instant(milliseconds: now))
      #expect(shown(stage) == "\(seen)")
    }
  }

  /// Counts how often its date has changed.
  private struct Counting: View {
    var interval: Double?
    var isPaused = false
    var hears = true
    @State private var changes = 0
    @State private var other = 0

    var body: some View {
      VStack {
        Text("changes \(changes)")
        TimelineView(.animation(minimumInterval: interval, paused: isPaused)) { context in
          HStack {
            if hears {
              Color.red.onChange(of: context.date) { changes += 1 }
            } else {
              Color.red.onChange(of: other) { changes += 1 }
            }
          }
        }
        Button("other") { other += 1 }
      }
    }
  }

  private func changes(_ stage: Stage) -> Int? {
    stage.texts.first { $0.hasPrefix("changes ") }.flatMap { Int($0.dropFirst(8)) }
  }

  @Test func whatHearsOfItsDateIsToldSixtyTimesASecond() {
    let stages = (0..<2).map { _ in smallStage { Counting() } }
    stages[0].advance(by: .seconds(2))
    #expect(changes(stages[0]) == 119)
    // Whoever looks, and whenever.
    for _ in 0..<200 {
      stages[1].advance(by: .milliseconds(10))
      _ = stages[1].displayList
    }
    #expect(stages[0].digest == stages[1].digest)
  }

  @Test func aLeastIntervalSaysHowOften() {
    let stage = smallStage { Counting(interval: 0.1) }
    stage.advance(by: .milliseconds(1050))
    #expect(changes(stage) == 10)
  }

  @Test func whatHearsOfOtherThingsIsNotToldOfTheDate() {
    let stage = smallStage { Counting(hears: false) }
    stage.advance(by: .seconds(1))
    #expect(changes(stage) == 0)
    stage.tap("other")
    #expect(changes(stage) == 1)
    stage.advance(by: .seconds(1))
    #expect(changes(stage) == 1)
  }

  /// Counts what follows from its date, and changes now and then.
  private struct CountingSeconds: View {
    @State private var changes = 0
    @State private var tasks = 0

    var body: some View {
      Text("changes \(changes) tasks \(tasks)")
      TimelineView(.animation) { context in
        let second = Int(context.date.timeIntervalSinceReferenceDate)
        Color.red.onChange(of: second) { changes += 1 }
          .task(id: second) { tasks += 1 }
      }
    }
  }

  @Test func whatFollowsFromTheDateIsHeardWheneverItChanges() {
    let stage = smallStage { CountingSeconds() }
    stage.advance(by: .milliseconds(4500))
    #expect(stage.texts == ["changes 4 tasks 5"])
  }

  /// Where something stands that hears of the date and is made after the timeline's own content.
  private enum Late: CaseIterable {
    case geometry, overlay, fits, rows, screen, later
  }

  private struct CountingLate: View {
    let late: Late
    @State private var changes = 0
    @State private var isPlaying = false

    var body: some View {
      VStack {
        Text("changes \(changes)")
        TimelineView(.animation) { context in
          switch late {
          case .geometry: GeometryReader { _ in listener(context.date) }
          case .overlay: Color.blue.overlay { GeometryReader { _ in listener(context.date) } }
          case .fits: ViewThatFits { listener(context.date) }
          case .rows:
            ScrollView { LazyVStack { ForEach(0..<1) { _ in listener(context.date) } } }
          case .screen: NavigationStack { listener(context.date) }
          case .later: Game(date: context.date) { changes += 1 }
          }
        }
      }
    }

    private func listener(_ date: Date) -> some View {
      Color.red.frame(height: 10).onChange(of: date) { changes += 1 }
    }
  }

  /// Plays once it was begun.
  private struct Game: View {
    let date: Date
    let tick: () -> Void
    @State private var isPlaying = false

    var body: some View {
      if isPlaying {
        Color.red.onChange(of: date) { tick() }
      } else {
        Text("play").onTapGesture { isPlaying = true }.accessibilityIdentifier("play")
      }
    }
  }

  @Test(arguments: Late.allCases)
  private func whatComesLaterHearsOfTheDateToo(late: Late) throws {
    let stage = smallStage { CountingLate(late: late) }
    if late == .later { stage.tap("play") }
    stage.advance(by: .seconds(1))
    let text = try #require(stage.texts.first { $0.hasPrefix("changes") })
    #expect(Int(text.dropFirst(8)).map { (58...61).contains($0) } == true, "\(text)")
  }

  @Test func aTimelineInALazyRowIsMadeWhenTheRowIsSeen() {
    struct Rows: View {
      let made: () -> Void

      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { index in
              TimelineView(.animation) { _ in
                Text("row \(index)").frame(height: 20).onAppear { made() }
              }
            }
          }
        }
      }
    }
    var count = 0
    let stage = smallStage { Rows { count += 1 } }
    #expect(stage.texts.count <= 12 && count <= 12)
  }

  @Test func aPeriodThatBeganBeforeAllInstantsGoesOn() {
    let stage = stage(.periodic(from: .distantPast, by: 1))
    stage.advance(by: .milliseconds(500))
    let first = shown(stage)
    stage.advance(by: .seconds(3))
    #expect(Int(shown(stage)) == Int(first).map { $0 + 3000 })
  }

  @Test func nothingTicksForATaskThatIsBegunOnce() {
    let stage = smallStage { TimelineView(.animation) { _ in Color.red.task {} } }
    #expect(stage.nextDeadline == nil)
  }

  @Test func aPausedOneTellsNobody() {
    let stage = smallStage { Counting(isPaused: true) }
    stage.advance(by: .seconds(1))
    #expect(changes(stage) == 0 && stage.nextDeadline == nil)
  }

  @Test func aPausedOneStandsStill() {
    let stage = stage(.animation(paused: true))
    stage.advance(by: .seconds(1))
    #expect(shown(stage) == "0")
    #expect(!stage.isAnimating)
  }

  @Test func aPeriodIsATimersWhoeverLooks() {
    let begin = Date(timeIntervalSinceReferenceDate: 0.25)
    let stage = stage(.periodic(from: begin, by: 0.5))
    #expect(!stage.isAnimating)
    #expect(stage.nextDeadline == Instant(milliseconds: 250))
    for (now, seen) in [(249, 0), (250, 250), (749, 250), (750, 750), (5249, 4750), (5250, 5250)]
      as [(Int64, Int)]
    {
      stage.advance(to: Instant(milliseconds: now))
      #expect(stage.element("\(seen)") != nil)
      #expect(shown(stage) == "\(seen)")
    }
  }

  @Test func aRealDateStandsForThePresent() {
    let real = Date(timeIntervalSinceReferenceDate: 800_000_000.3)
    let stage = stage(.periodic(from: real, by: 0.5))
    #expect(stage.nextDeadline == Instant(milliseconds: 500))
    stage.advance(by: .milliseconds(1200))
    #expect(shown(stage) == "1000")
  }

  @Test func aPeriodEndsWithItsView() {
    let stage = stage(.periodic(from: Date(timeIntervalSinceReferenceDate: -10.1), by: 0.5))
    #expect(stage.nextDeadline == Instant(milliseconds: 400))
    stage.tap(at: CGPoint(x: 5, y: 5))
    #expect(stage.pendingTimers.isEmpty)
    #expect(stage.nextDeadline == nil)
  }

  /// A timeline that a tap pauses or has go on; the wheel changes what else it shows.
  private struct Pausable: View {
    @State private var isPaused = false
    @State private var number = 0

    var body: some View {
      VStack(spacing: 0) {
        Color.white.frame(height: 10).onTapGesture { isPaused.toggle() }
          .accessibilityIdentifier("pause")
        Color.black.frame(height: 10).onTapGesture { number += 1 }
          .accessibilityIdentifier("number")
        TimelineView(.animation(paused: isPaused)) { context in
          Text("\(Int(context.date.timeIntervalSinceReferenceDate * 1000)) \(number)")
        }
      }
    }
  }

  @Test func aPausedOneKeepsItsDateWhateverElseChanges() {
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Pausable() }
    func text() -> String? { stage.displayList.items.last?.description }
    stage.advance(by: .milliseconds(300))
    stage.tap("pause")
    #expect(text()?.hasPrefix("text \"300 0\"") == true)
    stage.advance(by: .milliseconds(400))
    stage.tap("number")
    #expect(text()?.hasPrefix("text \"300 1\"") == true)
    stage.tap("pause")
    #expect(text()?.hasPrefix("text \"700 1\"") == true)
  }

  private struct Doubling: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] {
      [0, 1, 2, 4, 8].map { startDate + $0 }
    }
  }

  private func seconds<Schedule: TimelineSchedule>(
    of schedule: Schedule, after times: [Duration]
  ) -> [String] {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      TimelineView(schedule) { Text("\(Int($0.date.timeIntervalSinceReferenceDate))") }
    }
    return times.flatMap {
      stage.advance(by: $0)
      return stage.texts
    }
  }

  @Test func aScheduleOfOnesOwnSaysItsDates() {
    let times: [Duration] = [.zero, .seconds(1), .milliseconds(999), .milliseconds(1), .seconds(3)]
    #expect(seconds(of: Doubling(), after: times) == ["0", "1", "1", "2", "4"])
  }

  @Test func explicitDatesEnd() {
    let dates = [3, 5].map { Date(timeIntervalSinceReferenceDate: $0) }
    #expect(
      seconds(of: .explicit(dates), after: [.zero, .seconds(4), .seconds(1), .seconds(90)])
        == ["0", "3", "5", "5"])
  }

  @Test func minutesBeginAnew() {
    #expect(
      seconds(of: .everyMinute, after: [.seconds(59), .seconds(1), .seconds(61)])
        == ["0", "60", "120"])
  }
}
