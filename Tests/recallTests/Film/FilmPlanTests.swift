import Films
import RecallDriver
import Testing

@testable import recall

@Suite struct FilmPlanTests {
  private func plan(from: Int64 = 0, to: Int64? = nil, rate: Int = 20) -> FilmPlan {
    FilmPlan(from: from, to: to, rate: rate, quality: .lossless)
  }

  private func reason(_ plan: FilmPlan, replayEnd: Int64) -> String? {
    do {
      try plan.check(replayEnd: replayEnd, file: "a.replay")
      return nil
    } catch {
      return CommandFailure(error).messages.joined(separator: " ")
    }
  }

  @Test func picturesComeAtEvenTimes() {
    #expect((0...3).map(plan(from: 7).time) == [7, 57, 107, 157])
    #expect((0...3).map(plan(rate: 60).time) == [0, 16, 33, 50])
  }

  @Test func aFilmThatWouldBeTooLongIsRefused() {
    #expect(reason(plan(), replayEnd: 1_799_950) == nil)
    #expect(
      reason(plan(), replayEnd: 1_800_000)
        == "expected a film of at most 36000 pictures, found 36001; ask for a part with --from and --to, or for fewer with --rate"
    )
    #expect(reason(plan(to: 5), replayEnd: 1_800_000) == nil)
    #expect(reason(plan(rate: 60), replayEnd: 10_000_000_000)?.contains("found 600000001") == true)
  }

  @Test func aFilmThatBeginsBehindTheEndIsRefused() {
    #expect(reason(plan(from: 9), replayEnd: 9) == nil)
    #expect(
      reason(plan(from: 10), replayEnd: 9)
        == "--from: expected a beginning before a.replay ends, at 9 ms, found 10")
    #expect(reason(plan(from: 10, to: 11), replayEnd: 9) == nil)
  }
}
