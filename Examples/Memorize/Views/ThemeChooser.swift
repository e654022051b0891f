import SwiftUI

struct ThemeChooser: View {
  @EnvironmentObject var store: ThemeStore
  @State private var editedTheme: Theme?

  var body: some View {
    NavigationStack {
      List {
        ForEach(store.themes) { theme in
          NavigationLink(value: theme) {
            ThemeRow(theme: theme)
          }
          .accessibilityIdentifier("theme:\(theme.id)")
          .swipeActions(edge: .leading) {
            Button("Edit") { editedTheme = theme }.tint(.blue)
          }
        }
        .onDelete { store.themes.remove(atOffsets: $0) }
        .onMove { store.themes.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Memorize")
      .navigationDestination(for: Theme.self) { theme in
        EmojiMemoryGameView(game: EmojiMemoryGame(theme: theme))
      }
      .toolbar {
        Button {
          store.add()
          editedTheme = store.themes.last
        } label: {
          Image(systemName: "plus")
        }
        .accessibilityIdentifier("add")
      }
    }
    .sheet(item: $editedTheme) { theme in
      if let index = store.themes.firstIndex(where: { $0.id == theme.id }) {
        ThemeEditor(theme: $store.themes[index])
      }
    }
  }
}

struct ThemeRow: View {
  let theme: Theme

  var body: some View {
    VStack(alignment: .leading) {
      Text(theme.name).font(.headline).foregroundStyle(theme.color)
      Text("\(theme.numberOfPairs) pairs of \(theme.emojis)").lineLimit(1)
    }
  }
}

#Preview {
  ThemeChooser().environmentObject(ThemeStore())
}
