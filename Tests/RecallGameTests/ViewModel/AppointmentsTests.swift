import RecallUI
import Testing

@testable import RecallGame

@Suite struct AppointmentsTests {
  private func at(_ milliseconds: Int64) -> Instant { Instant(milliseconds: milliseconds) }

  @Test func eachKindHasATimeOfItsOwn() {
    var appointments = Appointments()
    appointments.make(.bot, .milliseconds(800), from: at(100))
    appointments.make(.race, .seconds(9), from: at(100))
    #expect(appointments[.bot] == at(900))
    appointments.cancel(.bot)
    #expect(appointments[.bot] == nil)
    #expect(appointments[.race] == at(9100))
  }

  @Test func whatIsLeftAfterARestIsWhatWasLeft() {
    var appointments = Appointments()
    appointments.make(.look, .milliseconds(500), from: at(0))
    appointments.rest(from: at(200))
    appointments.rest(from: at(300))
    #expect(appointments.restingSince == at(200))
    // Made while time stands still: it counts from when time goes on.
    appointments.make(.undo, .milliseconds(100), from: at(700))
    appointments.goOn(from: at(1200))
    #expect(appointments[.look] == at(1500))
    #expect(appointments[.undo] == at(1300))
    appointments.goOn(from: at(5000))
    #expect(appointments[.look] == at(1500))
  }
}
