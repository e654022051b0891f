import RecallUI
import Testing

@testable import ReplayViewer

@Suite struct SessionNotesTests {
  @Test func eventsAndTimersThatChangeSomethingAreMoments() {
    let session = countedSession([100, 1000])
    #expect(session.moments.map(\.kind) == [.beginning, .event, .timer, .event, .timer, .event])
    #expect(
      session.moments.map { $0.instant.millisecondsRoundedUp } == [0, 100, 600, 1000, 1500, 2000])
    #expect(session.moments[1].title == "tap 0")
    #expect(session.moments[2].title.hasPrefix("timer CountedSession.swift:"))
    #expect(session.end == Instant(milliseconds: 2000))
  }

  @Test func aMomentTellsWhatItChanged() {
    let session = countedSession([100])
    #expect(
      session.moments[0].changes == [
        .init("number", from: nil, to: "0"), .init("odd", from: nil, to: "false"),
        .init("stage.colorScheme", from: nil, to: "light"),
        .init("stage.isFocused", from: nil, to: "true"),
        .init("stage.size", from: nil, to: "100x50"),
      ])
    #expect(
      session.moments[1].changes == [
        .init("number", from: "0", to: "1"), .init("odd", from: "false", to: "true"),
      ])
    #expect(
      session.moments[2].changes == [
        .init("number", from: "1", to: "2"), .init("odd", from: "true", to: "false"),
      ])
    #expect(session.moments[3].changes.isEmpty)
  }

  @Test func aTouchIsNotedWithWhoWon() {
    let session = countedSession([100])
    let touch = session.moments[1].touches.first
    #expect(touch?.path == [CGPoint(x: 20, y: 30)])
    #expect(touch?.isDown == false)
    #expect(touch?.winner != nil)
    #expect(session.moments[2].touches.isEmpty)
  }

  @Test func timersAreMarks() {
    let session = countedSession([100, 1000])
    let timers = session.marks.filter { $0.kind == .timer }.map { $0.instant.millisecondsRoundedUp }
    #expect(timers == [600, 1500])
  }

  @Test func aFailureIsAtItsStep() {
    let session = countedSession([100, 1000], isFailing: true)
    #expect(session.failure(after: -1) == 3)
    #expect(session.failure(after: 3) == 3)
    #expect(session.moments[3].differences == [.init("number", from: "7", to: "6")])
  }

  @Test func howOftenAStageIsLookedAtIsBounded() {
    let stage = Stage(size: CGSize(width: 10, height: 10)) { Color.red }
    var notes = SessionNotes()
    notes.begin(stage)
    for _ in 1..<SessionNotes.mostLooks { notes.pass(stage, at: stage.now) }
    #expect(notes.wantsLooks)
    notes.pass(stage, at: stage.now)
    #expect(!notes.wantsLooks)
    #expect(!notes.isFull)
  }

  @Test func aLongWayIsKeptByItsLastPoints() {
    var touch = WatchedTouch(.mouse, at: .zero)
    for x in 1...100 { touch.move(to: CGPoint(x: x, y: 0)) }
    #expect(touch.path.count == 60)
    #expect(touch.path.last == CGPoint(x: 100, y: 0))
  }
}
