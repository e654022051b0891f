import RecallGame
import RecallHome
import RecallUI

/// How a table looks now. No state of the stage knows of it, so a replay of the game shows nothing of it.
final class LiveLooks: ObservableObject {
  @Published var value: TableLooks

  init(_ value: TableLooks) {
    self.value = value
  }
}

/// A table that looks as is set.
struct DressedTable<Table: View>: View {
  @ObservedObject private var looks: LiveLooks
  private let table: Table

  init(looks: LiveLooks, @ViewBuilder table: () -> Table) {
    self.looks = looks
    self.table = table()
  }

  var body: some View {
    let looks = looks.value
    table
      .language(looks.catalog)
      .environment(\.accessibilityReduceMotion, looks.reducesMotion)
      .environment(\.cardBackStyle, looks.cardBacks)
      .environment(\.paletteTraits, looks.traits)
      .environment(\.textScale, looks.textScale)
      .environment(\.pictures, looks.pictures)
      .environment(\.tableKeys, looks.keys)
      .transformEnvironment(\.colorScheme) { $0 = looks.colorScheme ?? $0 }
  }
}
