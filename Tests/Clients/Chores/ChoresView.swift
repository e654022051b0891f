import SwiftUI

struct Chore: Identifiable, Hashable {
    let id: Int
    var title: String
    var isDone = false
}

@Observable class ChoreStore {
    var chores = [
        Chore(id: 1, title: "Water the plants"), Chore(id: 2, title: "Buy bread"),
        Chore(id: 3, title: "Call home"), Chore(id: 4, title: "Sort photos"),
    ]

    func move(from source: IndexSet, to destination: Int) {
        chores.move(fromOffsets: source, toOffset: destination)
    }

    func delete(at offsets: IndexSet) {
        chores.remove(atOffsets: offsets)
    }
}

struct ChoresView: View {
    @State var store: ChoreStore
    @State private var selection = Set<Chore.ID>()
    @Environment(\.editMode) private var editMode

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                EditButton()
                Spacer()
                if editMode?.wrappedValue.isEditing == true {
                    Text("\(selection.count) selected")
                }
            }
            .padding()

            List(selection: $selection) {
                Section(header: Text("To do")) {
                    ForEach($store.chores) { $chore in
                        Toggle(isOn: $chore.isDone) {
                            Text(chore.title).strikethrough(chore.isDone)
                        }
                        .accessibilityIdentifier(chore.title)
                        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                            Button(role: .destructive) {
                                store.chores.removeAll { $0.id == chore.id }
                            } label: {
                                Label("Delete", systemImage: "trash")
                            }
                            Button("Done") { chore.isDone = true }
                                .tint(.green)
                        }
                    }
                    .onMove(perform: store.move)
                    .onDelete(perform: store.delete)
                }

                if store.chores.isEmpty {
                    Text("All done")
                }
            }
            .listStyle(.plain)
        }
    }
}
