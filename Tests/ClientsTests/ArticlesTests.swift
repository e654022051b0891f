import RecallUI
import Testing

@testable import ArticlesClient

@Suite struct ArticlesTests {
  private func stage(_ service: FakeArticleService) -> Stage {
    RecallUI.MainActor.assumeIsolated {
      Stage(size: CGSize(width: 400, height: 600)) { ArticlesView(service: service) }
    }
  }

  @Test func articlesAreShownWhenTheyAreThereAndThenTheirLikes() {
    let stage = stage(FakeArticleService())
    #expect(stage.shows("Loading…"))
    stage.advance(by: .milliseconds(799))
    #expect(!stage.shows("Actors"))
    stage.advance(by: .milliseconds(1))
    #expect(stage.shows("Actors"))
    #expect(stage.shows("0 likes of Canvas"))
    stage.advance(by: .milliseconds(100))
    #expect(stage.shows("30 likes of Canvas"))
    #expect(stage.shows("0 likes of Actors"))
    stage.advance(by: .milliseconds(200))
    #expect(stage.shows("10 likes of Actors"))
    #expect(stage.pendingTasks.isEmpty)
    #expect(stage.issues.isEmpty)
  }

  @Test func aFailureIsToldAndTriedAgain() throws {
    let stage = stage(FakeArticleService(failures: 1))
    stage.advance(by: .seconds(1))
    #expect(stage.shows("You are offline."))
    try stage.tap("again")
    #expect(stage.shows("Loading…"))
    stage.advance(by: .seconds(1))
    #expect(stage.shows("Bindings"))
  }

  @Test func whatIsTypedIsSearchedOnceNobodyTypes() throws {
    let service = FakeArticleService()
    let stage = stage(service)
    stage.advance(by: .seconds(2))
    try stage.tap("search")
    for letter in ["c", "a", "n"] {
      stage.send(.text(letter))
      stage.advance(by: .milliseconds(299))
    }
    #expect(service.searches.isEmpty)
    stage.advance(by: .milliseconds(1))
    #expect(service.searches == ["can"])
    stage.advance(by: .milliseconds(200))
    #expect(stage.shows("Canvas"))
    #expect(!stage.shows("Actors"))
  }

  @Test func aListThatIsPulledDownIsFetchedAnew() {
    let stage = stage(FakeArticleService())
    stage.advance(by: .seconds(2))
    stage.drag(
      from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 350), over: .milliseconds(200))
    stage.advance(by: .milliseconds(799))
    #expect(!stage.shows("News"))
    stage.advance(by: .milliseconds(1))
    #expect(stage.shows("News"))
  }

  @Test func aStreamCountsUntilItIsCancelled() throws {
    let stage = stage(FakeArticleService())
    stage.advance(by: .seconds(2))
    try stage.tap("count")
    stage.advance(by: .milliseconds(2999))
    #expect(stage.shows("Here for 2 s"))
    try stage.tap("count")
    stage.advance(by: .seconds(5))
    #expect(stage.shows("Here for 2 s"))
    #expect(stage.pendingTasks.isEmpty)
    #expect(stage.pendingTimers.isEmpty)
  }

  @Test func aCounterIsStoppedByItsTask() throws {
    let stage = RecallUI.MainActor.assumeIsolated {
      Stage(size: CGSize(width: 400, height: 600)) { CounterView() }
    }
    try stage.tap("toggle")
    stage.advance(by: .seconds(2))
    #expect(stage.shows("Counted to 2"))
    try stage.tap("toggle")
    stage.advance(by: .seconds(20))
    #expect(stage.shows("Counted to 2"))
    try stage.tap("toggle")
    stage.advance(by: .seconds(1))
    #expect(stage.shows("Counted to 3"))
    #expect(stage.shows("Start"))
    #expect(stage.issues.isEmpty)
  }

  @Test func theSameSessionHasTheSameStates() throws {
    func digests() throws -> [UInt64] {
      let stage = stage(FakeArticleService(failures: 1))
      return try (0..<40).map { step in
        stage.advance(by: .milliseconds(130))
        if stage.element("again") != nil { try stage.tap("again") }
        if step % 7 == 0 { try stage.tap("search") }
        if step % 3 == 0 { stage.send(.text("a")) }
        return stage.digest
      }
    }
    #expect(try digests() == digests())
  }
}
