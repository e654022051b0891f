import Interaction
import Testing

@Suite struct SensoryFeedbackTests {
  @Test(
    arguments: [
      (-0.5, "0.0"), (0, "0.0"), (0.25, "0.25"), (1, "1.0"), (1.5, "1.0"), (.nan, "0.0"),
      (-.infinity, "0.0"), (.infinity, "1.0"),
    ] as [(Double, String)])
  func anIntensityIsAShare(intensity: Double, share: String) {
    #expect(
      SensoryFeedback.impact(weight: .heavy, intensity: intensity).name == "impact heavy \(share)")
    #expect(
      SensoryFeedback.impact(flexibility: .soft, intensity: intensity).name
        == "impact soft \(share)")
  }

  @Test func anImpactIsMediumAndWholeUnlessTheProgramSaysSo() {
    #expect(SensoryFeedback.impact.name == "impact medium 1.0")
    #expect(SensoryFeedback.impact(weight: .light).name == "impact light 1.0")
    #expect(SensoryFeedback.impact(flexibility: .rigid).name == "impact rigid 1.0")
    #expect(SensoryFeedback.impact(flexibility: .solid).name == "impact solid 1.0")
  }
}
