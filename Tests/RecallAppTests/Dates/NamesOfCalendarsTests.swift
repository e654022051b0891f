import Foundation
import RecallApp
import Testing

/// As a file of names has it: only what takes its identifier as Foundation's own does comes before that.
extension Calendar {
  fileprivate init(identifier: __shared Calendar.Identifier) {
    self = StageFormats.calendar(identifier)
  }
}

@Suite struct NamesOfCalendarsTests {
  @Test func calendarsThatAProgramMakesAreTheStages() {
    let calendar = Calendar(identifier: .iso8601)
    #expect(calendar.timeZone == .gmt && calendar.locale == StageFormats.locale)
    #expect(calendar.component(.weekOfYear, from: Date(timeIntervalSince1970: 1_767_225_600)) == 1)
  }
}
