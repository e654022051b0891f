/// Plays a pattern by timers of the stage, which keep it until the pattern is over: programs hardly do.
final class HapticPlayer: CHHapticAdvancedPatternPlayer {
  var isMuted = false
  var loopEnabled = false
  var loopEnd: TimeInterval = 0
  var playbackRate: Float = 1
  var completionHandler: ((any Error)?) -> Void = { _ in }

  private let pattern: CHHapticPattern
  private weak var engine: CHHapticEngine?
  /// Changes that were sent to it.
  private var sent: [CHHapticDynamicParameter.ID: Float] = [:]
  /// Take back timers that are set.
  private var takeBacks: [() -> Void] = []
  private var plays = false

  /// Of shorter loops there would be no end in sight: they would begin again and again in the same instant.
  private static let shortestLoop: TimeInterval = 0.001

  init(_ pattern: CHHapticPattern, on engine: CHHapticEngine) {
    self.pattern = pattern
    self.engine = engine
  }

  func start(atTime time: TimeInterval) throws {
    let engine = try runningEngine(time)
    end()
    plays = true
    engine.playerBegins()
    begin(after: max(0, time - engine.currentTime), during: engine.stops)
  }

  func stop(atTime time: TimeInterval) throws {
    let engine = try runningEngine(time)
    let wait = time - engine.currentTime
    guard wait > 0 else { return end() }
    set(after: wait) { self.end() }
  }

  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws {
    let engine = try runningEngine(time)
    let wait = max(0, time - engine.currentTime)
    for parameter in parameters {
      guard parameter.relativeTime.isTime else { throw CHHapticError(.invalidTime) }
      let (id, value) = (parameter.parameterID, parameter.value)
      let delay = wait + parameter.relativeTime
      if delay > 0 {
        set(after: delay) { self.sent[id] = value }
      } else {
        sent[id] = value
      }
    }
  }

  func cancel() throws {
    end()
  }

  private func runningEngine(_ time: TimeInterval) throws -> CHHapticEngine {
    guard time.isTime else { throw CHHapticError(.invalidTime) }
    guard let engine, engine.isRunning else { throw CHHapticError(.engineNotRunning) }
    return engine
  }

  /// Sets a timer for each event, and one for the end.
  private func begin(after wait: TimeInterval, during stops: Int) {
    let rate = playbackRate > 0 && playbackRate.isFinite ? TimeInterval(playbackRate) : 1
    let length = loopEnabled && loopEnd > 0 && loopEnd.isFinite ? loopEnd : pattern.duration
    for event in pattern.events where !loopEnabled || event.relativeTime <= length {
      set(after: wait + event.relativeTime / rate) { self.feel(event, stops) }
    }
    set(after: wait + length / rate) {
      guard let engine = self.engine, engine.stops == stops else { return }
      if self.loopEnabled, length / rate >= Self.shortestLoop {
        self.takeBacks = []
        self.begin(after: 0, during: stops)
      } else {
        self.end()
        self.completionHandler(nil)
      }
    }
  }

  private func feel(_ event: CHHapticEvent, _ stops: Int) {
    guard let engine, engine.stops == stops, !engine.isMutedForHaptics, !isMuted else { return }
    StageContext.perform(.feedback(pattern.feedback(for: event, sent)))
  }

  private func end() {
    for takeBack in takeBacks { takeBack() }
    takeBacks = []
    guard plays else { return }
    plays = false
    engine?.playerEnds()
  }

  private func set(after seconds: TimeInterval, _ work: @escaping () -> Void) {
    takeBacks.append(
      StageQueue.main.schedule(
        at: .now.advanced(by: .saturating(seconds: seconds)), owner: "CHHapticPatternPlayer", work))
  }
}
