import RecallUI
import Testing

@testable import ReplayViewer

@Suite struct WatchMessageTests {
  @Test(arguments: [
    WatchMessage.attempt([.skip(step: 1), .insert(milliseconds: 4, action: "tap card:3")]),
    .save([.moveOn(step: 2)], path: "a folder/new.replay"), .attempt([]),
    .stop, .askProgress,
  ])
  func anEffectTellsIt(message: WatchMessage) {
    #expect(WatchMessage(message.effect) == message)
  }

  @Test func otherEffectsAreNone() {
    #expect(WatchMessage(.closeWindow) == nil)
    #expect(WatchMessage(.message(name: "play", body: "")) == nil)
  }
}
