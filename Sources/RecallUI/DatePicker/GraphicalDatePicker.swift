/// A month to choose a day of, and the time of the day below it.
struct GraphicalDatePicker: View {
  let selection: Binding<Date>
  let parts: DateParts
  let components: DatePickerComponents

  var body: some View {
    VStack(spacing: ControlLook.spacing) {
      if components.contains(.date) {
        MonthPicker(selection: selection, parts: parts)
      }
      if components.contains(.hourAndMinute) {
        HStack {
          Text("Time")
          Spacer(minLength: 0)
          TimeButton(selection: selection, parts: parts)
        }
        .padding(.horizontal, ControlLook.spacing)
      }
    }
    .frame(minWidth: 7 * MonthLook.leastSide, idealWidth: 7 * MonthLook.side, maxWidth: 390)
  }
}

/// The measures of a month, in points.
enum MonthLook {
  static let leastSide: CGFloat = 30
  static let side: CGFloat = 40
  static let rowHeight: CGFloat = 34
  static let mark: CGFloat = 32
}

/// A month to choose a day of.
private struct MonthPicker: View {
  let selection: Binding<Date>
  let parts: DateParts
  /// How many months away from the selection's the shown one is.
  @State private var offset = 0
  @Environment(\.self) private var surroundings

  init(selection: Binding<Date>, parts: DateParts) {
    self.selection = selection
    self.parts = parts
  }

  var body: some View {
    let month = parts.month(offset, from: selection.wrappedValue)
    VStack(spacing: 4) {
      header(month)
      HStack(spacing: 0) {
        ForEach(weekdays.indices, id: \.self) { index in
          Text(weekdays[index].uppercased())
            .font(.system(size: 11, weight: .semibold)).foregroundColor(.secondary)
            .lineLimit(1).minimumScaleFactor(0.6)
            .frame(maxWidth: .infinity)
            .accessibilityHidden(true)
        }
      }
      TimelineView(DaySchedule(calendar: parts.calendar)) { context in
        MonthDays(
          month: month, parts: parts, selected: selection.wrappedValue, today: context.date,
          choose: choose)
      }
      .focusShape(RoundedRectangle(cornerRadius: 8))
      .focusableControl()
      .onKeyPress(
        keys: [
          .leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown, .home, .end,
        ], action: hear)
    }
    .onChange(of: selection.wrappedValue) { _, _ in offset = 0 }
  }

  private func header(_ month: MonthGrid) -> some View {
    HStack(spacing: 0) {
      Text(month.start.formatted(surroundings.dateFormat().month(.wide).year()))
        .font(.headline)
        .lineLimit(1)
        .padding(.leading, ControlLook.spacing)
        .accessibilityAddTraits(.isHeader)
      Spacer(minLength: 0)
      arrow("chevron.backward", "Previous Month", -1)
        .disabled(!parts.limits.allow(from: .distantPast, to: month.start))
      arrow("chevron.forward", "Next Month", 1)
        .disabled(!parts.limits.allow(from: month.end, to: .distantFuture))
    }
  }

  private func arrow(_ symbol: String, _ name: LocalizedStringKey, _ step: Int) -> some View {
    MonthArrow(symbol: symbol) { turn(by: step) }
      .accessibilityLabel(name)
  }

  /// From the calendar's first.
  private var weekdays: [String] {
    let names = parts.calendar.shortStandaloneWeekdaySymbols
    let first = min(max(parts.calendar.firstWeekday - 1, 0), names.count)
    return Array(names[first...] + names[..<first])
  }

  private func turn(by step: Int) {
    let shown = parts.month(offset, from: selection.wrappedValue)
    // The calendar ends somewhere.
    guard parts.month(offset + step, from: selection.wrappedValue).start != shown.start else {
      return
    }
    offset += step
  }

  private func choose(_ date: Date) {
    if selection.wrappedValue != date { selection.wrappedValue = date }
    offset = 0
  }

  private func hear(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.isEmpty else { return .ignored }
    let now = selection.wrappedValue
    switch press.key.read(in: surroundings.layoutDirection) {
    case .leftArrow: choose(parts.date(now, adding: -1, .day))
    case .rightArrow: choose(parts.date(now, adding: 1, .day))
    case .upArrow: choose(parts.date(now, adding: -7, .day))
    case .downArrow: choose(parts.date(now, adding: 7, .day))
    case .pageUp: choose(parts.date(now, adding: -1, .month))
    case .pageDown: choose(parts.date(now, adding: 1, .month))
    case .home: choose(parts.date(now, on: parts.month(0, from: now).start))
    default: choose(parts.date(now, on: parts.month(0, from: now).days.last ?? now))
    }
    return .handled
  }
}

/// A button that turns to another month.
struct MonthArrow: View {
  let symbol: String
  let action: () -> Void
  @Environment(\.isEnabled) private var isEnabled

  init(symbol: String, action: @escaping () -> Void) {
    self.symbol = symbol
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol)
        .font(.system(size: 15, weight: .semibold))
        .foregroundStyle(.tint)
        .opacity(isEnabled ? 1 : 0.3)
        .frame(width: MonthLook.side, height: MonthLook.rowHeight)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }
}

/// The days of a month, in weeks.
private struct MonthDays: View {
  let month: MonthGrid
  let parts: DateParts
  let selected: Date
  let today: Date
  let choose: (Date) -> Void
  @Environment(\.self) private var surroundings

  init(
    month: MonthGrid, parts: DateParts, selected: Date, today: Date,
    choose: @escaping (Date) -> Void
  ) {
    self.month = month
    self.parts = parts
    self.selected = selected
    self.today = today
    self.choose = choose
  }

  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<MonthGrid.weeks, id: \.self) { index in
        HStack(spacing: 0) {
          let week = month.week(index)
          ForEach(week.indices, id: \.self) { place in
            if let day = week[place] { cell(day) } else { blank }
          }
        }
      }
    }
  }

  private var blank: some View {
    Color.clear.frame(maxWidth: .infinity).frame(height: MonthLook.rowHeight)
  }

  private func cell(_ day: Date) -> some View {
    let end = month.end(ofDayAt: day)
    let isAllowed = parts.limits.allow(from: day, to: end)
    let isSelected = selected >= day && selected < end
    let isToday = today >= day && today < end
    return PressableChoice(select: { if isAllowed { choose(parts.date(selected, on: day)) } }) {
      DayLabel(
        number: parts.calendar.component(.day, from: day), isSelected: isSelected,
        isToday: isToday, isAllowed: isAllowed)
    }
    .allowsHitTesting(isAllowed)
    .accessibilityLabel(day.formatted(surroundings.dateFormat(date: .complete, time: .omitted)))
    .accessibilityValue(isSelected ? "selected" : isAllowed ? "" : "unavailable")
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }
}

struct DayLabel: View {
  let number: Int
  let isSelected: Bool
  let isToday: Bool
  let isAllowed: Bool

  var body: some View {
    ZStack {
      if isSelected {
        Circle().fill(.tint).frame(width: MonthLook.mark, height: MonthLook.mark)
      }
      number(Text("\(number)"))
        .font(.system(size: 17, weight: isSelected || isToday ? .semibold : .regular))
    }
    .frame(maxWidth: .infinity)
    .frame(height: MonthLook.rowHeight)
  }

  @ViewBuilder private func number(_ text: Text) -> some View {
    if isSelected {
      text.foregroundColor(.white)
    } else if !isAllowed {
      text.foregroundColor(.secondary).opacity(0.5)
    } else if isToday {
      text.foregroundStyle(.tint)
    } else {
      text.foregroundColor(.primary)
    }
  }
}
