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

/// A notice above a table, in the table's language.
struct DressedNotice: View {
  @ObservedObject private var looks: LiveLooks
  private let notice: Notice

  init(looks: LiveLooks, notice: Notice) {
    (self.looks, self.notice) = (looks, notice)
  }

  var body: some View {
    NoticeBar(notice: notice).language(looks.value.catalog)
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
