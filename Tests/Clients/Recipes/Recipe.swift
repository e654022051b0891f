import SwiftUI

struct Recipe: Identifiable, Hashable {
    let id: Int
    var name: String
    var minutes: Int
    var isFavorite = false
    var related: [Int] = []
}

enum Chapter: String, CaseIterable, Hashable {
    case soups, cakes
}

final class RecipeStore: ObservableObject {
    @Published var recipes: [Chapter: [Recipe]] = [
        .soups: [
            Recipe(id: 1, name: "Tomato soup", minutes: 30, related: [2]),
            Recipe(id: 2, name: "Lentil soup", minutes: 45),
        ],
        .cakes: [Recipe(id: 3, name: "Apple cake", minutes: 70)],
    ]

    func recipe(_ id: Int) -> Recipe? {
        recipes.values.joined().first { $0.id == id }
    }

    func toggleFavorite(_ id: Int) {
        for chapter in Chapter.allCases {
            guard let index = recipes[chapter]?.firstIndex(where: { $0.id == id }) else { continue }
            recipes[chapter]?[index].isFavorite.toggle()
        }
    }

    func add(_ name: String, to chapter: Chapter) {
        let id = (recipes.values.joined().map(\.id).max() ?? 0) + 1
        recipes[chapter, default: []].append(Recipe(id: id, name: name, minutes: 20))
    }
}
