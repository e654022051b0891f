import RecallUI
import Testing

@Suite struct AccessibilityNotificationTests {
  @Test func anAnnouncementIsAnEffectOfTheStageThatPostsIt() {
    let stage = smallStage {
      Button("say") { AccessibilityNotification.Announcement("3 pairs left").post() }
    }
    stage.advance(by: .milliseconds(20))
    stage.tap("say")
    #expect(
      stage.takeEffects() == [
        StageEffect.Occurrence(
          .announce(Announcement("3 pairs left")), at: Instant(milliseconds: 20))
      ])
  }

  @Test func offAnyStageNobodyHearsOfIt() {
    let stage = smallStage { Text("a") }
    AccessibilityNotification.Announcement("3 pairs left").post()
    #expect(stage.effects == [])
  }
}
