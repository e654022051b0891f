import Records
import Statistics
import Testing

/// Two windows at once.
@Suite struct ClaimsTests {
  private let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  @Test func aGameThatIsPlayedIsNotOfferedElsewhere() throws {
    let (one, other) = (try folder.store(), try folder.store())
    let id = try one.begin(.sample(), recording: "a")
    #expect(try one.interruptedGames() == [])
    #expect(try other.interruptedGames() == [])
    #expect(throws: RecordStoreError.playedElsewhere(id)) { try other.resume(id) }
    #expect(throws: RecordStoreError.playedElsewhere(id)) { try other.abandon(id) }
    #expect(throws: RecordStoreError.notClaimed(id)) { try other.append("x", to: id) }
    #expect(throws: RecordStoreError.notClaimed(id)) { try other.finish(id, .sample()) }
    try one.append("b", to: id)
    #expect(try other.recording(of: id) == "ab")
  }

  @Test func aGameThatIsLetGoMayBePlayedElsewhere() throws {
    let (one, other) = (try folder.store(), try folder.store())
    let id = try one.begin(.sample(), recording: "a")
    one.interrupt(id)
    #expect(try other.interruptedGames().map(\.id) == [id])
    #expect(try other.resume(id) == "a")
    #expect(try one.interruptedGames() == [])
    #expect(throws: RecordStoreError.playedElsewhere(id)) { try one.resume(id) }
    try other.append("b", to: id)
    try other.finish(id, .sample())
    #expect(throws: RecordStoreError.noSuchGame(id)) { try one.resume(id) }
    #expect(try one.records().map(\.id) == [id])
  }

  @Test func aClaimThatFailsLeavesNoneBehind() throws {
    let (one, other) = (try folder.store(), try folder.store())
    let id = try one.begin(.sample(), recording: "")
    try one.finish(id, .sample())
    #expect(throws: RecordStoreError.noSuchGame(id)) { try one.resume(id) }
    #expect(throws: RecordStoreError.notClaimed(id)) { try one.append("", to: id) }
    #expect(throws: RecordStoreError.noSuchGame(id)) { try other.resume(id) }
  }

  @Test func twoPlayAtOnce() throws {
    let (one, other) = (try folder.store(patience: 2), try folder.store(patience: 2))
    let (first, second) = (
      try one.begin(.sample(), recording: ""), try other.begin(.sample(), recording: "")
    )
    for number in 0..<100 {
      try one.append("\(number) ", to: first)
      try other.append("\(number) ", to: second)
    }
    let whole = (0..<100).map { "\($0) " }.joined()
    #expect(try one.recording(of: second) == whole)
    #expect(try other.recording(of: first) == whole)
  }

  @Test func theNumberOfAnErasedGameIsNotUsedAgain() throws {
    let (one, other) = (try folder.store(), try folder.store())
    let id = try one.begin(.sample(), recording: "")
    try other.eraseAll()
    #expect(try other.begin(.sample(), recording: "") > id)
  }
}
