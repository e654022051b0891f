import SwiftUI

class ThemeStore: ObservableObject {
  // What is kept from one time to the next has its place here.
  @Published var themes = Theme.builtins

  func add() {
    let id = (themes.map(\.id).max() ?? 0) + 1
    themes.append(
      Theme(id: id, name: "New", emojis: "🌞🌛🌈", numberOfPairs: 3, color: .blue))
  }
}
