import RecallUI
import Testing

@Suite struct ObjectNamesTests {
  private final class Item: Identifiable {
    let name: String

    init(_ name: String) { self.name = name }
  }

  private struct Counter: View {
    @State private var count = 0
    let name: String

    init(name: String) { self.name = name }

    var body: some View { Text("\(name) \(count)").onTapGesture { count += 1 } }
  }

  private struct Page: View {
    @State private var items = ["a", "b", "c"].map(Item.init)
    @State private var current = Item("d")

    var body: some View {
      VStack {
        ForEach(items) { Counter(name: $0.name) }
        Counter(name: current.name).id(ObjectIdentifier(current))
        Text("drop").onTapGesture { items.removeFirst() }
        Text("add").onTapGesture { items.append(Item("n")) }
        Text("other").onTapGesture { current = Item("e") }
      }
    }
  }

  /// The lines of the state after some touches.
  private func lines(_ touches: String...) -> [String] {
    let stage = smallStage { Page() }
    for touch in touches { stage.tap(touch) }
    return stage.snapshot.lines.filter { $0.name.hasPrefix("Page") }
      .map { "\($0.name) = \($0.value)" }
  }

  @Test func stateBehindObjectsHasNamesThatAreTheSameInEachRun() {
    #expect(
      lines("a 0", "d 0") == [
        "Page/#0/[object 1]/Counter.count = 1", "Page/#0/[object 2]/Counter.count = 0",
        "Page/#0/[object 3]/Counter.count = 0", "Page/#1/[object 1]/Counter.count = 1",
      ])
    #expect(lines("b 0", "drop", "add", "b 1") == lines("b 0", "drop", "add", "b 1"))
  }

  @Test func anotherObjectHasAnotherName() {
    #expect(
      lines("b 0", "drop", "add", "other") == [
        "Page/#0/[object 2]/Counter.count = 1", "Page/#0/[object 3]/Counter.count = 0",
        "Page/#0/[object 4]/Counter.count = 0", "Page/#1/[object 2]/Counter.count = 0",
      ])
  }

  @Test func anObjectThatIsOptionalOrHiddenHasSuchANameToo() {
    let item = Item("a")
    let stage = smallStage {
      VStack {
        Counter(name: "a").id(Optional(ObjectIdentifier(item)))
        Counter(name: "b").id(AnyHashable(ObjectIdentifier(item)))
        Counter(name: "c").id(AnyHashable(Optional(ObjectIdentifier(item))))
        Counter(name: "d").id(AnyHashable(7))
      }
    }
    #expect(
      stage.snapshot.lines.map(\.name).filter { $0.hasSuffix("count") } == [
        "#0/[object 1]/Counter.count", "#1/[object 1]/Counter.count",
        "#2/[object 1]/Counter.count", "#3/[7]/Counter.count",
      ])
  }
}
