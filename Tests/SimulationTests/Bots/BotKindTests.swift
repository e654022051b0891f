import Simulation
import Testing

@Suite struct BotKindTests {
  @Test(arguments: [
    ("random", BotKind.random), ("perfect", .perfect), ("fifo:0", .firstInFirstOut(capacity: 0)),
    ("lru:7", .leastRecentlySeen(capacity: 7)),
    ("fifo:1000000", .firstInFirstOut(capacity: 1_000_000)),
    ("forgetful:0.9", .forgetful(retention: 900_000_000)),
    ("forgetful:0", .forgetful(retention: 0)),
    ("forgetful:1", .forgetful(retention: 1_000_000_000)),
    ("forgetful:0.123456789", .forgetful(retention: 123_456_789)),
    ("optimal", .optimal), ("optimal-no-pass", .optimalWithoutPassing),
  ])
  func aNameIsReadAndWrittenBack(_ name: String, _ kind: BotKind) throws {
    #expect(try BotKind(name: name) == kind)
    #expect(kind.description == name)
  }

  @Test(arguments: [".5", "0.5", "00.500"])
  func aProbabilityMayBeWrittenInMoreWaysThanOne(_ text: String) throws {
    #expect(try BotKind(name: "forgetful:" + text) == .forgetful(retention: 500_000_000))
  }

  @Test(arguments: [
    "", "Perfect", "perfect:1", "fifo", "fifo:", "fifo:-1", "fifo:x", "fifo:1000001", "lru:1.5",
    "lru:99999999999999999999", "forgetful", "forgetful:", "forgetful:.", "forgetful:1.1",
    "forgetful:2", "forgetful:-0.5", "forgetful:0.1234567891", "forgetful:1e-3", "fifo:٣",
    "forgetful:0.5.5", "fifo:+3",
  ])
  func aNameThatNoBotHasIsRefusedWithAllThatThereAre(_ name: String) {
    let error = #expect(throws: BotKind.UnknownName.self) { try BotKind(name: name) }
    #expect(
      error?.description == "'\(name)' is no bot; the bots are random, perfect, fifo:CARDS, "
        + "lru:CARDS, forgetful:PROBABILITY, optimal, optimal-no-pass")
  }
}
