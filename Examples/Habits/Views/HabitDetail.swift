import SwiftUI

struct HabitDetail: View {
  @Binding var habit: Habit
  @EnvironmentObject var store: HabitStore
  @State private var asksForReset = false

  private let symbols = ["star", "clock", "heart.fill", "sun.max.fill", "moon.fill"]

  var body: some View {
    Form {
      Section("Habit") {
        TextField("Name", text: $habit.name)
        Picker("Symbol", selection: $habit.symbol) {
          ForEach(symbols, id: \.self) { symbol in
            Label(symbol, systemImage: symbol).tag(symbol)
          }
        }
        Stepper("\(habit.minutes) min", value: $habit.minutes, in: 1...120)
      }
      Section("Timer") {
        if store.countsDown {
          ProgressView(value: progress)
        }
        if habit.isRunning {
          Button("Pause") { store.pause(habit) }
        } else {
          Button(habit.secondsLeft == nil ? "Start" : "Continue") { store.start(habit) }
        }
        LabeledContent("Done", value: "\(habit.timesDone) times")
        Button("Reset", role: .destructive) { asksForReset = true }
          .disabled(habit.timesDone == 0)
      }
    }
    .navigationTitle(habit.name)
    .navigationBarTitleDisplayMode(.inline)
    .alert("Forget how often it was done?", isPresented: $asksForReset) {
      Button("Forget", role: .destructive) { habit.timesDone = 0 }
      Button("Cancel", role: .cancel) {}
    }
  }

  private var progress: Double {
    guard let left = habit.secondsLeft else { return 0 }
    return 1 - Double(left) / Double(max(1, habit.minutes * 60))
  }
}

#Preview("Detail") {
  @Previewable @State var habit = Habit(name: "Read", symbol: "clock", minutes: 20)
  NavigationStack {
    HabitDetail(habit: $habit)
  }
  .environmentObject(HabitStore())
}
