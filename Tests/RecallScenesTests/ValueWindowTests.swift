import RecallScenes
import Testing

private struct Notes: App {
  init() {}

  var body: some Scene {
    WindowGroup { Chooser() }
    WindowGroup("Note", for: Int.self) { $number in
      VStack {
        Text("note \(number ?? 0)")
        Button("next") { number = (number ?? 0) + 1 }
      }
    }
  }
}

private struct Chooser: View {
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  init() {}

  var body: some View {
    VStack {
      Button("open") { openWindow(value: 7) }
      Button("none") { openWindow(value: "text") }
    }
    .onKeyPress(.escape) {
      dismissWindow(value: 7)
      return .handled
    }
  }
}

private struct First: App {
  init() {}

  var body: some Scene {
    WindowGroup(for: Int.self) { $number in
      Button("number \(number)") { number += 1 }
    } defaultValue: {
      3
    }
  }
}

private struct Named: App {
  init() {}

  var body: some Scene {
    WindowGroup(id: "numbers", for: Int.self) { $number in
      Text("number \(number)")
    } defaultValue: {
      4
    }
  }
}

@Suite struct ValueWindowTests {
  @Test func aWindowWithAnIdentifierIsForAValueOfItsOwnAtFirst() {
    let stage = Stage(size: CGSize(width: 300, height: 400)) { AppView(Named()) }
    #expect(stage.element("number 4") != nil)
  }

  private func tap(_ name: String, on stage: Stage) {
    let frame = stage.element(name)?.frame ?? .zero
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.advance(by: .seconds(1))
  }

  @Test func aWindowOpensForItsValueAndMayChangeIt() {
    let stage = Stage(size: CGSize(width: 300, height: 400)) { AppView(Notes()) }
    tap("none", on: stage)
    #expect(stage.element("Note") == nil)
    tap("open", on: stage)
    #expect(stage.element("note 7") != nil)
    tap("next", on: stage)
    #expect(stage.element("note 8") != nil)
    tap("closeWindow", on: stage)
    #expect(stage.element("note 8") == nil)
    tap("open", on: stage)
    #expect(stage.element("note 7") != nil)
  }

  @Test func theFirstWindowIsForTheValueOfTheProgram() {
    let stage = Stage(size: CGSize(width: 300, height: 400)) { AppView(First()) }
    #expect(stage.element("number 3") != nil)
    tap("number 3", on: stage)
    #expect(stage.element("number 4") != nil)
  }
}
