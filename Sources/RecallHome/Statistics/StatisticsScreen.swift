import RecallCharts
import RecallGame
import Statistics

/// What the games that were played tell: figures, charts and tables, of all games or of some.
package struct StatisticsScreen: View {
  private let records: [GameRecord]
  private let today: CalendarDay
  private let offset: Int
  @State private var deck: String?
  @State private var pairs: Int?
  @State private var period = StatisticsPeriod.all
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  /// Shows games.
  ///
  /// - Parameters:
  ///   - records: All games that were played, in any order.
  ///   - today: The day with which periods end.
  ///   - offset: How far clocks are ahead of Greenwich, in seconds: days begin by it.
  package init(records: [GameRecord], today: CalendarDay, offset: Int) {
    self.records = records
    self.offset = offset
    self.today = today
  }

  package var body: some View {
    let all = GameStatistics(records, offset: offset)
    Group {
      if all.overall.games == 0 {
        ContentUnavailableView {
          Label("No games yet", systemImage: "star")
        } description: {
          Text("Games are counted here once they are finished.")
            .foregroundColor(palette.quiet)
        }
        .foregroundColor(palette.text)
        .scrollingWhereShort()
        .accessibilityIdentifier("no games")
      } else {
        GeometryReader { geometry in
          page(
            all, isWide: geometry.size.width >= measures.room(620, least: 0.8),
            columns: columns(in: geometry.size))
        }
      }
    }
    .homePage("Statistics")
  }

  /// How many figures stand beside each other.
  private func columns(in size: CGSize) -> Int {
    if size.width >= measures.room(620, least: 0.8) { return 4 }
    return measures.room(of: size).width >= 300 ? 2 : 1
  }

  private func page(_ all: GameStatistics, isWide: Bool, columns: Int) -> some View {
    let filter = RecordFilter(
      deck: deck, pairs: pairs, since: period.firstDay(today: today))
    let statistics = GameStatistics(records, filter: filter, offset: offset)
    return ScrollView {
      VStack(spacing: measures.spacing) {
        filters(of: all).focusedOnArrival()
        if statistics.overall.games == 0 {
          Text("No games match.")
            .font(measures.body)
            .foregroundColor(palette.quiet)
            .padding(measures.margin)
            .accessibilityIdentifier("no games fit")
        } else {
          FigureGrid(figures: statistics.overall, columns: columns)
          StatisticsCharts(statistics: statistics, isWide: isWide)
          tables(of: statistics)
        }
      }
      .padding(measures.margin)
    }
  }

  @ViewBuilder private func tables(of statistics: GameStatistics) -> some View {
    GroupTable("By deck", statistics.byDeck, name: GroupTable.deck)
    GroupTable("By size", statistics.bySize, name: GroupTable.size)
    if statistics.byRules.count > 1 {
      GroupTable("By rules", statistics.byRules, name: GroupTable.rules)
    }
    GroupTable(
      "The first game of the day",
      rows: [
        ("First of the day", statistics.firstOfDay), ("All others", statistics.laterOfDay),
      ])
  }

  // MARK: Filters

  private func filters(of all: GameStatistics) -> some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: measures.spacing) {
        deckPicker(of: all)
        Spacer(minLength: 0)
        sizePicker(of: all)
        Spacer(minLength: 0)
        periodPicker
      }
      VStack(alignment: .leading, spacing: measures.spacing) {
        deckPicker(of: all)
        sizePicker(of: all)
        periodPicker
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .labelsHidden()
    .lineLimit(1)
  }

  private func deckPicker(of all: GameStatistics) -> some View {
    Picker("Deck", selection: $deck) {
      Text("All decks").tag(String?.none)
      ForEach(all.byDeck, id: \.name) { Text(GroupTable.deck($0)).tag(String?.some($0.name)) }
    }
    .accessibilityIdentifier("deck")
  }

  private func sizePicker(of all: GameStatistics) -> some View {
    Picker("Size", selection: $pairs) {
      Text("All sizes").tag(Int?.none)
      ForEach(sizes(of: all), id: \.self) { Text(PlanText.pairs($0)).tag(Int?.some($0)) }
    }
    .accessibilityIdentifier("size")
  }

  private var periodPicker: some View {
    Picker("Period", selection: $period) {
      ForEach(StatisticsPeriod.allCases, id: \.self) {
        Text(LocalizedStringKey($0.rawValue)).tag($0)
      }
    }
    .accessibilityIdentifier("period")
  }

  private func sizes(of all: GameStatistics) -> [Int] {
    all.bySize.compactMap { Int($0.name) }.sorted()
  }
}
