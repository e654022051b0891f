import Records
import Statistics
import Testing

@Suite struct AddingTests {
  @Test func gamesOfElsewhereAreThereAsTheyWere() throws {
    let store = try RecordStore()
    var (won, left) = (GameRecord.sample(seed: 1), GameRecord.sample(seed: 2))
    (won.end, left.end) = (.finished, .interrupted)
    won.id = 70
    try store.add([(won, ""), (left, "one\n")])
    let records = try store.records()
    won.id = try #require(records.first?.id)
    #expect(records == [won])
    let interrupted = try #require(try store.interruptedGames().first)
    #expect(interrupted.seed == left.seed)
    #expect(try store.recording(of: won.id) == "")
    #expect(try store.resume(interrupted.id) == "one\n")
  }

  @Test func eachGetsANumberOfItsOwn() throws {
    let folder = try StoreFolder()
    let store = try folder.store()
    try store.add([])
    #expect(try store.records().isEmpty)
    try store.add([(.sample(), ""), (.sample(), "")])
    #expect(Set(try store.records().map(\.id)).count == 2)
  }
}
