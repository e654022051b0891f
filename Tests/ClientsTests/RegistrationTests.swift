import RecallUI
import Testing

@testable import RegistrationClient

@Suite struct RegistrationTests {
  private let model: RegistrationViewModel
  private let stage: Stage

  init() {
    (stage, model) = RecallUI.MainActor.assumeIsolated {
      var made: RegistrationViewModel?
      let stage = Stage(size: CGSize(width: 400, height: 600)) {
        // Inside of the stage: a model's timers are those of the stage that makes it.
        let model = RegistrationViewModel(directory: ["ann"])
        made = model
        return RegistrationView(viewModel: model)
      }
      return (stage, made ?? RegistrationViewModel(directory: []))
    }
  }

  /// What the model says of itself, which belongs to the main actor.
  private func told<Value>(_ path: @RecallUI.MainActor (RegistrationViewModel) -> Value) -> Value {
    let model = model
    return RecallUI.MainActor.assumeIsolated { path(model) }
  }

  private func type(_ text: String, into field: String) throws {
    try stage.tap(field)
    stage.send(.text(text))
  }

  @Test func aNameIsCheckedOnceNobodyTypes() throws {
    try stage.tap("name")
    for letter in ["a", "n", "n"] {
      stage.send(.text(letter))
      stage.advance(by: .milliseconds(499))
    }
    #expect(told { $0.checks.isEmpty })
    stage.advance(by: .milliseconds(1))
    #expect(told { $0.checks } == ["ann"])
    #expect(stage.shows("Checking"))
    stage.advance(by: .seconds(1))
    #expect(stage.shows("Taken"))
    stage.send(.text("a"))
    #expect(stage.shows("…"))
    stage.advance(by: .milliseconds(1500))
    #expect(stage.shows("Free"))
    #expect(stage.issues.isEmpty)
  }

  @Test func anAnswerThatComesTooLateIsNotHeard() throws {
    try type("ann", into: "name")
    stage.advance(by: .seconds(1))
    stage.send(.text("e"))
    stage.advance(by: .milliseconds(1499))
    #expect(!stage.shows("Taken"))
    stage.advance(by: .milliseconds(1))
    #expect(stage.shows("Free"))
    #expect(told { $0.checks } == ["ann", "anne"])
  }

  @Test func aFailureStandsForTaken() throws {
    try type("error", into: "name")
    stage.advance(by: .seconds(4))
    #expect(stage.shows("Taken"))
  }

  @Test func whatIsRightCanBeSentAndIsThrottled() throws {
    try type("bo", into: "name")
    stage.advance(by: .seconds(2))
    try type("secret", into: "password")
    try stage.tap("register")
    #expect(told { $0.message.isEmpty })
    try type("secret", into: "confirmation")
    #expect(told { $0.isValid })
    for _ in 0..<3 { try stage.tap("register") }
    #expect(stage.shows("Welcome, bo! "))
    stage.advance(by: .seconds(2))
    #expect(stage.shows("Welcome, bo! Welcome, bo! "))
    try type("x", into: "password")
    #expect(!told { $0.isValid })
  }

  @Test func timersEndAfterTheirValues() {
    stage.advance(by: .milliseconds(2999))
    #expect(stage.shows("2 and 2 and 0"))
    stage.advance(by: .milliseconds(1))
    #expect(stage.shows("-1 and 2 and 0"))
    #expect(stage.pendingTimers.isEmpty)
  }
}
