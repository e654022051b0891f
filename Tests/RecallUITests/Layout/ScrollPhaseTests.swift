import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ScrollPhaseTests {
  private final class Log { var lines: [String] = [] }

  private struct Screen: View {
    let log: Log
    @State private var position = ScrollPosition()
    @State private var isThere = true

    init(log: Log) { self.log = log }

    var body: some View {
      VStack {
        if isThere {
          ScrollView { Color.red.frame(width: 100, height: 2000) }
            .scrollPosition($position)
            .onScrollPhaseChange { old, new, context in
              log.lines.append("\(old) \(new) \(Int(context.geometry.contentOffset.y))")
            }
        }
        Button("go") { withAnimation(.linear(duration: 1)) { position.scrollTo(y: 500) } }
        Button("remove") { isThere = false }
      }
    }
  }

  private let log = Log()
  private let stage: Stage

  init() {
    let log = log
    stage = Stage(size: CGSize(width: 200, height: 300)) { Screen(log: log) }
  }

  private func throwUp() {
    stage.drag(
      from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 60), over: .milliseconds(100))
  }

  @Test func aFingerMovesTheContentWhichGoesOnAndComesToRest() {
    throwUp()
    #expect(
      log.lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
        "idle interacting", "interacting decelerating",
      ])
    stage.advance(by: .seconds(10))
    #expect(log.lines.last?.hasPrefix("decelerating idle") == true)
    #expect(log.lines.count == 3)
  }

  @Test func aProgramAnimatesIt() {
    stage.tap("go")
    #expect(log.lines == ["idle animating 500"])
    stage.advance(by: .milliseconds(999))
    #expect(log.lines.count == 1)
    stage.advance(by: .milliseconds(2))
    #expect(log.lines == ["idle animating 500", "animating idle 500"])
  }

  @Test func pagesGoOnAfterAFingerThatStoodStillBeforeItLetGo() {
    let log = Log()
    let stage = Stage(size: CGSize(width: 200, height: 300)) {
      ScrollView { Color.red.frame(width: 100, height: 2000) }
        .scrollTargetBehavior(.paging)
        .onScrollPhaseChange { log.lines.append("\($0) \($1)") }
    }
    stage.send(.pointer(PointerEvent(.down, at: CGPoint(x: 100, y: 250))))
    for y in stride(from: 240.0, through: 150, by: -10) {
      stage.advance(by: .milliseconds(16))
      stage.send(.pointer(PointerEvent(.move, at: CGPoint(x: 100, y: y))))
    }
    stage.advance(by: .seconds(1))
    stage.send(.pointer(PointerEvent(.up, at: CGPoint(x: 100, y: 150))))
    #expect(log.lines == ["idle interacting", "interacting decelerating"])
    stage.advance(by: .seconds(10))
    #expect(log.lines.last == "decelerating idle")
  }

  @Test func whoWaitsForPlacesStillDoesAfterViewsThatNeverSettled() {
    /// Changes itself for ever once it is told to.
    struct Restless: View {
      @Binding var isRestless: Bool
      @State private var count = 0

      var body: some View {
        if isRestless, count < 500 { count += 1 }
        return Text("\(count)")
      }
    }
    struct Outer: View {
      let log: Log
      @State private var isRestless = false

      var body: some View {
        VStack {
          ScrollView { Color.red.frame(width: 100, height: isRestless ? 1000 : 2000) }
            .onScrollGeometryChange(for: Double.self) {
              $0.contentOffset.y
            } action: {
              log.lines.append("\(Int($1))")
            }
          Restless(isRestless: $isRestless)
          Color.blue.frame(height: 20).onTapGesture { isRestless = true }
            .accessibilityIdentifier("restless")
        }
      }
    }
    let log = Log()
    let stage = Stage(size: CGSize(width: 200, height: 300)) { Outer(log: log) }
    let wheel = ScrollEvent(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -40))
    stage.send(.scroll(wheel))
    #expect(log.lines == ["0", "40"])
    // The content gets shorter, and the look at that is given up with all that waits.
    stage.tap("restless")
    #expect(!stage.issues.isEmpty)
    stage.send(.scroll(wheel))
    stage.send(.scroll(wheel))
    #expect(log.lines.last == "120")
  }

  @Test func theWheelChangesNoPhase() {
    stage.send(.scroll(ScrollEvent(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: -40))))
    stage.advance(by: .seconds(1))
    #expect(log.lines.isEmpty)
  }

  @Test func nobodyWaitsForAViewThatIsGone() {
    throwUp()
    stage.tap("remove")
    let count = log.lines.count
    stage.advance(by: .seconds(10))
    #expect(log.lines.count == count)
    #expect(stage.unownedTimers.isEmpty)
  }
}
