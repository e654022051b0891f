import Foundation
import Interaction
import Testing

@testable import Replay

struct ReplaySessionTests {
  private func sent(_ steps: String) throws -> [Table.Sent] {
    let table = Table()
    let report = try ReplayPlayer(try Sample.script(steps)).play(on: table)
    #expect(report.failures.isEmpty)
    return table.sent
  }

  private func pointer(
    _ time: Int64, _ phase: PointerEvent.Phase, _ x: CGFloat, _ y: CGFloat, _ number: Int = 0
  ) -> Table.Sent {
    Table.Sent(
      time: time,
      event: .pointer(
        PointerEvent(phase, at: CGPoint(x: x, y: y), pointer: PointerID(number))))
  }

  @Test func aTapIsADownAndAnUpInTheCentre() throws {
    #expect(
      try sent("7 tap card:1 pointer 3\n")
        == [pointer(7, .down, 150, 35, 3), pointer(7, .up, 150, 35, 3)])
  }

  @Test func anOffsetCountsFromTheTopLeadingCorner() throws {
    #expect(
      try sent("0 tap card:1 +1,-2.5\n") == [
        pointer(0, .down, 101, 7.5), pointer(0, .up, 101, 7.5),
      ]
    )
  }

  @Test func aPressGoesUpWhenItEnds() throws {
    #expect(
      try sent("100 press 1,2 for 800\n900 end\n")
        == [pointer(100, .down, 1, 2), pointer(900, .up, 1, 2)])
    #expect(
      try sent("100 press 1,2 for 0\n") == [pointer(100, .down, 1, 2), pointer(100, .up, 1, 2)])
  }

  @Test(
    arguments: [
      (0, [0]), (1, [1]), (15, [15]), (16, [16]), (17, [16, 17]), (32, [16, 32]),
      (33, [16, 32, 33]),
    ] as [(Int64, [Int64])])
  func aDragMovesEverySixteenMilliseconds(duration: Int64, moves: [Int64]) throws {
    let events = try sent("1000 drag 0,0 -> \(duration * 2),\(duration) over \(duration)\n")
    let expected =
      [pointer(1000, .down, 0, 0)]
      + moves.map { pointer(1000 + $0, .move, CGFloat($0 * 2), CGFloat($0)) }
      + [pointer(1000 + duration, .up, CGFloat(duration * 2), CGFloat(duration))]
    #expect(events == expected)
  }

  @Test func otherStepsHappenDuringAPress() throws {
    let events = try sent("0 press card:0 for 100\n50 focus lost\n100 key a\n")
    #expect(events.map(\.time) == [0, 50, 100, 100, 100])
    #expect(events[1].event == .focus(.lost))
    #expect(events[2] == pointer(100, .up, 50, 35))
    #expect(events[3].event == .key(KeyEvent(.down, key: "a")))
  }

  @Test func whatHappensAtOneInstantKeepsItsOrder() throws {
    let events = try sent(
      "0 press 1,1 for 100 pointer 1\n0 press 2,2 for 100 pointer 2\n50 press 3,3 for 50\n")
    #expect(events[3...].map(\.time) == [100, 100, 100])
    #expect(
      Array(events[3...]) == [
        pointer(100, .up, 1, 1, 1), pointer(100, .up, 2, 2, 2), pointer(100, .up, 3, 3),
      ])
  }

  @Test func aPointerHoldsThePlaceOfTheElementItWentDownOn() throws {
    let events = try sent(
      """
      0 down card:1 +1,+1
      1 resize 1000x500
      2 move card:1 +2,+2
      3 move card:2 +0,+0
      4 up card:1 +3,+3
      5 move card:1 +4,+4

      """)
    #expect(
      events.filter { $0.time != 1 } == [
        pointer(0, .down, 101, 11), pointer(2, .move, 102, 12), pointer(3, .move, 400, 10),
        pointer(4, .up, 103, 13), pointer(5, .move, 204, 14),
      ])
  }

  @Test func otherEventsAreSentAsTheyAre() throws {
    let events = try sent(
      """
      0 scroll card:0 by 1,-2.5
      1 key space
      2 key repeat a with shift
      3 text "hi"
      4 resize 10x20
      5 marked "に"
      6 paste "a\\nb"
      7 message deck "own"
      8 focus lost

      """)
    #expect(
      events == [
        Table.Sent(
          time: 0,
          event: .scroll(
            ScrollEvent(at: CGPoint(x: 50, y: 35), by: CGSize(width: 1, height: -2.5)))),
        Table.Sent(time: 1, event: .key(KeyEvent(.down, key: "space"))),
        Table.Sent(time: 1, event: .key(KeyEvent(.up, key: "space"))),
        Table.Sent(time: 2, event: .key(KeyEvent(.repeat, key: "a", modifiers: .shift))),
        Table.Sent(time: 3, event: .text("hi")),
        Table.Sent(time: 4, event: .resize(CGSize(width: 10, height: 20))),
        Table.Sent(time: 5, event: .marked("に")),
        Table.Sent(time: 6, event: .paste("a\nb")),
        Table.Sent(time: 7, event: .message(name: "deck", body: "own")),
        Table.Sent(time: 8, event: .focus(.lost)),
      ])
  }

  // MARK: Step by step

  @Test func whatIsToComeIsSentWhenItsTimeHasCome() throws {
    let table = Table()
    var session = ReplaySession(on: table)
    for step in try Sample.script("0 press 1,2 for 100\n50 key a\n99 key b\n100 key c\n").steps {
      try session.play(step)
    }
    #expect(table.sent.map(\.time) == [0, 50, 50, 99, 99, 100, 100, 100])
    #expect(table.sent[5] == pointer(100, .up, 1, 2))
  }

  @Test func atTheEndAllThatIsToComeIsSent() throws {
    let table = Table()
    var session = ReplaySession(on: table)
    let steps = "0 press 1,2 for 100\n0 drag 0,0 -> 32,0 over 32 pointer 1\n"
    for step in try Sample.script(steps).steps { try session.play(step) }
    #expect(session.nextPendingTime == 16)
    try session.finish()
    #expect(table.sent.map(\.time) == [0, 0, 16, 32, 32, 100])
    #expect(session.nextPendingTime == nil)
  }

  @Test func aDragMovesSixtyTimesInASecond() {
    #expect(ReplaySession<Table>.millisecondsBetweenMoves == 16)
  }
}
