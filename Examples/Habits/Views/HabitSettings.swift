import SwiftUI

struct HabitSettings: View {
  @EnvironmentObject var store: HabitStore

  var body: some View {
    Form {
      Toggle("Show what is left", isOn: $store.countsDown)
    }
  }
}
