import RecallUI
import Replay
import Testing

@testable import SignUpClient

@Suite struct SignUpTests {
  private let stage = Stage(size: CGSize(width: 400, height: 640)) { SignUpView() }

  private func press(_ name: String) throws {
    try stage.tap(name)
    stage.advance(by: .seconds(1))
  }

  private func key(_ name: String, _ modifiers: KeyEvent.Modifiers = []) {
    stage.send(.key(KeyEvent(.down, key: name, modifiers: modifiers)))
    stage.send(.key(KeyEvent(.up, key: name, modifiers: modifiers)))
  }

  private func value(_ name: String) -> String? { stage.element(name)?.value }

  @Test func returnLeadsFromFieldToFieldAndWhatWasTypedIsRegistered() throws {
    try press("name")
    for text in ["Ann", "ann@example.org", "sesame 1", "4"] {
      stage.send(.text(text))
      key("return")
    }
    #expect(stage.focusedElement == nil)
    #expect(value("password") == "••••••••")
    #expect(value("age") == "184")
    try press("about")
    stage.send(.text("Plays cards."))
    key("return")
    stage.send(.text("Wins, too."))
    #expect(value("about") == "Plays cards.\nWins, too.")
    try press("Register")
    #expect(stage.shows("Registered: Ann"))
    #expect(stage.takeEffects().map(\.effect) == [.feedback(.success)])
    #expect(value("name") == "")
    #expect(value("age") == "18")
  }

  @Test func nothingIsRegisteredThatIsNotComplete() throws {
    try press("password")
    stage.send(.text("short"))
    #expect(stage.shows("8 characters at least"))
    try press("Register")
    #expect(stage.shows("Registered: "))
  }

  @Test func anAlertAsksForACode() throws {
    try press("Invitation")
    try press("Code")
    stage.send(.text("R-42"))
    try press("Use")
    #expect(stage.shows("Invitation: R-42"))
    try press("Invitation")
    key("escape")
    stage.advance(by: .seconds(1))
    #expect(stage.element("Code") == nil)
  }

  @Test func aReplayTypesSelectsCopiesAndPastes() throws {
    let script = try ReplayScript(
      parsing: """
        recall-replay 2
        deck none
        pairs 1
        seed 1
        viewport 400x640

            0  tap name
          100  text "Ann Lee"
          200  key left with control+shift
          300  key x with control
          300  expect effect copy "Lee"
          400  key home
          500  key v with control
          500  expect effect paste
          500  paste "Lee "
          600  marked "に"
          700  text "日"
          800  key end
          900  key backspace
         1000  key return
         1100  text "a@b.c"
         1200  key a with control
         1200  key c with control
         1200  expect effect copy "a@b.c"
         1300  key tab
         1400  text "sesame 1"
         1500  tap Register
         1500  expect effect feedback success
         1600  end

        """, file: "signup.replay")
    let report = try ReplayPlayer(script).play(on: ClientTarget(stage))
    #expect(report.failures.map { "\($0)" } == [])
    #expect(report.expectations == 4)
    #expect(stage.shows("Registered: Lee 日Ann"))
    #expect(try ReplayScript(parsing: "\(script)", file: "again") == script)
  }

  @Test func whatWasTypedIsRecordedAndPlayedAgain() throws {
    var recording = ""
    let header = ReplayHeader(
      deck: "none", pairs: 1, seed: 1, viewport: ScriptSize(CGSize(width: 400, height: 640)))
    var recorder = try ReplayRecorder(header: header, target: ClientTarget(stage)) {
      recording += $0
    }
    let frame = try #require(stage.element("name")?.frame)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    let events: [InputEvent] = [
      .pointer(PointerEvent(.down, at: point)), .pointer(PointerEvent(.up, at: point)),
      .text("Ann"), .marked("x"), .marked(""), .paste(" Lee"),
      .key(KeyEvent(.down, key: "backspace")), .key(KeyEvent(.up, key: "backspace")),
    ]
    for (index, event) in events.enumerated() {
      try recorder.send(event, at: Instant(milliseconds: Int64(index) * 10))
    }
    try recorder.end(at: Instant(milliseconds: 100))
    #expect(value("name") == "Ann Le")
    let again = Stage(size: CGSize(width: 400, height: 640)) { SignUpView() }
    let script = try ReplayScript(parsing: recording, file: "recording")
    let report = try ReplayPlayer(script).play(on: ClientTarget(again))
    #expect(report.isSuccess)
    #expect(again.element("name")?.value == "Ann Le")
    #expect(again.digest == stage.digest)
  }
}
