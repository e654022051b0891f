import RecallUI
import Testing

@testable import NotesClient

@Suite struct NotesTests {
  private func stage(_ stored: StoredState = StoredState()) -> Stage {
    Stage(size: CGSize(width: 400, height: 600), stored: stored) { NotesView() }
  }

  private func type(_ text: String, on stage: Stage) throws {
    try stage.tap("draft")
    stage.send(.text(text))
    stage.send(.key(KeyEvent(.down, key: "return")))
    stage.send(.key(KeyEvent(.up, key: "return")))
  }

  @Test func whatIsWrittenAndChosenIsThereTheNextTime() throws {
    let first = stage()
    try type("water", on: first)
    try type("milk", on: first)
    try first.tap("Name")
    try first.tap("water")
    try first.tap("draft")
    first.send(.text("br"))
    #expect(
      first.stored.changes.map(\.description) == [
        "files Documents/notes.json utf8 "
          + #"[{"id":1,"isDone":true,"text":"water"},{"id":2,"isDone":false,"text":"milk"}]"#,
        "scene draft string br", "standard lastNumber int 2", "standard order string name",
      ])
    let second = stage(first.stored)
    #expect(second.shows("✓ water") && second.shows("milk"))
    #expect(second.element("draft")?.value == "br")
    let rows = second.elements.compactMap(\.label)
    let (milk, water) = (rows.firstIndex(of: "milk"), rows.firstIndex(of: "✓ water"))
    let isSorted = try #require(milk) < (try #require(water))
    #expect(isSorted)
    second.send(.key(KeyEvent(.down, key: "tab")))
    try second.tap("draft")
    try type("ead", on: second)
    #expect(second.stored[.standard, "lastNumber"] == .int(3))
  }

  @Test func filesAreWrittenReadAndTakenAway() throws {
    let stage = stage()
    try type("water", on: stage)
    try stage.tap("Archive")
    #expect(stage.shows("5 letters kept"))
    #expect(stage.stored[.files, "Documents/backup.txt"] == .data(Data("water".utf8)))
    try stage.tap("Forget")
    #expect(stage.stored[.files, "Documents/backup.txt"] == nil)
    stage.advance(by: .seconds(1))
    #expect(stage.shows("forgotten"))
  }

  @Test func aMessageGoesAfterTwoSecondsOfTheStagesTime() throws {
    let stage = stage()
    try type("water", on: stage)
    try stage.tap("Archive")
    stage.advance(by: .milliseconds(1_999))
    #expect(stage.shows("5 letters kept"))
    stage.advance(by: .milliseconds(1))
    #expect(!stage.shows("5 letters kept"))
  }

  @Test func theSameSessionHasTheSameDigests() throws {
    func play() throws -> UInt64 {
      let stage = stage()
      try type("water", on: stage)
      try stage.tap("Archive")
      return stage.digest
    }
    let (first, second) = (try play(), try play())
    #expect(first == second)
  }

  @Test func namesThatFoundationHasTooAreTheStages() {
    var counted: [Int] = []
    var nanoseconds: UInt64?
    let stage = Stage(size: CGSize(width: 100, height: 100)) {
      Color.red.onAppear {
        NoteCounts.letters(of: ["water", "milk"]) {
          counted = $0
          nanoseconds = $1
        }
      }
    }
    stage.advance(by: .seconds(1))
    #expect(counted == [5, 4] && nanoseconds == 0)
  }
}
