/// Wheels to turn, one for each part of a date.
struct DateWheels: View {
  let selection: Binding<Date>
  let parts: DateParts
  let components: DatePickerComponents
  @Environment(\.locale) private var locale

  init(selection: Binding<Date>, parts: DateParts, components: DatePickerComponents) {
    self.selection = selection
    self.parts = parts
    self.components = components
  }

  /// To each side of the selection's: a wheel makes all of its rows.
  private static let years = 20

  var body: some View {
    let date = selection.wrappedValue.inCalendars
    let now = parts.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    HStack(spacing: 4) {
      if components.contains(.date) { days(date, now) }
      if components.contains(.hourAndMinute) { times(date, now) }
    }
  }

  @ViewBuilder private func days(_ date: Date, _ now: DateComponents) -> some View {
    let (year, month, day) = (now.year ?? 1, now.month ?? 1, now.day ?? 1)
    // Beside the wheels for a time there is no room for long names.
    let isNarrow = components.contains(.hourAndMinute)
    let names =
      isNarrow
      ? parts.calendar.shortStandaloneMonthSymbols : parts.calendar.standaloneMonthSymbols
    let count = parts.calendar.range(of: .day, in: .month, for: date)?.count ?? 1
    let years = max(year - Self.years, 1)...max(year + Self.years, 1)
    DateWheel(names: names, selected: month - 1, name: "Month", width: isNarrow ? 60 : 110) {
      set(parts.date(date, year: year, month: $0 + 1, day: day))
    }
    DateWheel(names: (1...max(count, 1)).map { "\($0)" }, selected: day - 1, name: "Day") {
      set(parts.date(date, year: year, month: month, day: $0 + 1))
    }
    DateWheel(
      names: years.map { "\($0)" }, selected: year - years.lowerBound, name: "Year", width: 64
    ) {
      set(parts.date(date, year: years.lowerBound + $0, month: month, day: day))
    }
  }

  @ViewBuilder private func times(_ date: Date, _ now: DateComponents) -> some View {
    let (hour, minute) = (now.hour ?? 0, now.minute ?? 0)
    let isHalved = locale.hourCycle == .oneToTwelve || locale.hourCycle == .zeroToEleven
    let half = isHalved ? hour / 12 * 12 : 0
    DateWheel(
      names: isHalved ? (0..<12).map { "\($0 == 0 ? 12 : $0)" } : (0..<24).map(twoDigits),
      selected: hour - half, name: "Hour"
    ) {
      set(parts.date(date, hour: half + $0, minute: minute))
    }
    DateWheel(names: (0..<60).map(twoDigits), selected: minute, name: "Minute") {
      set(parts.date(date, hour: hour, minute: $0))
    }
    if isHalved {
      DateWheel(
        names: [parts.calendar.amSymbol, parts.calendar.pmSymbol], selected: half / 12,
        name: "Half of the day"
      ) {
        set(parts.date(date, hour: hour - half + $0 * 12, minute: minute))
      }
    }
  }

  private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }

  private func set(_ date: Date) {
    if selection.wrappedValue != date { selection.wrappedValue = date }
  }
}

/// A wheel of names.
private struct DateWheel: View {
  let names: [String]
  let selected: Int
  let name: LocalizedStringKey
  var width: CGFloat = 52
  let select: (Int) -> Void

  /// As a part of what it would like to be.
  private static let narrowest = 0.6

  var body: some View {
    PickerBody(
      kind: .wheel, label: AnyView(EmptyView()), title: nil,
      views: names.map { AnyView(Text($0)) },
      canBeSelected: names.map { _ in true }, selected: selected, select: select
    )
    .frame(minWidth: width * DateWheel.narrowest, idealWidth: width, maxWidth: width)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(name)
    .accessibilityValue(names.indices.contains(selected) ? names[selected] : "")
  }
}
