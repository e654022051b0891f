import RecallUI
import Testing

@testable import RecallHome

@Suite struct HelpScreenTests {
  @Test func theGamePlaysItselfOverAndOver() throws {
    let home = try HomeStage()
    home.model.state.path = [.help]
    home.stage.advance(by: .seconds(1))
    var shown: Set<String> = []
    for _ in 0..<40 {
      home.stage.advance(by: .milliseconds(500))
      shown.formUnion(home.texts.filter { ["🚗", "🚀", "⛵️"].contains($0) })
    }
    #expect(shown == ["🚗", "🚀", "⛵️"])
    #expect(home.stage.issues.isEmpty)
  }

  @Test func nobodyTouchesTheGameThatPlays() throws {
    let home = try HomeStage()
    home.model.state.path = [.help]
    home.stage.advance(by: .milliseconds(1500))
    let before = home.stage.snapshot
    home.stage.tap(at: CGPoint(x: 400, y: 150))
    for key in ["n", "s", "p", "h"] { home.stage.send(.key(KeyEvent(.down, key: key))) }
    let changes = home.stage.snapshot.changes(since: before).map(\.name)
    #expect(changes.filter { !$0.hasPrefix("stage.") }.isEmpty)
  }

  @Test func theTimesAreThoseThatAreSet() throws {
    let home = try HomeStage { contents in
      contents.settings.hold = 1500
      contents.settings.turnBack = 2500
    }
    home.model.state.path = [.help]
    home.stage.advance(by: .seconds(1))
    #expect(home.texts.contains { $0.contains("Hold a card for 1.5 s") })
    #expect(home.texts.contains { $0.contains("after 2.5 s") })
  }
}
