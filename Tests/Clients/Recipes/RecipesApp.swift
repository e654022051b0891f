import SwiftUI

public struct RecipesView: View {
    @StateObject private var store = RecipeStore()
    @State private var path = NavigationPath()
    @State private var isAdding = false

    public init() {}

    public var body: some View {
        NavigationStack(path: $path) {
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    ForEach(Chapter.allCases, id: \.self) { chapter in
                        NavigationLink(chapter.rawValue.capitalized, value: chapter)
                    }
                    Button("Surprise me") {
                        path.append(Chapter.cakes)
                        path.append(3)
                    }
                }
                .padding()
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Chapter.self) { chapter in
                ChapterView(chapter: chapter)
            }
            .navigationDestination(for: Int.self) { id in
                RecipeView(id: id, path: $path)
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button {
                        isAdding = true
                    } label: {
                        Label("Add", systemImage: "plus")
                    }
                    .accessibilityIdentifier("add")
                }
            }
            .sheet(isPresented: $isAdding) {
                AddRecipeView { name in store.add(name, to: .soups) }
            }
        }
        .environmentObject(store)
    }
}

struct ChapterView: View {
    let chapter: Chapter
    @EnvironmentObject private var store: RecipeStore

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 10) {
                ForEach(store.recipes[chapter] ?? []) { recipe in
                    NavigationLink(value: recipe.id) {
                        HStack {
                            Text(recipe.name)
                            Spacer()
                            if recipe.isFavorite {
                                Image(systemName: "heart.fill").foregroundStyle(.red)
                            }
                        }
                    }
                }
            }
            .padding()
        }
        .navigationTitle(chapter.rawValue.capitalized)
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct RecipeView: View {
    let id: Int
    @Binding var path: NavigationPath
    @EnvironmentObject private var store: RecipeStore
    @State private var showsNotes = false

    var body: some View {
        VStack(spacing: 16) {
            if let recipe = store.recipe(id) {
                Text("\(recipe.minutes) minutes")
                ForEach(recipe.related, id: \.self) { other in
                    NavigationLink("See \(store.recipe(other)?.name ?? "")", value: other)
                }
                Button("Notes") { showsNotes = true }
                Button("Start over") { path = NavigationPath() }
            }
        }
        .navigationTitle(store.recipe(id)?.name ?? "")
        .navigationDestination(isPresented: $showsNotes) {
            NotesView()
        }
        .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
                Button(store.recipe(id)?.isFavorite == true ? "Unlike" : "Like") {
                    store.toggleFavorite(id)
                }
                Spacer()
                Text("Serves four").font(.caption)
            }
        }
    }
}

struct NotesView: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Close notes") { dismiss() }
            .navigationTitle("Notes")
    }
}

struct AddRecipeView: View {
    let add: (String) -> Void
    @State private var isVegan = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            VStack {
                Toggle("Vegan", isOn: $isVegan)
                NavigationLink("Help") { Text("Any soup will do.").navigationTitle("Help") }
            }
            .padding()
            .navigationTitle("New recipe")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        add(isVegan ? "Vegan soup" : "New soup")
                        dismiss()
                    }
                }
            }
        }
    }
}
