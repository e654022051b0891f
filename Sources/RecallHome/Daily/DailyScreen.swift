import RecallGame
import RecallUI
import Statistics

/// The deal of today, and what came of those of the last thirty days.
struct DailyScreen: View {
  @ObservedObject var model: HomeModel
  @State private var chosen: CalendarDay?
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette
  @Environment(\.sendHomeMessage) private var send

  var body: some View {
    GeometryReader { geometry in
      page(isWide: isWide(geometry.size))
    }
    .homePage("Daily deal")
  }

  /// Whether card and calendar stand beside each other: below each other they would need more height than there is.
  private func isWide(_ size: CGSize) -> Bool {
    size.width >= 560 * max(measures.scale, 0.8) && size.width > size.height * 1.15
  }

  private func page(isWide: Bool) -> some View {
    // The same views in both, so that the focus stays where it is.
    let layout =
      isWide
      ? AnyLayout(HStackLayout(alignment: .top, spacing: measures.margin))
      : AnyLayout(VStackLayout(spacing: measures.margin))
    return ScrollView {
      layout {
        DayCard(
          day: day, isToday: day == today, deck: deck, result: result(of: day), isLeft: isLeft,
          review: record.map { record in { send(.review(record.id)) } }
        ) {
          if isLeft {
            send(.goOn)
          } else if let message = model.begin(.playDaily(day)) {
            send(message)
          }
        }
        .focusedOnArrival()
        DayCalendar(
          today: today, chosen: day,
          results: Dictionary(
            model.contents.dailies.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
        ) { chosen = $0 }
      }
      .padding(measures.margin)
      .frame(maxWidth: isWide ? .infinity : measures.room(560, least: 0.8))
      .frame(maxWidth: .infinity)
    }
  }

  private var today: CalendarDay { model.contents.today }
  private var day: CalendarDay { chosen ?? model.reviewedDay ?? today }
  private var deck: LocalizedStringKey {
    model.deck(named: DailyDeal(of: day).deck)?.title ?? ""
  }

  /// Whether the day's deal was left before it was over, and can be gone on with.
  private var isLeft: Bool { model.state.interrupted?.day == day }

  private func result(of day: CalendarDay) -> DailyResult? {
    model.contents.dailies.first { $0.day == day }
  }

  /// The day's game that counts, the first one that came to its end; nil where it isn't kept.
  private var record: GameRecord? {
    model.contents.records.first { $0.kind == .daily(day) && $0.end == .finished }
  }
}

/// A day's deal: to be played, or how it went.
private struct DayCard: View {
  let day: CalendarDay
  let isToday: Bool
  let deck: LocalizedStringKey
  let result: DailyResult?
  /// Whether the deal was left before it was over.
  let isLeft: Bool
  /// Shows what of the game was skill, and what luck; nil where that isn't known any more.
  let review: (() -> Void)?
  let play: () -> Void
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette
  @Environment(\.performEffect) private var performEffect
  @Environment(\.stringCatalog) private var catalog
  /// Whether the day's text was copied since its card is shown.
  @State private var isCopied = false

