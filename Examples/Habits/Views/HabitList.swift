import SwiftUI

struct HabitList: View {
  @EnvironmentObject var store: HabitStore
  @State private var search = ""
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  private var shown: [Binding<Habit>] {
    $store.habits.filter {
      search.isEmpty || $0.wrappedValue.name.localizedCaseInsensitiveContains(search)
    }
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(shown) { $habit in
            NavigationLink {
              HabitDetail(habit: $habit)
            } label: {
              HabitRow(habit: habit)
            }
          }
          .onDelete { store.habits.remove(atOffsets: $0) }
        } footer: {
          Text("\(store.habits.map(\.timesDone).reduce(0, +)) done in all")
        }
      }
      .searchable(text: $search)
      .navigationTitle("Habits")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            store.addHabit()
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
      }
    }
    .onReceive(clock) { _ in store.tick() }
  }
}

struct HabitRow: View {
  let habit: Habit

  var body: some View {
    HStack {
      Label(habit.name, systemImage: habit.symbol)
      Spacer()
      if let left = habit.secondsLeft {
        Text("\(left / 60):\(left % 60 < 10 ? "0" : "")\(left % 60)").monospacedDigit()
      }
      Text("\(habit.timesDone)").foregroundStyle(.secondary)
    }
  }
}

#Preview {
  HabitList().environmentObject(HabitStore())
}

#Preview("Row", traits: .sizeThatFitsLayout) {
  HabitRow(habit: .samples[0]).padding()
}
