import Foundation

struct Habit: Identifiable, Hashable, Codable {
  let id: UUID
  var name: String
  var symbol: String
  /// How long it takes, in minutes.
  var minutes: Int
  var timesDone = 0
  /// What is left of the time that is running, in seconds.
  var secondsLeft: Int?
  var isRunning = false

  init(id: UUID = UUID(), name: String, symbol: String = "star", minutes: Int) {
    self.id = id
    self.name = name
    self.symbol = symbol
    self.minutes = minutes
  }

  static let samples = [
    Habit(name: "Read", symbol: "clock", minutes: 20),
    Habit(name: "Stretch", symbol: "sun.max.fill", minutes: 5),
    Habit(name: "Breathe", symbol: "heart.fill", minutes: 1),
  ]
}
