import SwiftUI

enum NoteOrder: String, CaseIterable, Identifiable {
    case added, name
    var id: Self { self }
}

struct NotesView: View {
    @StateObject private var store = NoteStore()
    @AppStorage("order") private var order = NoteOrder.added
    @AppStorage("showsDone") private var showsDone = true
    @SceneStorage("draft") private var draft = ""

    private var notes: [Note] {
        let shown = store.notes.filter { showsDone || !$0.isDone }
        return order == .added ? shown : shown.sorted { $0.text < $1.text }
    }

    var body: some View {
        VStack {
            Picker("Order", selection: $order) {
                ForEach(NoteOrder.allCases) { Text($0.rawValue.capitalized) }
            }
            .pickerStyle(.segmented)
            Toggle("Done ones", isOn: $showsDone)
            TextField("New note", text: $draft)
                .accessibilityIdentifier("draft")
                .onSubmit {
                    store.add(draft)
                    draft = ""
                }
            ForEach(notes) { note in
                Button(note.isDone ? "✓ \(note.text)" : note.text) { store.toggle(note) }
            }
            HStack {
                Button("Archive") { store.archive() }
                Button("Forget") { store.forget() }
            }
            Text(store.message)
        }
        .padding()
    }
}
