import Records
import Statistics
import Testing

@Suite struct GamesTests {
  private let folder: StoreFolder

  init() throws {
    folder = try StoreFolder()
  }

  @Test(arguments: [true, false])
  func aRecordingIsWhatWasAppended(isInMemory: Bool) throws {
    let store = isInMemory ? try RecordStore() : try folder.store()
    let id = try store.begin(.sample(), recording: "recall-replay 3\n")
    try store.append("100 tap card:3\n", to: id)
    try store.append("", to: id)
    try store.append("a\0b 🍏\r\n", to: id)
    #expect(try store.recording(of: id) == "recall-replay 3\n100 tap card:3\na\0b 🍏\r\n")
  }

  @Test func aRecordingIsReplacedAsAWhole() throws {
    let store = try folder.store()
    let id = try store.begin(.sample(), recording: "one\n")
    try store.append("tw", to: id)
    try store.replaceRecording(of: id, with: "one\n")
    try store.append("two\n", to: id)
    #expect(try folder.store().recording(of: id) == "one\ntwo\n")
    store.interrupt(id)
    #expect(throws: RecordStoreError.notClaimed(id)) {
      try store.replaceRecording(of: id, with: "")
    }
    #expect(try store.recording(of: id) == "one\ntwo\n")
  }

  @Test func whatWasKeptIsThereWhenItIsOpenedAgain() throws {
    let id = try folder.store().begin(.sample(), recording: "one\n")
    let store = try folder.store()
    #expect(try store.recording(of: id) == "one\n")
    #expect(try store.interruptedGames().map(\.id) == [id])
  }

  @Test func aFinishedGameIsReadAsItWasWritten() throws {
    let store = try folder.store()
    var record = GameRecord.sample()
    record.id = try store.begin(.sample(seed: 1), recording: "")
    try store.finish(record.id, record)
    #expect(try folder.store().records() == [record])
    #expect(try store.interruptedGames() == [])
    #expect(try RecordStore.records(at: folder.path) == [record])
  }

  @Test func namesWithZerosAreKeptWhole() throws {
    let store = try folder.store()
    var record = GameRecord.sample()
    record.deck = PlayedDeck(name: "\0", title: "a\0b 🍏")
    record.rules = "race\0"
    record.players = [GamePlayer(name: "A\0da")]
    record.id = try store.begin(record, recording: "")
    try store.finish(record.id, record)
    #expect(try folder.store().records() == [record])
  }

  @Test func aDailyDealAndAGameWithoutAReviewAreReadAsTheyWereWritten() throws {
    let store = try folder.store()
    var record = GameRecord.sample(end: .abandoned)
    record.kind = .daily(CalendarDay(number: 20_000))
    record.review = nil
    record.recalls = []
    record.id = try store.begin(record, recording: "")
    try store.finish(record.id, record)
    #expect(try store.records() == [record])
  }

  @Test func recordsComeInTheOrderInWhichTheGamesBegan() throws {
    let store = try RecordStore()
    for beganAt in [30, 10, 20] as [Int64] {
      let id = try store.begin(.sample(), recording: "")
      try store.finish(id, .sample(beganAt: beganAt))
    }
    #expect(try store.records().map(\.beganAt) == [10, 20, 30])
  }

  @Test func interruptedGamesComeWithTheLatestFirst() throws {
    let store = try RecordStore()
    for beganAt in [30, 10, 20] as [Int64] {
      store.interrupt(try store.begin(.sample(beganAt: beganAt), recording: ""))
    }
    #expect(try store.interruptedGames().map(\.beganAt) == [30, 20, 10])
    #expect(try store.interruptedGames().allSatisfy { $0.end == .interrupted })
    #expect(try store.records() == [])
  }

  @Test func aGameThatIsFinishedAsInterruptedCanGoOn() throws {
    let store = try RecordStore()
    let id = try store.begin(.sample(), recording: "a")
    var record = GameRecord.sample(end: .interrupted)
    record.moves = 3
    try store.finish(id, record)
    #expect(try store.interruptedGames().map(\.moves) == [3])
    #expect(try store.resume(id) == "a")
    try store.append("b", to: id)
    #expect(try store.recording(of: id) == "ab")
  }

  @Test func aRecordingThatIsReplacedGoesOnBehindIt() throws {
    let store = try folder.store()
    let id = try store.begin(.sample(), recording: "one\n")
    try store.append("torn", to: id)
    try store.replaceRecording(of: id, with: "one\n")
    try store.append("two\n", to: id)
    #expect(try folder.store().recording(of: id) == "one\ntwo\n")
    try folder.store().eraseAll()
    #expect(throws: RecordStoreError.noSuchGame(id)) {
      try store.replaceRecording(of: id, with: "three\n")
    }
    store.interrupt(id)
    #expect(throws: RecordStoreError.notClaimed(id)) {
      try store.replaceRecording(of: id, with: "three\n")
    }
  }

  @Test func anAbandonedGameCanNotGoOn() throws {
    let store = try RecordStore()
    let id = try store.begin(.sample(), recording: "")
    try store.abandon(id)
    #expect(try store.records().map(\.end) == [.abandoned])
    #expect(try store.interruptedGames() == [])
    #expect(throws: RecordStoreError.noSuchGame(id)) { try store.resume(id) }
    #expect(throws: RecordStoreError.noSuchGame(id)) { try store.abandon(id) }
    #expect(throws: RecordStoreError.notClaimed(id)) { try store.append("", to: id) }
  }

  @Test(arguments: [0, 7, -1, .min, .max] as [Int64])
  func aGameThatIsNotThereIsAnError(id: Int64) throws {
    let store = try folder.store()
    #expect(throws: RecordStoreError.noSuchGame(id)) { try store.recording(of: id) }
    #expect(throws: RecordStoreError.noSuchGame(id)) { try store.resume(id) }
    #expect(throws: RecordStoreError.noSuchGame(id)) { try store.abandon(id) }
    #expect(throws: RecordStoreError.notClaimed(id)) { try store.append("", to: id) }
    #expect(throws: RecordStoreError.notClaimed(id)) { try store.finish(id, .sample()) }
  }

  @Test func aNumberThatIsNotFiniteIsAnErrorAndTheGameGoesOn() throws {
    let store = try RecordStore()
    let id = try store.begin(.sample(), recording: "a")
    var record = GameRecord.sample()
    record.review = ReviewFigures(par: .nan, loss: 0, luck: 0)
    #expect(throws: RecordStoreError.self) { try store.finish(id, record) }
    try store.append("b", to: id)
    #expect(try store.recording(of: id) == "ab")
    #expect(throws: RecordStoreError.self) { try store.begin(record, recording: "") }
    try store.finish(id, .sample())
    #expect(try store.records().count == 1)
  }

  @Test func whereThereIsNoDatabaseThereAreNoRecordsAndNoneIsMade() throws {
    #expect(try RecordStore.records(at: folder.path) == [])
    #expect(try folder.names() == [])
  }
}
