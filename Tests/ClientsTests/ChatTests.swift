import RecallUI
import Testing

@testable import ChatClient

@Suite struct ChatTests {
  private let stage = Stage(size: CGSize(width: 390, height: 760)) { ChatView() }

  @Test func whatIsSentIsAnsweredLater() throws {
    try stage.tap("Message")
    stage.send(.text("Hello"))
    try stage.tap("Send")
    stage.advance(by: .seconds(1))
    #expect(stage.shows("Hello") && !stage.shows("You said “Hello”."))
    stage.advance(by: .seconds(2))
    #expect(stage.shows("You said “Hello”."))
    #expect(stage.issues.isEmpty && stage.pendingTasks.isEmpty)
  }

  @Test func aBubbleIsCopiedMarkedAndDeleted() throws {
    let frame = try #require(stage.element("Hi!")?.frame)
    func open() { stage.press(at: CGPoint(x: frame.midX, y: frame.midY), for: .seconds(1)) }
    open()
    try stage.tap("Copy")
    #expect(stage.takeEffects().map(\.effect) == [.copy("Hi!")])
    open()
    try stage.tap("👍")
    stage.advance(by: .seconds(1))
    #expect(stage.shows("👍"))
    open()
    try stage.tap("Delete")
    stage.advance(by: .seconds(1))
    #expect(!stage.shows("Hi!"))
    #expect(stage.issues.isEmpty)
  }
}
