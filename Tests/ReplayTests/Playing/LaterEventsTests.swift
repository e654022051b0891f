import Foundation
import Interaction
import Testing
import VirtualTime

@testable import Replay

/// What a press or a drag does later is made when its time has come.
struct LaterEventsTests {
  @Test func theLongestDragBeginsAtOnce() throws {
    let longest = ReplayGrammar.milliseconds.upperBound
    let script = try Sample.script("0 drag 0,0 -> 1,1 over \(longest)\n")
    let table = Table()
    let report = try ReplayPlayer(script).play(on: table, until: Instant(milliseconds: 100))
    #expect(report.isSuccess)
    #expect(table.sent.map(\.time) == [0, 16, 32, 48, 64, 80, 96])
  }

  @Test func whatHappensAtOneInstantComesInTheOrderInWhichItBegan() throws {
    let script = try Sample.script(
      """
      0 drag 0,0 -> 32,0 over 32 pointer 1
      0 press 5,5 for 32 pointer 2
      16 drag 0,0 -> 16,0 over 16 pointer 3

      """)
    let table = Table()
    _ = try ReplayPlayer(script).play(on: table)
    let last = table.sent.filter { $0.time == 32 }.compactMap { sent in
      if case .pointer(let event) = sent.event {
        "\(event.pointer.number) \(event.phase)"
      } else {
        nil
      }
    }
    #expect(last == ["1 move", "1 up", "2 up", "3 move", "3 up"])
  }

  @Test func aDragThatTakesNoTimeStillMoves() {
    var events = LaterEvents(
      dragFrom: .zero, to: CGPoint(x: 9, y: 9), from: 5, over: 0, .mouse)
    #expect(events.time == 5)
    #expect(events.removeFirst() == PointerUse.mouse.event(.move, at: CGPoint(x: 9, y: 9)))
    #expect(events.removeFirst() == PointerUse.mouse.event(.up, at: CGPoint(x: 9, y: 9)))
    #expect(events.isEmpty)
  }

  @Test func noTimeOverflows() {
    var events = LaterEvents(dragFrom: .zero, to: .zero, from: .max - 1, over: .max, .mouse)
    _ = events.removeFirst()
    #expect(events.time == .max)
  }

  @Test func aDragGoesStraightFromWhereItBegan() {
    var events = LaterEvents(
      dragFrom: CGPoint(x: 10, y: 20), to: CGPoint(x: 42, y: -44), from: 5, over: 64, .mouse)
    let places = (0..<5).map { _ in events.removeFirst() }.map { event in
      if case .pointer(let event) = event { event.position } else { CGPoint.zero }
    }
    let line = [(18, 4), (26, -12), (34, -28), (42, -44), (42, -44)]
    #expect(places == line.map { CGPoint(x: $0, y: $1) })
    #expect(events.isEmpty)
  }
}
