import RecallUI
import Testing

@testable import ReplayViewer

@Suite struct WatchAnswerTests {
  @Test(arguments: [
    WatchAnswer.told("Written."), .progress(0), .progress(100), .attempted("2 steps hold"),
    .failed("no such card"),
    .textSize(percent: 50), .textSize(percent: 300), .doubleClick(nil), .doubleClick(400),
  ])
  func aMessageTellsIt(answer: WatchAnswer) {
    guard case .message(let name, let body) = answer.event else {
      Issue.record("expected a message, found \(answer.event)")
      return
    }
    #expect(WatchAnswer(messageNamed: name, body: body) == answer)
  }

  @Test(arguments: [
    ("progress", "-1"), ("progress", "101"), ("progress", "half"),
    ("textSize", "49"), ("textSize", "301"), ("textSize", ""), ("today", "1"),
  ])
  func otherMessagesAreNone(name: String, body: String) {
    #expect(WatchAnswer(messageNamed: name, body: body) == nil)
  }
}
