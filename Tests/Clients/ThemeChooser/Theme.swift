import SwiftUI

struct Theme: Identifiable, Hashable {
    let id: Int
    var name: String
    var emojis: [String]
    var numberOfPairs: Int
    var color: Color
}

class ThemeStore: ObservableObject {
    @Published var themes = [
        Theme(id: 1, name: "Vehicles", emojis: ["🚗", "🚌", "🚲", "🚂"], numberOfPairs: 4, color: .red),
        Theme(id: 2, name: "Animals", emojis: ["🐶", "🐱", "🐭"], numberOfPairs: 3, color: .green),
    ]

    func insert(named name: String) -> Theme {
        let id = (themes.map(\.id).max() ?? 0) + 1
        let theme = Theme(id: id, name: name, emojis: ["🍎", "🍌"], numberOfPairs: 2, color: .blue)
        themes.append(theme)
        return theme
    }
}
