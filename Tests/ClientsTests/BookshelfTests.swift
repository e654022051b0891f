import RecallUI
import Testing

@testable import BookshelfClient

@Suite struct BookshelfTests {
  private func stage(_ stored: StoredState = StoredState()) -> Stage {
    Stage(size: CGSize(width: 500, height: 600), stored: stored) { BookshelfView() }
  }

  private func add(_ title: String, on stage: Stage) throws {
    try stage.tap("title")
    stage.send(.text(title))
    try stage.tap("Add")
  }

  @Test func booksAreAddedRatedSharedAndKept() throws {
    let first = stage()
    try add("Emma", on: first)
    try first.tap("star 5")
    try first.tap("Share Emma")
    try first.tap("Copy")
    #expect(first.takeEffects().map(\.effect).contains(.copy("5 stars\nEmma")))
    try first.tap("Save")
    #expect(first.shows("saved 1 times"))
    first.send(.focus(.lost))
    #expect(first.shows("saved 2 times"))
    let second = stage(first.stored)
    #expect(second.shows("Emma"))
    #expect(first.issues.isEmpty && second.issues.isEmpty)
  }

  @Test func arrowsRate() throws {
    let stage = stage()
    try add("Emma", on: stage)
    try stage.tap("Save")
    for _ in 0..<20 where stage.focusedElement?.identifier != "star 1" {
      stage.send(.key(KeyEvent(.down, key: "tab")))
      stage.send(.key(KeyEvent(.up, key: "tab")))
    }
    stage.send(.key(KeyEvent(.down, key: "up")))
    try stage.tap("Share Emma")
    try stage.tap("Copy")
    #expect(stage.takeEffects().map(\.effect).contains(.copy("4 stars\nEmma")))
  }
}
