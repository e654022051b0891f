import SwiftUI

struct Theme: Identifiable, Hashable {
  var id: Int
  var name: String
  var emojis: String
  var numberOfPairs: Int
  var color: Color

  static let builtins = [
    Theme(id: 1, name: "Vehicles", emojis: "🚗🚕🚌🚓🚑🚒🚜🚲", numberOfPairs: 8, color: .red),
    Theme(id: 2, name: "Animals", emojis: "🐶🐱🐭🐹🐰🦊", numberOfPairs: 6, color: .green),
    Theme(id: 3, name: "Food", emojis: "🍎🍌🍇🍓", numberOfPairs: 4, color: .orange),
  ]
}
