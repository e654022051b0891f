import SwiftUI

struct PlannerView: View {
    @StateObject private var model = PlannerModel()
    @State private var isMirrored = false

    init() {}

    var body: some View {
        TabView {
            NavigationStack { ErrandList() }
                .tabItem { Label("List", systemImage: "list.bullet") }
            NavigationStack { ErrandTable() }
                .tabItem { Label("Table", systemImage: "square.grid.2x2") }
            NavigationStack { DaysForm(isMirrored: $isMirrored) }
                .tabItem { Label("Days", systemImage: "calendar") }
        }
        .environmentObject(model)
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
}

/// What has the focus, and a command that acts on it.
struct FocusBar: View {
    @FocusedBinding(\.selectedErrand) private var errand

    var body: some View {
        HStack {
            Text(errand?.title ?? "Nothing selected")
            Spacer()
            Button("Longer") { errand?.minutes += 5 }
                .keyboardShortcut("l", modifiers: .command)
                .disabled(errand == nil)
        }
        .padding(.horizontal)
    }
}

struct ErrandList: View {
    @EnvironmentObject private var model: PlannerModel
    @State private var search = ""
    @State private var kinds: [Errand.Kind] = []
    @State private var suggested = Errand.Kind.allCases
    @State private var phase = "idle"

    private var found: [Errand] {
        model.errands.filter {
            (search.isEmpty || $0.title.localizedCaseInsensitiveContains(search))
                && (kinds.isEmpty || kinds.contains($0.kind))
        }
    }

    var body: some View {
        VStack(spacing: 0) {
            FocusBar()
            HStack {
                ForEach(model.inbox, id: \.self) { title in
                    Text(title)
                        .padding(6)
                        .background(.yellow.opacity(0.4), in: Capsule())
                        .draggable(title)
                }
                Spacer()
                Text(phase).font(.caption)
            }
            .padding(.horizontal)
            if search.isEmpty, kinds.isEmpty {
                List {
                    ForEach($model.errands, editActions: .all) { $errand in
                        ErrandRow(errand: $errand)
                    }
                    .dropDestination(for: String.self) { titles, offset in
                        for title in titles { model.add(title, at: offset) }
                    }
                }
                .onScrollPhaseChange { _, new in phase = "\(new)" }
            } else {
                List(found) { Text("found \($0.title)") }
            }
        }
        .searchable(text: $search, tokens: $kinds, suggestedTokens: $suggested) { kind in
            Text(kind.rawValue)
        }
        .navigationTitle("Errands")
        .toolbar { EditButton() }
    }
}

struct ErrandRow: View {
    @Binding var errand: Errand

    var body: some View {
        LabeledContent(errand.title) { Text("\(errand.minutes) min") }
            .focusable()
            .focusedValue(\.selectedErrand, $errand)
    }
}

struct ErrandTable: View {
    @EnvironmentObject private var model: PlannerModel
    @State private var selection: Set<Int> = []
    @State private var order = [KeyPathComparator(\Errand.title)]

    private var sorted: [Errand] { model.errands.sorted(using: order) }

    var body: some View {
        VStack {
            Text("^[\(selection.count) errand](inflect: true), \(total) min")
            Table(of: Errand.self, selection: $selection, sortOrder: $order) {
                TableColumn("Title", value: \.title)
                TableColumn("Kind") { Text($0.kind.rawValue) }
                TableColumn("Time", value: \.minutes) { Text("\($0.minutes)") }.width(60)
            } rows: {
                ForEach(sorted) { TableRow($0) }
            }
        }
        .navigationTitle("All errands")
        .navigationBarTitleDisplayMode(.inline)
    }

    private var total: Int {
        model.errands.filter { selection.contains($0.id) }.reduce(0) { $0 + $1.minutes }
    }
}

struct DaysForm: View {
    @EnvironmentObject private var model: PlannerModel
    @Binding var isMirrored: Bool
    @State private var title = ""

    var body: some View {
        Form {
            Section("New") {
                LabeledContent("Title") { TextField("Title", text: $title) }
                PasteButton(payloadType: String.self) { texts in title = texts.first ?? "" }
                Button("Add") {
                    model.add(title)
                    title = ""
                }
                .disabled(title.isEmpty)
            }
            Section {
                Toggle("Right to left", isOn: $isMirrored)
                Text("\(model.errands.count) errands")
                    .padding()
                    .border(ImagePaint(image: Image(systemName: "leaf"), scale: 0.5), width: 8)
            }
            Section("Days") {
                MultiDatePicker("Days", selection: $model.days)
                Text("^[\(model.days.count) day](inflect: true)")
            }
        }
        .navigationTitle("Days")
    }
}

#Preview { PlannerView() }
