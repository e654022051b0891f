import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct FormTests {
  private struct Settings: View {
    let act: () -> Void
    @State private var isOn = false
    @State private var choice = 1
    @State private var steps = 0

    init(act: @escaping () -> Void) { self.act = act }

    var body: some View {
      Form {
        Toggle("sound", isOn: $isOn).accessibilityIdentifier("toggle")
        Picker("flavor", selection: $choice) {
          Section("Sweet") { Text("honey").tag(1) }
          Section("Sour") { Text("lemon").tag(2) }
        }
        Stepper("steps \(steps)", value: $steps)
        LabeledContent("version", value: "2")
        Button("act", action: act)
        Button("not now", action: act).disabled(true)
        HStack {
          Text("beside")
          Button("small", action: act)
        }
        Text(isOn ? "is on" : "is off")
      }
    }
  }

  private final class Count { var acts = 0 }
  private let count = Count()
  private let stage: Stage

  init() {
    let count = count
    stage = Stage(size: CGSize(width: 300, height: 500)) { Settings { count.acts += 1 } }
  }

  private func middle(of name: String) throws -> CGFloat {
    try #require(stage.element(name)?.frame.midY)
  }

  @Test func labelsStandLeadingAndControlsTrailing() throws {
    for label in ["sound", "flavor", "steps 0", "version", "act"] {
      #expect(stage.element(label)?.frame.minX == 32, "\(label)")
    }
    #expect(try #require(stage.element("toggle")?.frame).maxX == 268)
    #expect(try #require(stage.element("2")?.frame).maxX == 268)
    #expect(stage.issues.isEmpty)
  }

  @Test func aButtonActsWhereverItsRowIsTouched() throws {
    let y = try middle(of: "act")
    stage.tap(at: CGPoint(x: 250, y: y))
    #expect(count.acts == 1)
    stage.tap("act")
    #expect(count.acts == 2)
    stage.tap(at: CGPoint(x: 8, y: y))
    #expect(count.acts == 2, "beside the group")
  }

  @Test func aRowLooksPressedWhileItIs() throws {
    let former = stage.displayList
    let point = CGPoint(x: 250, y: try middle(of: "act"))
    stage.send(.pointer(PointerEvent(.down, at: point)))
    #expect(stage.displayList != former)
    stage.send(.pointer(PointerEvent(.cancel, at: point)))
    #expect(stage.displayList == former)
    #expect(count.acts == 0)
  }

  @Test func aButtonThatIsDisabledOrStandsAmongOthersHasNoRow() throws {
    stage.tap(at: CGPoint(x: 250, y: try middle(of: "not now")))
    stage.tap(at: CGPoint(x: 250, y: try middle(of: "small")))
    #expect(count.acts == 0)
    stage.tap("small")
    #expect(count.acts == 1)
  }

  @Test func controlsDoWhatTheyDoElsewhere() {
    stage.tap("toggle")
    #expect(stage.element("is on") != nil)
    stage.tap("Increment")
    #expect(stage.element("steps 1") != nil)
  }

  @Test func aFormGoesOnInASheetAsItself() {
    struct Asking: View {
      @State private var asks = false
      @Environment(\.isInList) private var isInList

      var body: some View {
        Form {
          Button("ask") { asks = true }
            .sheet(isPresented: $asks) { Inner() }
        }
      }
    }
    struct Inner: View {
      @Environment(\.isInList) private var isInList
      var body: some View { Text(isInList ? "row" : "alone") }
    }
    let stage = Stage(size: CGSize(width: 300, height: 300)) { Asking() }
    stage.tap("ask")
    #expect(stage.element("alone") != nil)
  }
}
