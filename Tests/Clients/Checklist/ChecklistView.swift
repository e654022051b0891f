import SwiftUI

struct ChecklistView: View {
    @State private var list: Checklist

    init(list: Checklist) {
        _list = State(initialValue: list)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Header()
            Divider()
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(list.visible) { item in
                        Row(item: item) { list.toggle(item) }
                            .transition(.opacity)
                    }
                }
                .padding(.horizontal)
            }
            .animation(.default, value: list.visible.map(\.id))
        }
        .environment(list)
        .preference(key: DoneKey.self, value: list.numberDone)
    }
}

private struct Header: View {
    @Environment(Checklist.self) private var list

    var body: some View {
        @Bindable var list = list
        HStack {
            Label("\(list.numberDone) of \(list.items.count)", systemImage: "checkmark.circle")
                .accessibilityIdentifier("done")
            Spacer()
            Toggle("Hide", isOn: $list.hidesDone)
                .fixedSize()
                .accessibilityIdentifier("hide")
        }
        .padding()
    }
}

private struct Row: View {
    let item: Checklist.Item
    let toggle: () -> Void

    var body: some View {
        Button(action: toggle) {
            HStack {
                Image(systemName: item.isDone ? "checkmark.circle.fill" : "circle")
                Text(item.title).strikethrough(item.isDone)
                Spacer()
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .padding(.vertical, 6)
        .accessibilityIdentifier(item.title)
    }
}

struct DoneKey: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) {
        value += nextValue()
    }
}
