import Foundation
import Interaction
import TestSupport
import Testing
import VirtualTime

/// Any pointers do anything at any time. The size suits a test that runs often; with
/// `GESTURE_EVENTS=1000000` in the environment the full million is played.
@Suite struct RandomStreamTests {
  static let eventsPerSession = 500
  static let sessions: UInt64 = {
    let events = ProcessInfo.processInfo.environment["GESTURE_EVENTS"].flatMap(Int.init) ?? 20_000
    return UInt64(max(1, events / eventsPerSession))
  }()

  /// Plays a session, moving the clock to each event in one step or in several.
  static func play(seed: UInt64, inPieces: Bool) throws -> GestureTable {
    let table = GestureTable(meddling: [7, 31, 127][Int(seed % 3)])
    var chance = Chance(seed: seed &+ 1)
    let events = RandomStream.events(
      seed: seed, count: eventsPerSession, views: GestureTable.frames.count)
    for event in events {
      let instant = table.scheduler.now.advanced(by: event.gap)
      if inPieces {
        for _ in 0..<chance.number(below: 4) {
          let left = table.scheduler.now.duration(to: instant).saturatingNanoseconds
          let piece = Int64(chance.next() % UInt64(left + 1))
          try table.scheduler.advance(by: .nanoseconds(piece))
        }
      }
      try table.scheduler.advance(to: instant)
      table.play(event)
    }
    try table.finish()
    return table
  }

  @Test func whatBeganEndsOrIsCancelledExactlyOnce() throws {
    var counts = (began: 0, ended: 0, cancelled: 0)
    for seed in 0..<Self.sessions {
      let table = try Self.play(seed: seed, inPieces: false)
      try #require(table.faults.isEmpty, "seed \(seed): \(table.faults)")
      counts.began += table.counts.began
      counts.ended += table.counts.ended
      counts.cancelled += table.counts.cancelled
    }
    // Enough happens for the above to mean something.
    let events = Int(Self.sessions) * Self.eventsPerSession
    #expect(counts.began > events / 4)
    #expect(counts.ended > events / 10)
    #expect(counts.cancelled > events / 10)
  }

  @Test func theSameStreamInPiecesCallsTheSame() throws {
    for seed in 0..<Self.sessions {
      let whole = try Self.play(seed: seed, inPieces: false)
      let pieces = try Self.play(seed: seed, inPieces: true)
      try #require(whole.log == pieces.log, "seed \(seed)")
      try #require(!whole.log.isEmpty)
    }
  }
}
