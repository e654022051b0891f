import Testing

@testable import RecallUI
@testable import RecallUICore

@Suite struct NestedListTests {
  private struct Names: View {
    @Binding var names: [String]

    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        Button("more") { names.append("c") }
      }
    }
  }

  private struct Editor: View {
    @State private var names = ["a", "b"]

    var body: some View {
      Form {
        Section("First") { Text("one") }
        Section("Names") { Names(names: $names) }
      }
    }
  }

  private func frames(_ stage: Stage, _ names: [String]) -> [CGRect] {
    names.compactMap { stage.element($0)?.frame }
  }

  @Test func theRowsOfAListInAFormAreTheForms() {
    struct Plain: View {
      var body: some View {
        Form {
          Section("First") { Text("one") }
          Section("Names") {
            Text("a")
            Text("b")
            Button("more") {}
          }
        }
      }
    }
    let size = CGSize(width: 300, height: 500)
    let (nested, plain) = (Stage(size: size) { Editor() }, Stage(size: size) { Plain() })
    let names = ["one", "a", "b", "more"]
    #expect(frames(nested, names) == frames(plain, names))
    #expect(frames(plain, names).count == 4)
    nested.tap("more")
    #expect(nested.element("c") != nil)
  }

  @Test func aListInASheetOfARowScrollsByItself() {
    struct Rows: View {
      @State private var isShown = false

      var body: some View {
        List {
          Button("open") { isShown = true }
            .sheet(isPresented: $isShown) { List(0..<100) { Text("row \($0)") } }
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 500)) { Rows() }
    stage.tap("open")
    stage.advance(by: .seconds(2))
    #expect(stage.element("row 0") != nil && stage.element("row 99") == nil)
  }

  @Test func aListWithASelectionOfItsOwnKeepsIt() {
    struct Rows: View {
      @State private var chosen: Set<Int> = []

      var body: some View {
        List {
          List(0..<2, id: \.self, selection: $chosen) { Text("row \($0)") }.frame(height: 120)
          Text("chosen \(chosen.sorted())")
        }
      }
    }
    let stage = Stage(size: CGSize(width: 300, height: 500)) { Rows() }
    stage.tap("row 1")
    #expect(stage.element("chosen [1]") != nil)
  }
}
