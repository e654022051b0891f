import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct ObservationTests {
  private struct NameView: View {
    let register: Register

    var body: some View { Text(register.name) }
  }

  private struct NumberView: View {
    let register: Register

    var body: some View { Text("\(register.number)") }
  }

  private struct Both: View {
    let register: Register

    var body: some View {
      VStack {
        NameView(register: register)
        NumberView(register: register)
        ForEach(register.numbers, id: \.self) { Text("n\($0)") }
      }
    }
  }

  @Test func onlyWhoReadAPropertyIsEvaluatedWhenItChanges() {
    let register = Register()
    let stage = smallStage { Both(register: register) }
    let paths = stage.evaluations {
      register.number = 4
      _ = stage.displayList
    }
    #expect(paths == ["Both/#1/NumberView"])
    #expect(stage.texts == ["a", "4", "n0", "n1", "n2"])
  }

  @Test func everyChangeIsSeenNotOnlyTheFirst() {
    let register = Register()
    let stage = smallStage { Both(register: register) }
    for number in 1...5 {
      register.number = number
      #expect(stage.texts[1] == "\(number)")
    }
  }

  private struct Fickle: View {
    let register: Register
    @ObservedObject var model: Switchboard

    var body: some View {
      if model.number == 0 { Text("\(register.number)") } else { Text("away") }
    }
  }

  @Test func aPropertyThatWasReadInAnEarlierEvaluationIsNoDependency() {
    let (register, model) = (Register(), Switchboard())
    let stage = smallStage { Fickle(register: register, model: model) }
    model.number = 1
    _ = stage.displayList

    let paths = stage.evaluations {
      register.number = 9
      _ = stage.displayList
    }

    #expect(paths.isEmpty)
    model.number = 0
    #expect(stage.texts == ["9"])
  }
}
