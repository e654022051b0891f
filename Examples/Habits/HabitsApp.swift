import SwiftUI

@main
struct HabitsApp: App {
  @StateObject private var store = HabitStore()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup("Habits") {
      HabitList().environmentObject(store)
    }
    .defaultSize(width: 420, height: 700)
    .windowResizability(.contentMinSize)
    .onChange(of: scenePhase) { _, phase in
      if phase != .active { store.pauseTimers() }
    }
    .commands {
      CommandGroup(replacing: .newItem) {
        Button("New Habit") { store.addHabit() }.keyboardShortcut("n")
      }
      CommandMenu("Timer") {
        Button("Pause All") { store.pauseTimers() }
          .keyboardShortcut("p", modifiers: [.command, .shift])
      }
    }
    Settings {
      HabitSettings().environmentObject(store)
    }
  }
}
