import Foundation
import Rasterizer
import Replay
import Testing

@testable import RecallApp

private struct DatedProgram: App {
  var body: some Scene {
    WindowGroup { Text(StageDates.now.formatted(.iso8601)) }
  }
}

@Suite struct StartDateTests {
  private func header(given: String) -> ReplayHeader {
    ReplayHeader(
      deck: "", pairs: 0, seed: 0, viewport: ScriptSize(CGSize(width: 10, height: 10)),
      screen: ReplayScreen(name: "A", given: given))
  }

  @Test func aDateIsReadAsItIsWritten() throws {
    let text = "2026-11-23T12:00:05Z"
    let start = try #require(StartDate(text))
    #expect(start.date.timeIntervalSince1970 == 1_795_435_205)
    #expect(start.text == text)
    let machine = StartDate.machine
    #expect(StartDate(machine.text) == machine)
  }

  @Test func aWindowBeginsWithWhatTheClocksBesideItShow() throws {
    let moment = Date(timeIntervalSince1970: 1_795_435_205.7)
    let west = try #require(TimeZone(secondsFromGMT: -5 * 3600))
    #expect(StartDate(at: moment, in: .gmt).text == "2026-11-23T12:00:05Z")
    #expect(StartDate(at: moment, in: west).text == "2026-11-23T07:00:05Z")
  }

  @Test func theUsualDateIsTheFirstNoonOf2026() throws {
    #expect(StartDate.usual.text == "2026-01-01T12:00:00Z")
    let options = try AppOptions([])
    #expect(AppStage<DatedProgram>.header(options).screen?.given == "2026-01-01T12:00:00Z")
    let dated = try AppOptions(["--date", "2018-05-01T00:00:00Z"])
    let shown = try AppStage<DatedProgram>(dated)
    #expect(shown.stage.outline.contains("\"2018-05-01T00:00:00Z\""))
  }

  @Test(arguments: ["", "2018-05-01T00:00:00Z"])
  func aScriptThatSaysNoDateBeginsAtTheUsualOne(given: String) {
    let shown = AppStage<DatedProgram>(header(given: given), PangoTextMeasurer())
    let date = given.isEmpty ? StartDate.usual.text : given
    #expect(shown.stage.outline.contains("\"\(date)\""))
  }

  @Test(arguments: ["", "now", "2026-13-01T00:00:00Z", "2026-11-23", "12:00"])
  func whatIsNoDateIsRefused(text: String) {
    #expect(StartDate(text) == nil)
  }

  @Test func aHeaderTellsWhereItsDateIsWrong() throws {
    #expect(try StartDate.read(header(given: ""), in: "a.replay") == nil)
    let date = "2026-11-23T12:00:05Z"
    #expect(try StartDate.read(header(given: date), in: "a.replay") == StartDate(date))
    #expect {
      try StartDate.read(header(given: "soon"), in: "a.replay")
    } throws: { error in
      "\(error)" == "a.replay:1:1: expected the date at which the program began, such as "
        + "2026-11-23T12:00:00Z, found 'soon'"
    }
  }
}
