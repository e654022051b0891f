import SwiftUI

struct ThemeChooser: View {
    @EnvironmentObject var store: ThemeStore
    @State private var editMode: EditMode = .inactive
    @State private var themeToEdit: Theme?

    var body: some View {
        NavigationView {
            List {
                ForEach(store.themes) { theme in
                    NavigationLink(destination: ThemeGame(theme: theme)) {
                        VStack(alignment: .leading) {
                            Text(theme.name).foregroundColor(theme.color).font(.headline)
                            Text(theme.emojis.joined()).lineLimit(1)
                        }
                        .gesture(editMode == .active ? tap(on: theme) : nil)
                    }
                }
                .onDelete { store.themes.remove(atOffsets: $0) }
                .onMove { store.themes.move(fromOffsets: $0, toOffset: $1) }
            }
            .navigationTitle("Memorize")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button {
                        themeToEdit = store.insert(named: "New")
                    } label: {
                        Image(systemName: "plus")
                    }
                    .accessibilityIdentifier("add")
                }
                ToolbarItem { EditButton() }
            }
            .sheet(item: $themeToEdit) { theme in
                if let index = store.themes.firstIndex(where: { $0.id == theme.id }) {
                    ThemeEditor(theme: $store.themes[index])
                }
            }
            .environment(\.editMode, $editMode)
        }
    }

    private func tap(on theme: Theme) -> some Gesture {
        TapGesture().onEnded { themeToEdit = theme }
    }
}

#Preview("Themes") {
    ThemeChooser().environmentObject(ThemeStore())
}

struct ThemeGame: View {
    let theme: Theme

    var body: some View {
        Text("\(theme.numberOfPairs) pairs of \(theme.name)")
            .navigationTitle(theme.name)
            .navigationBarTitleDisplayMode(.inline)
    }
}
