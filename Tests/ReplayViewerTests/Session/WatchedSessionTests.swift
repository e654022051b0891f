import RecallUI
import Testing

@testable import ReplayViewer

@Suite struct WatchedSessionTests {
  private let session = countedSession([100, 1000])

  @Test(arguments: [(-5, 0), (0, 0), (99, 0), (100, 1), (599, 1), (600, 2), (2000, 5), (9999, 5)])
  func theMomentOfAnInstantIsTheLastOne(milliseconds: Int64, moment: Int) {
    #expect(session.moment(at: Instant(milliseconds: milliseconds)) == moment)
  }

  @Test func anOutcomeIsThePictureBeforeTheNextMoment() {
    func width(_ milliseconds: Int64, isOutcome: Bool) -> String? {
      let place = WatchPlace(
        moment: 1, instant: Instant(milliseconds: milliseconds), isOutcome: isOutcome)
      return session.picture(at: place)?.items.first?.description
    }
    #expect(width(100, isOutcome: false) == "fill rect 45,20 10x10 #000000")
    #expect(width(180, isOutcome: false) == "fill rect 44.8,20 10.4x10 #000000")
    #expect(width(100, isOutcome: true) == "fill rect 44.5,20 11x10 #000000")
    #expect(session.picture(at: WatchPlace(moment: 6, instant: .zero, isOutcome: true)) == nil)
  }

  @Test func sessionsPartAtTheFirstEventThatDiffers() {
    #expect(session.parting(from: countedSession([100, 1000])) == nil)
    #expect(session.parting(from: countedSession([100, 1200])) == 3)
    #expect(session.parting(from: countedSession([])) == 1)
    #expect(countedSession([]).parting(from: session) == 1)
  }
}
