import RecallUI
import Testing

/// A list as people who learn SwiftUI write it: each row changes its own item through a binding.
private struct Item: Identifiable, Equatable {
  let id: Int
  var name: String
  var isDone = false
}

private struct ItemRow: View {
  @Binding var item: Item

  var body: some View {
    Toggle(item.name, isOn: $item.isDone)
      .accessibilityIdentifier("row:\(item.id)")
  }
}

private struct ShoppingList: View {
  @State private var items = [
    Item(id: 1, name: "milk"), Item(id: 2, name: "eggs"), Item(id: 3, name: "tea"),
  ]
  @State private var note: String? = "hurry"

  var body: some View {
    VStack {
      Text("left: " + items.filter { !$0.isDone }.map(\.name).joined(separator: " "))
      ForEach($items) { $item in
        ItemRow(item: $item)
      }
      Button("tidy up") { items.removeAll(where: \.isDone) }
      if let note = Binding($note) {
        NoteView(note: note)
        Button("be silent") { self.note = nil }
      }
    }
  }
}

private struct NoteView: View {
  @Binding var note: String

  var body: some View {
    Button("note: \(note)") { note += "!" }
  }
}

/// The names of a game's players, which have no identifiers of their own.
private struct PlayerNames: View {
  @State private var names = ["Ann", "Bo"]

  var body: some View {
    VStack {
      Text(names.joined(separator: " & "))
      ForEach($names, id: \.self) { $name in
        Button("praise \(name)") { name += " the Great" }
      }
    }
  }
}

@Suite struct ShoppingListTests {
  private func tap(_ name: String, on stage: Stage) throws {
    let frame = try #require(stage.element(name)?.frame, "\(name)")
    stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  @Test func aRowChangesItsItem() throws {
    let stage = Stage(size: CGSize(width: 300, height: 400)) { ShoppingList() }
    #expect(stage.element("left: milk eggs tea") != nil)

    try tap("row:2", on: stage)

    #expect(stage.element("left: milk tea") != nil)
  }

  @Test func rowsKeepTheirItemsWhenOthersGo() throws {
    let stage = Stage(size: CGSize(width: 300, height: 400)) { ShoppingList() }
    try tap("row:1", on: stage)
    try tap("tidy up", on: stage)
    #expect(stage.element("row:1") == nil)

    try tap("row:2", on: stage)

    #expect(stage.element("left: tea") != nil)
    #expect(stage.issues.isEmpty)
  }

  @Test func whatIsThereCanBeChangedAndGo() throws {
    let stage = Stage(size: CGSize(width: 300, height: 400)) { ShoppingList() }
    try tap("note: hurry", on: stage)
    #expect(stage.element("note: hurry!") != nil)

    try tap("be silent", on: stage)

    #expect(stage.element("note: hurry!") == nil)
    #expect(stage.element("be silent") == nil)
  }

  @Test func elementsWithoutIdentifiersAreToldApartByThemselves() throws {
    let stage = Stage(size: CGSize(width: 300, height: 400)) { PlayerNames() }
    try tap("praise Bo", on: stage)
    #expect(stage.element("Ann & Bo the Great") != nil)
    try tap("praise Bo the Great", on: stage)
    #expect(stage.element("Ann & Bo the Great the Great") != nil)
  }
}
