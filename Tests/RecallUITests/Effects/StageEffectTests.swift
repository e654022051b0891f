import RecallUI
import Testing

@Suite struct StageEffectTests {
  private struct Bell: View {
    @Environment(\.performEffect) private var performEffect
    @State private var count = 0

    var body: some View {
      Button("ring") {
        count += 1
        performEffect(.playSound("bell \(count)"))
      }
    }
  }

  @Test func whatAProgramAsksForIsListedWithItsInstantUntilSomebodyTakesIt() {
    let stage = smallStage { Bell() }
    #expect(stage.effects.isEmpty)
    stage.advance(by: .milliseconds(20))
    stage.tap("ring")
    stage.advance(by: .milliseconds(30))
    stage.tap("ring")
    let expected = [
      StageEffect.Occurrence(.playSound("bell 1"), at: Instant(milliseconds: 20)),
      StageEffect.Occurrence(.playSound("bell 2"), at: Instant(milliseconds: 50)),
    ]
    #expect(stage.effects == expected)
    #expect(stage.takeEffects() == expected)
    #expect(stage.takeEffects().isEmpty)
  }

  @Test func effectsAreNoState() {
    let (one, other) = (smallStage { Bell() }, smallStage { Bell() })
    for stage in [one, other] { stage.tap("ring") }
    _ = one.takeEffects()
    #expect(one.snapshot == other.snapshot)
    #expect(one.digest == other.digest)
  }

  @Test func whereNobodyTakesThemTheLastThousandAreKept() {
    struct Rattle: View {
      @Environment(\.performEffect) private var performEffect

      var body: some View {
        Button("rattle") {
          for number in 1...5_000 { performEffect(.playSound("\(number)")) }
        }
      }
    }
    let stage = smallStage { Rattle() }
    stage.tap("rattle")
    #expect(stage.effects.count >= 1_000)
    #expect(stage.effects.count <= 2_000)
    #expect(stage.effects.last?.effect == .playSound("5000"))
  }

  @Test func aTraceTellsOfThem() {
    let stage = smallStage { Bell() }
    var lines: [String] = []
    stage.trace = StageTrace(of: [.effects]) { lines.append("\($0)") }
    stage.tap("ring")
    #expect(lines == ["0 effect sound \"bell 1\""])
  }

  @Test func feedbackIsGivenWhenItsTriggerChanges() {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        Button("count") { count += 1 }
          .sensoryFeedback(.success, trigger: count)
          .sensoryFeedback(.warning, trigger: count) { old, new in old == 1 && new == 2 }
          .sensoryFeedback(trigger: count) { (_, new) -> SensoryFeedback? in
            new == 2 ? .impact(weight: .heavy, intensity: 0.5) : nil
          }
          .sensoryFeedback(trigger: count) { .selection }
      }
    }
    let stage = smallStage { Counter() }
    func feedback() -> [String] { stage.takeEffects().map { "\($0.effect)" }.sorted() }
    #expect(feedback().isEmpty)
    stage.tap("count")
    #expect(feedback() == [#"feedback "selection""#, #"feedback "success""#])
    stage.tap("count")
    #expect(
      feedback() == [
        #"feedback "impact heavy 0.5""#, #"feedback "selection""#, #"feedback "success""#,
        #"feedback "warning""#,
      ])
  }

  @Test(
    arguments: [
      (.success, "success"), (.impact, "impact medium 1.0"),
      (.impact(flexibility: .soft, intensity: 0.25), "impact soft 0.25"),
      (.impact(weight: .light, intensity: .nan), "impact light 0.0"),
      (.impact(weight: .light, intensity: 7), "impact light 1.0"),
    ] as [(SensoryFeedback, String)])
  func feedbackHasANameForReplays(feedback: SensoryFeedback, name: String) {
    #expect(feedback.name == name)
    #expect(SensoryFeedback(named: name) == feedback)
  }
}