  var body: some View {
    // The frame of the focus around a button needs room beside the text above it.
    VStack(spacing: max(measures.spacing, 10)) {
      Text(
        isToday
          ? LocalizedStringKey("Today, {day}", ["day": .key(PlanText.day(day))]) : PlanText.day(day)
      )
      .font(measures.title)
      .foregroundColor(palette.panelText)
      .multilineTextAlignment(.center)
      Text(
        LocalizedStringKey(
          "{deck}, {pairs}. The same cards for everybody.",
          ["deck": .key(deck), "pairs": .key(PlanText.pairs(DailyDeal(of: day).pairs))])
      )
      .font(measures.body)
      .foregroundColor(palette.panelQuiet)
      .multilineTextAlignment(.center)
      if let result {
        DayCourse(result: result)
        MenuButton(
          isCopied ? "Copied" : "Copy to share",
          icon: isCopied ? "checkmark" : "square.and.arrow.up", isProminent: true
        ) {
          performEffect(.copy(result.sharedText(in: catalog)))
          isCopied = true
        }
        // What the next day's button says is its own.
        .onChange(of: day) { isCopied = false }
        .accessibilityIdentifier("share")
        EvenRows(leastWidth: measures.room(120, least: 0.8), spacing: measures.spacing, most: 2) {
          if let review {
            MenuButton("Review", icon: "chart.line.uptrend.xyaxis", action: review)
              .accessibilityIdentifier("review")
          }
          MenuButton(
            isLeft ? "Continue" : "Play again", icon: isLeft ? "play.fill" : "arrow.clockwise",
            action: play
          )
          .accessibilityIdentifier("play again")
        }
        Text("The first game of a day counts.")
          .font(measures.caption)
          .foregroundColor(palette.panelQuiet)
          .multilineTextAlignment(.center)
      } else {
        MenuButton(isLeft ? "Continue" : "Play", icon: "play.fill", isProminent: true, action: play)
          .keyboardShortcut(.defaultAction)
          .accessibilityIdentifier("play")
      }
    }
    .padding(measures.margin)
    .frame(maxWidth: .infinity)
    .background(RoundedRectangle(cornerRadius: measures.margin).fill(palette.panel))
  }
}

/// How a day's deal went: what it came to, and a square for each move.
private struct DayCourse: View {
  let result: DailyResult
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: measures.spacing / 2) {
      if let sum = result.course.first {
        Text(sum).multilineTextAlignment(.center)
      }
      // A last line that is shorter than the others begins where they do.
      rows.multilineTextAlignment(.leading)
    }
    .font(measures.body)
    .foregroundColor(palette.panelText)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("result")
  }

  private var rows: Text {
    let lines = result.course.dropFirst()
    return lines.dropFirst().reduce(lines.first.map { Text($0) } ?? Text(verbatim: "")) {
      $0 + Text(verbatim: "\n") + Text($1)
    }
  }
}

/// The last thirty days, in weeks from Monday on.
private struct DayCalendar: View {
  let today: CalendarDay
  let chosen: CalendarDay
  let results: [CalendarDay: DailyResult]
  let choose: (CalendarDay) -> Void
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette

  /// How many days back there are deals.
  private static let days = 30

  var body: some View {
    Grid(horizontalSpacing: 4, verticalSpacing: 4) {
      GridRow {
        ForEach(PlanText.weekdays, id: \.self) { name in
          Text(LocalizedStringKey(name)).font(measures.caption).foregroundColor(palette.quiet)
            .lineLimit(1).minimumScaleFactor(0.5)
        }
      }
      ForEach(weeks, id: \.self) { monday in
        GridRow {
          ForEach(0..<7, id: \.self) { weekday in
            cell(monday.advanced(by: weekday))
          }
        }
      }
    }
  }

  private var first: CalendarDay { today.advanced(by: 1 - Self.days) }

  /// The Mondays of the weeks that are shown.
  private var weeks: [CalendarDay] {
    let start = first.advanced(by: -first.weekday)
    return stride(from: start.number, through: today.number, by: 7).map(CalendarDay.init(number:))
  }

  @ViewBuilder private func cell(_ day: CalendarDay) -> some View {
    if day < first || today < day {
      Color.clear.frame(height: height)
    } else {
      Button {
        choose(day)
      } label: {
        VStack(spacing: 0) {
          Text(verbatim: "\(day.components.day)").font(measures.body)
          note(of: day).font(measures.caption).minimumScaleFactor(0.6)
        }
        .foregroundColor(results[day] == nil ? palette.text : .white)
        .lineLimit(1)
        .frame(maxWidth: .infinity)
        .frame(minHeight: height)
        .background(RoundedRectangle(cornerRadius: 6).fill(ground(of: day)))
        .overlay {
          if day == chosen {
            RoundedRectangle(cornerRadius: 6).strokeBorder(palette.text, lineWidth: 2)
          }
        }
      }
      .accessibilityLabel(label(of: day))
      .accessibilityIdentifier("day:\(day)")
      .accessibilityAddTraits(day == chosen ? .isSelected : [])
    }
  }

  /// How many moves a day took, or which month begins there: numbers alone don't tell.
  private func note(of day: CalendarDay) -> Text {
    if let result = results[day] { return Text(verbatim: "\(result.moves)") }
    return day == first || day.components.day == 1
      ? Text(PlanText.shortMonth(of: day)) : Text(verbatim: " ")
  }

  private var height: CGFloat { max(44 * measures.scale, 30) }

  private func ground(of day: CalendarDay) -> Color {
    results[day] == nil ? palette.control : palette.gain
  }

  private func label(of day: CalendarDay) -> LocalizedStringKey {
    guard let result = results[day] else { return PlanText.day(day) }
    return LocalizedStringKey(
      "{day}, {moves}",
      ["day": .key(PlanText.day(day)), "moves": .key(Counts.moves(result.moves))])
  }
}
