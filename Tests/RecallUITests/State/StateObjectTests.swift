import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct StateObjectTests {
  private final class Makings: @unchecked Sendable {
    var count = 0

    func make() -> Switchboard {
      count += 1
      return Switchboard()
    }
  }

  private struct Owner: View {
    let name: String
    @StateObject private var model: Switchboard

    init(name: String, _ makings: Makings) {
      self.name = name
      _model = StateObject(wrappedValue: makings.make())
    }

    var body: some View {
      Text("\(name)\(model.number)").onTapGesture { model.number += 1 }
    }
  }

  private struct Host: View {
    @ObservedObject var model: Switchboard
    let makings: Makings

    var body: some View {
      if model.number < 2 { Owner(name: model.name, makings) }
    }
  }

  @Test func theObjectIsMadeOnceForAnIdentity() {
    let (model, makings) = (Switchboard(), Makings())
    let stage = smallStage { Host(model: model, makings: makings) }
    stage.tap("a0")
    model.name = "b"
    model.number = 1
    #expect(stage.texts == ["b1"])
    #expect(makings.count == 1)

    model.number = 2
    #expect(stage.texts.isEmpty)
    model.number = 0
    #expect(stage.texts == ["b0"])
    #expect(makings.count == 2)
  }
}
