import RecallCoreHaptics
import RecallUI
import Testing

@Suite struct CHHapticEngineTests {
  /// Runs `body` as code of a stage, lets it go on for some seconds, and tells what came of it.
  private func effects(
    seconds: Int64 = 10, _ body: @escaping () throws -> Void
  ) -> [StageEffect.Occurrence] {
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.onTapGesture {
        do { try body() } catch { Issue.record(error) }
      }
    }
    stage.tap(at: CGPoint(x: 50, y: 50))
    let start = stage.now
    stage.advance(to: start.advanced(by: .seconds(seconds)))
    return stage.takeEffects().map {
      .init($0.effect, at: Instant(nanoseconds: $0.instant.nanoseconds - start.nanoseconds))
    }
  }

  private func tap(
    at time: TimeInterval, intensity: Float = 1, sharpness: Float = 1
  ) -> CHHapticEvent {
    CHHapticEvent(
      eventType: .hapticTransient,
      parameters: [
        CHHapticEventParameter(parameterID: .hapticIntensity, value: intensity),
        CHHapticEventParameter(parameterID: .hapticSharpness, value: sharpness),
      ], relativeTime: time)
  }

  private func felt(
    _ flexibility: SensoryFeedback.Flexibility, _ intensity: Double, at milliseconds: Int64
  ) -> StageEffect.Occurrence {
    .init(
      .feedback(.impact(flexibility: flexibility, intensity: intensity)),
      at: Instant(milliseconds: milliseconds))
  }

  @Test func eachEventIsAnEffectAtItsInstant() {
    let events = [tap(at: 0.5, intensity: 0.25, sharpness: 0), tap(at: 0, sharpness: 0.5)]
    var engine: CHHapticEngine?
    let asked = effects {
      #expect(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
      engine = try CHHapticEngine()
      try engine?.start()
      let player = try engine?.makePlayer(
        with: CHHapticPattern(events: events + [self.tap(at: 1)], parameters: []))
      try player?.start(atTime: CHHapticTimeImmediate)
    }
    #expect(
      asked == [felt(.solid, 1, at: 0), felt(.soft, 0.25, at: 500), felt(.rigid, 1, at: 1000)])
    withExtendedLifetime(engine) {}
  }

  @Test func anEngineThatDoesNotRunFeelsNothing() throws {
    let engine = try CHHapticEngine()
    let pattern = try CHHapticPattern(events: [tap(at: 0), tap(at: 1)], parameters: [])
    let player = try engine.makePlayer(with: pattern)
    #expect(throws: CHHapticError(.engineNotRunning)) { try player.start(atTime: 0) }
    let asked = effects {
      try engine.start()
      try player.start(atTime: 0)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { engine.stop() }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.75) { try? engine.start() }
    }
    #expect(asked == [felt(.rigid, 1, at: 0)])
  }

  @Test func playersStopAndAreMuted() throws {
    let engine = try CHHapticEngine()
    let pattern = try CHHapticPattern(events: [tap(at: 0), tap(at: 1), tap(at: 2)], parameters: [])
    let (stopped, muted) = (
      try engine.makePlayer(with: pattern), try engine.makePlayer(with: pattern)
    )
    muted.isMuted = true
    let asked = effects {
      try engine.start()
      try stopped.start(atTime: 0)
      try stopped.stop(atTime: engine.currentTime + 1.5)
      try muted.start(atTime: 0)
    }
    #expect(asked == [felt(.rigid, 1, at: 0), felt(.rigid, 1, at: 1000)])
  }

  @Test func parametersChangeWhatComes() throws {
    let engine = try CHHapticEngine()
    let weaker = CHHapticDynamicParameter(
      parameterID: .hapticIntensityControl, value: 0.5, relativeTime: 1)
    let softer = CHHapticDynamicParameter(
      parameterID: .hapticSharpnessControl, value: -1, relativeTime: 0)
    let player = try engine.makePlayer(
      with: CHHapticPattern(events: [tap(at: 0), tap(at: 1), tap(at: 2)], parameters: [weaker]))
    let asked = effects {
      try engine.start()
      try player.start(atTime: 0)
      try player.sendParameters([softer], atTime: engine.currentTime + 1.5)
    }
    #expect(
      asked == [felt(.rigid, 1, at: 0), felt(.rigid, 0.5, at: 1000), felt(.soft, 0.5, at: 2000)])
  }

  @Test func aLoopBeginsAgainAtItsEnd() throws {
    let engine = try CHHapticEngine()
    let player = try engine.makeAdvancedPlayer(
      with: CHHapticPattern(events: [tap(at: 0), tap(at: 9)], parameters: []))
    (player.loopEnabled, player.loopEnd, player.playbackRate) = (true, 3, 2)
    let asked = effects(seconds: 4) {
      try engine.start()
      try player.start(atTime: 0)
    }
    #expect(
      asked == [felt(.rigid, 1, at: 0), felt(.rigid, 1, at: 1500), felt(.rigid, 1, at: 3000)])
  }

  @Test func whatIsOverIsTold() throws {
    let engine = try CHHapticEngine()
    let lasting = CHHapticEvent(
      eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2)
    let player = try engine.makeAdvancedPlayer(
      with: CHHapticPattern(events: [lasting], parameters: []))
    var told: [String] = []
    var start: TimeInterval = 0
    player.completionHandler = { _ in told.append("player after \(engine.currentTime - start)") }
    let asked = effects {
      start = engine.currentTime
      try engine.start()
      try player.start(atTime: 0)
      engine.notifyWhenPlayersFinished { _ in
        told.append("engine")
        return .stopEngine
      }
    }
    #expect(asked == [felt(.solid, 1, at: 1000)])
    #expect(told == ["engine", "player after 3.0"])
    #expect(throws: CHHapticError(.engineNotRunning)) { try player.start(atTime: 0) }
  }

  /// A loop without any length would begin again and again in the same instant.
  @Test func aLoopWithoutLengthEnds() throws {
    let engine = try CHHapticEngine()
    let player = try engine.makeAdvancedPlayer(
      with: CHHapticPattern(events: [tap(at: 0)], parameters: []))
    (player.loopEnabled, player.loopEnd, player.playbackRate) = (true, 1e-300, .infinity)
    let asked = effects {
      try engine.start()
      try player.start(atTime: 0)
    }
    #expect(asked == [felt(.rigid, 1, at: 0)])
  }

  @Test func timesThatAreNoneAreRefused() throws {
    #expect(throws: CHHapticError(.invalidEventTime)) {
      try CHHapticPattern(events: [self.tap(at: -1)], parameters: [])
    }
    #expect(throws: CHHapticError(.invalidEventTime)) {
      try CHHapticPattern(events: [self.tap(at: .nan)], parameters: [])
    }
    let engine = try CHHapticEngine()
    try engine.start()
    let player = try engine.makePlayer(with: CHHapticPattern(events: [], parameters: []))
    #expect(throws: CHHapticError(.invalidTime)) { try player.start(atTime: .infinity) }
    #expect(
      CHHapticError(.invalidTime).localizedDescription
        == "expected a time of at least 0 seconds, found none")
    #expect(
      CHHapticError(.engineNotRunning).localizedDescription
        == "expected an engine that runs, found one that wasn't started or is gone")
    #expect(
      CHHapticError(.invalidEventTime).localizedDescription
        == "expected events that begin and last at least 0 seconds, found others")
  }
}
