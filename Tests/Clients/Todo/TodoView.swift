import SwiftUI

struct TodoItem: Identifiable, Hashable {
    enum Priority: String, CaseIterable, Identifiable {
        case low, normal, high
        var id: Self { self }
    }

    let id: Int
    var title: String
    var priority = Priority.normal
    var isUrgent = false
}

struct TodoView: View {
    @State private var items = [
        TodoItem(id: 0, title: "Water the plants"), TodoItem(id: 1, title: "Call Anna", priority: .high),
        TodoItem(id: 2, title: "Buy stamps", priority: .low),
    ]
    @State private var done = [TodoItem(id: 3, title: "Sleep")]
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                Section("To do") {
                    ForEach(items) { item in
                        NavigationLink(value: item) {
                            HStack {
                                Text(item.title)
                                Spacer()
                                Text(item.priority.rawValue).foregroundStyle(.secondary)
                            }
                        }
                        .swipeActions(edge: .leading) {
                            Button("Done") { finish(item) }.tint(.green)
                        }
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
                Section("Done") {
                    ForEach(done) { Text($0.title).strikethrough() }
                        .onDelete { done.remove(atOffsets: $0) }
                }
            }
            .navigationTitle("To-dos")
            .navigationDestination(for: TodoItem.self) { item in
                TodoDetail(item: item) { finish(item) }
            }
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) { EditButton() }
                ToolbarItem(placement: .primaryAction) {
                    Button {
                        isAdding = true
                    } label: {
                        Image(systemName: "plus")
                    }
                    .accessibilityIdentifier("add")
                }
            }
            .sheet(isPresented: $isAdding) {
                AddTodo { title, priority, isUrgent in
                    let id = (items + done).map(\.id).max().map { $0 + 1 } ?? 0
                    items.append(TodoItem(id: id, title: title, priority: priority, isUrgent: isUrgent))
                }
            }
        }
    }

    private func finish(_ item: TodoItem) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        withAnimation { done.append(items.remove(at: index)) }
    }
}

private struct TodoDetail: View {
    let item: TodoItem
    let finish: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            LabeledContent("Priority", value: item.priority.rawValue)
            LabeledContent("Urgent", value: item.isUrgent ? "yes" : "no")
            Button("Finish") {
                finish()
                dismiss()
            }
        }
        .navigationTitle(item.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct AddTodo: View {
    let add: (String, TodoItem.Priority, Bool) -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var priority = TodoItem.Priority.normal
    @State private var isUrgent = false

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                    .accessibilityIdentifier("title")
                Picker("Priority", selection: $priority) {
                    ForEach(TodoItem.Priority.allCases) { Text($0.rawValue.capitalized).tag($0) }
                }
                .pickerStyle(.segmented)
                Toggle("Urgent", isOn: $isUrgent)
                    .accessibilityIdentifier("urgent")
            }
            .navigationTitle("New to-do")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        add(title, priority, isUrgent)
                        dismiss()
                    }
                    .disabled(title.isEmpty)
                }
            }
        }
    }
}
