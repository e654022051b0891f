import Foundation

final class HabitStore: ObservableObject {
  // What is kept from one day to the next has its place here.
  @Published var habits = Habit.samples
  @Published var countsDown = true

  func addHabit() {
    habits.append(Habit(name: "Habit \(habits.count + 1)", minutes: 10))
  }

  func start(_ habit: Habit) {
    change(habit) {
      $0.secondsLeft = $0.secondsLeft ?? $0.minutes * 60
      $0.isRunning = true
    }
  }

  func pause(_ habit: Habit) {
    change(habit) { $0.isRunning = false }
  }

  func pauseTimers() {
    for habit in habits where habit.isRunning { pause(habit) }
  }

  /// A second has passed.
  func tick() {
    for habit in habits where habit.isRunning {
      change(habit) {
        let left = ($0.secondsLeft ?? 0) - 1
        $0.secondsLeft = left > 0 ? left : nil
        guard left <= 0 else { return }
        $0.isRunning = false
        $0.timesDone += 1
      }
    }
  }

  private func change(_ habit: Habit, _ body: (inout Habit) -> Void) {
    guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
    body(&habits[index])
  }
}
