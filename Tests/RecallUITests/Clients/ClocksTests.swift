import RecallUI
import Testing

/// Counts down, and calls out when nothing is left.
private struct Countdown: View {
  let seconds: Int
  let onEnd: () -> Void
  @State private var remaining: Int
  @State private var isRunning = false
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  init(seconds: Int, onEnd: @escaping () -> Void) {
    self.seconds = seconds
    self.onEnd = onEnd
    _remaining = State(initialValue: seconds)
  }

  var body: some View {
    VStack {
      Text("\(remaining)").font(.largeTitle)
      ProgressView(value: Double(remaining), total: Double(seconds))
      HStack {
        Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
          .buttonStyle(.borderedProminent)
          .keyboardShortcut(.defaultAction)
        Button("Reset", role: .cancel) {
          isRunning = false
          remaining = seconds
        }
        .buttonStyle(.bordered)
        .keyboardShortcut(.cancelAction)
        .disabled(remaining == seconds)
      }
    }
    .onReceive(timer) { _ in
      guard isRunning, remaining > 0 else { return }
      remaining -= 1
      if remaining == 0 {
        isRunning = false
        onEnd()
      }
    }
  }
}

/// Shows tenths of seconds with every frame, and keeps laps.
private struct Stopwatch: View {
  @State private var start: Date?
  @State private var elapsed: TimeInterval = 0
  @State private var laps: [TimeInterval] = []
  @Environment(\.clock) private var clock

  private var now: Date {
    Date(timeIntervalSinceReferenceDate: Double(clock.now.nanoseconds) / 1_000_000_000)
  }

  var body: some View {
    VStack {
      TimelineView(.animation(paused: start == nil)) { context in
        Text(text(elapsed(at: context.date)))
      }
      Button(start == nil ? "Go" : "Stop") {
        elapsed = elapsed(at: now)
        start = start == nil ? now : nil
      }
      .keyboardShortcut(.space, modifiers: [])
      Button("Lap") { laps.append(elapsed(at: now)) }
        .disabled(start == nil)
        .keyboardShortcut("l", modifiers: [])
      ForEach(laps.indices, id: \.self) { Text("lap \(text(laps[$0]))") }
    }
  }

  private func elapsed(at date: Date) -> TimeInterval {
    elapsed + (start.map { date.timeIntervalSince($0) } ?? 0)
  }

  private func text(_ seconds: TimeInterval) -> String {
    let tenths = Int((seconds * 10).rounded(.down))
    return "\(tenths / 600):\(tenths / 10 % 60).\(tenths % 10)"
  }
}

@Suite struct ClocksTests {
  private func drawn(_ stage: Stage) -> [String] {
    stage.displayList.items.compactMap { item -> String? in
      guard case .text(let text, _) = item.content else { return nil }
      return text.string
    }
  }

  @Test func theCountdownRunsPausesAndEnds() {
    final class Log { var ends = 0 }
    let log = Log()
    withStage(size: CGSize(width: 300, height: 300)) {
      Countdown(seconds: 3) { log.ends += 1 }
    } test: { stage in
      stage.advance(by: .seconds(5))
      #expect(stage.texts.first == "3", "it waits for a start")
      stage.type("return")
      stage.advance(by: .milliseconds(1500))
      #expect(stage.texts.first == "2")
      stage.type("return")
      stage.advance(by: .seconds(9))
      #expect(stage.texts.first == "2" && stage.texts.contains("Start"))
      stage.tap("Start")
      stage.advance(by: .seconds(2))
      #expect(stage.texts.first == "0" && log.ends == 1)
      #expect(stage.texts.contains("Start"))
      stage.advance(by: .seconds(9))
      #expect(log.ends == 1)
      stage.type("escape")
      #expect(stage.texts.first == "3")
    }
  }

  @Test func theStopwatchIsDrawnInTimeAndKeepsLapsOfTheModelsTime() {
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Stopwatch() }
    #expect(drawn(stage).first == "0:0.0")
    #expect(!stage.isAnimating)
    stage.advance(by: .seconds(2))
    stage.type("space")
    stage.advance(by: .milliseconds(1250))
    #expect(drawn(stage).first == "0:1.2")
    #expect(stage.isAnimating)
    stage.type("l")
    stage.advance(by: .milliseconds(61_000))
    #expect(drawn(stage).first == "1:2.2")
    stage.type("space")
    stage.advance(by: .seconds(5))
    #expect(drawn(stage).first == "1:2.2")
    #expect(!stage.isAnimating)
    #expect(stage.texts.last == "lap 0:1.2")
    stage.type("l")
    #expect(stage.texts.last == "lap 0:1.2", "there are no laps at rest")
  }
}
