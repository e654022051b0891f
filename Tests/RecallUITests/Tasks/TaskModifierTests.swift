import RecallUI
import Testing

@Suite struct TaskModifierTests {
  private struct Search: View {
    let log: TaskLog
    @State private var text = "a"
    @State private var isShown = true

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: 20).onTapGesture { text += "b" }
        Color.blue.frame(height: 20).onTapGesture { isShown.toggle() }
        if isShown {
          Text(text)
            .task(id: text) {
              do {
                try await RecallUI.Task.sleep(for: .milliseconds(300))
                log.note("found \(text)")
              } catch {
                log.note("gave up \(text)")
              }
            }
            .task { log.note("came") }
        }
      }
      .frame(width: 100, height: 100, alignment: .top)
    }
  }

  private let log = TaskLog()
  private let stage: Stage
  private let change = CGPoint(x: 50, y: 10)
  private let toggle = CGPoint(x: 50, y: 30)

  init() {
    let log = log
    stage = Stage(size: CGSize(width: 100, height: 100)) { Search(log: log) }
  }

  @Test func aTaskBeginsWithItsView() {
    #expect(log.lines == ["0 came"])
    stage.advance(by: .milliseconds(300))
    #expect(log.lines == ["0 came", "300 found a"])
  }

  @Test func anotherValueBeginsAnotherTask() {
    stage.advance(by: .milliseconds(299))
    stage.tap(at: change)
    #expect(log.lines == ["0 came", "299 gave up ab"])
    stage.advance(by: .milliseconds(300))
    #expect(log.lines.last == "599 found ab")
    #expect(stage.pendingTasks.isEmpty)
  }

  @Test func aViewThatGoesCancelsItsTaskAndBeginsOneWhenItComesBack() {
    #expect(stage.pendingTasks.map(\.isOfView) == [true])
    stage.tap(at: toggle)
    #expect(log.lines == ["0 came", "0 gave up a"])
    #expect(stage.pendingTasks.isEmpty)
    #expect(stage.pendingTimers.isEmpty)
    stage.tap(at: toggle)
    stage.advance(by: .seconds(1))
    #expect(log.lines.suffix(2) == ["0 came", "300 found a"])
  }

  @Test func aGroupHasOneTaskWhileItHasAView() {
    struct Rows: View {
      let log: TaskLog
      @State private var count = 2

      var body: some View {
        VStack {
          Group {
            ForEach(0..<count, id: \.self) { Text("\($0)") }
          }
          .task {
            log.note("began")
            try? await RecallUI.Task.sleep(for: .seconds(5))
            log.note("ended")
          }
        }
        .frame(width: 100, height: 100)
        .contentShape(Rectangle())
        .onTapGesture { count -= 1 }
      }
    }
    let log = TaskLog()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Rows(log: log) }
    #expect(log.lines == ["0 began"])
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.lines == ["0 began"])
    stage.tap(at: CGPoint(x: 50, y: 50))
    #expect(log.lines == ["0 began", "0 ended"])
  }

  @Test func aTaskOutlivesTheBranchThatItReplaces() {
    struct Loading: View {
      let log: TaskLog
      @State private var isLoading = false

      var body: some View {
        Group {
          if isLoading { ProgressView() } else { Text("done") }
        }
        .task {
          isLoading = true
          log.note("began")
          try? await RecallUI.Task.sleep(for: .seconds(1))
          isLoading = false
          log.note(RecallUI.Task.isCancelled ? "cancelled" : "ended")
        }
      }
    }
    let log = TaskLog()
    let stage = Stage(size: CGSize(width: 100, height: 100)) { Loading(log: log) }
    stage.advance(by: .seconds(3))
    #expect(log.lines == ["0 began", "1000 ended"])
    #expect(stage.issues.isEmpty)
  }

  @Test func framesChangeNothing() {
    let other = TaskLog()
    let watched = Stage(size: CGSize(width: 100, height: 100)) { Search(log: other) }
    for _ in 0..<100 {
      watched.advance(by: .milliseconds(5))
      _ = watched.displayList
    }
    stage.advance(by: .milliseconds(500))
    #expect(other.lines == log.lines)
    #expect(watched.digest == stage.digest)
  }

  /// Never asks whether it was cancelled, as many programs don't.
  private struct Restless: View {
    @State private var isShown = true
    @State private var count = 0

    var body: some View {
      VStack {
        Text("\(count)")
        Text("hide").onTapGesture { isShown = false }.accessibilityIdentifier("hide")
        if isShown {
          Color.red.task {
            while true {
              try? await RecallUI.Task.sleep(for: .seconds(1))
              count += 1
            }
          }
        }
      }
    }
  }

  @Test func aCancelledTaskThatSleepsOnIsReportedAndHeldBack() throws {
    let stage = smallStage { Restless() }
    func count() throws -> Int { try #require(stage.texts.first.flatMap { Int($0) }) }
    stage.tap("hide")
    #expect(stage.issues.count == 1)
    let before = try count()
    stage.tap("hide")
    stage.advance(by: .seconds(1))
    #expect((50...70).contains(try count() - before))
    #expect(stage.issues.count == 1)
  }
}
