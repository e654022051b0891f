import RecallUI
import Testing

@testable import PostcardClient

@Suite struct PostcardTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600)) { PostcardView() }

  @Test func whatIsMeasuredByTheScreenFollowsTheWindow() throws {
    #expect(try #require(stage.element("card")?.frame.width) == 180)
    stage.send(.resize(CGSize(width: 300, height: 600)))
    #expect(try #require(stage.element("card")?.frame.width) == 130)
    #expect(stage.issues.isEmpty)
  }

  @Test func sendingIsFeltAndHelpIsOpened() throws {
    try stage.tap("Send")
    try stage.tap("Help")
    #expect(stage.shows("Sent") && stage.shows("public.plain-text"))
    let help = try #require(URL(string: "https://example.com/help"))
    #expect(
      stage.takeEffects().map(\.effect) == [
        .feedback(.success), .feedback(.impact(weight: .heavy)), .openURL(help),
      ])
  }
}
