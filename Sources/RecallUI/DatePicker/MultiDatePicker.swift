/// A month to choose any number of days of.
///
/// Days, months and their names are those of the environment's `calendar`, `timeZone` and `locale`. With the
/// focus on it, arrows go from day to day, Page Up and Page Down from month to month, and Space or Return
/// chooses a day or takes it out.
public struct MultiDatePicker<Label: View>: View {
  private let selection: Binding<Set<DateComponents>>
  private let limits: DateLimits
  private let label: Label
  /// The beginning of the day that keys are about; nil for today.
  @State private var cursor: Date?
  @Environment(\.self) private var surroundings
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.areLabelsHidden) private var isLabelHidden

  init(_ selection: Binding<Set<DateComponents>>, _ limits: DateLimits, _ label: Label) {
    self.selection = selection
    self.limits = limits
    self.label = label
  }

  public var body: some View {
    let parts = DateParts(calendar: surroundings.datesCalendar, limits: limits)
    TimelineView(DaySchedule(calendar: parts.calendar)) { context in
      let shown = limits.nearest(to: cursor ?? context.date)
      let month = parts.month(0, from: shown)
      VStack(spacing: 4) {
        header(month, shown, parts)
        VStack(spacing: 0) {
          ForEach(0..<MonthGrid.weeks, id: \.self) { index in
            HStack(spacing: 0) {
              let week = month.week(index)
              ForEach(week.indices, id: \.self) { place in
                if let day = week[place] {
                  cell(day, month, today: context.date, shown, parts)
                } else {
                  Color.clear.frame(maxWidth: .infinity).frame(height: MonthLook.rowHeight)
                }
              }
            }
          }
        }
        .focusShape(RoundedRectangle(cornerRadius: 8))
        .focusableControl()
        .onKeyPress(
          keys: [
            .leftArrow, .rightArrow, .upArrow, .downArrow, .pageUp, .pageDown, .space, .return,
          ]
        ) { hear($0, shown, parts) }
      }
    }
    .frame(minWidth: 7 * MonthLook.leastSide, idealWidth: 7 * MonthLook.side, maxWidth: 390)
    .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
    .accessibilityValue("\(selection.wrappedValue.count)")
    .modifier(SpokenLabel(label: label as? Text))
  }

  private func header(_ month: MonthGrid, _ shown: Date, _ parts: DateParts) -> some View {
    HStack(spacing: 0) {
      Text(month.start.formatted(surroundings.dateFormat().month(.wide).year()))
        .font(.headline).lineLimit(1)
        .padding(.leading, ControlLook.spacing)
        .accessibilityAddTraits(.isHeader)
      Spacer(minLength: 0)
      MonthArrow(symbol: "chevron.backward") { cursor = parts.date(shown, adding: -1, .month) }
        .accessibilityLabel("Previous Month")
        .disabled(!limits.allow(from: .distantPast, to: month.start))
      MonthArrow(symbol: "chevron.forward") { cursor = parts.date(shown, adding: 1, .month) }
        .accessibilityLabel("Next Month")
        .disabled(!limits.allow(from: month.end, to: .distantFuture))
    }
  }

  private func cell(
    _ day: Date, _ month: MonthGrid, today: Date, _ shown: Date, _ parts: DateParts
  ) -> some View {
    let end = month.end(ofDayAt: day)
    let isAllowed = limits.allow(from: day, to: end)
    let isSelected = chosen(day, parts) != nil
    return PressableChoice(select: { if isAllowed { toggle(day, parts) } }) {
      DayLabel(
        number: parts.calendar.component(.day, from: day), isSelected: isSelected,
        isToday: today >= day && today < end, isAllowed: isAllowed
      )
      .overlay(alignment: .bottom) {
        if cursor != nil, shown >= day, shown < end {
          Rectangle().fill(.tint).frame(width: MonthLook.mark / 2, height: 2)
        }
      }
    }
    .allowsHitTesting(isAllowed)
    .accessibilityLabel(day.formatted(surroundings.dateFormat(date: .complete, time: .omitted)))
    .accessibilityValue(isSelected ? "selected" : isAllowed ? "" : "unavailable")
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }

  /// The components that stand for a day among those that are chosen, whatever else they say.
  private func chosen(_ day: Date, _ parts: DateParts) -> DateComponents? {
    let own = parts.calendar.dateComponents([.year, .month, .day], from: day)
    return selection.wrappedValue.first {
      $0.year == own.year && $0.month == own.month && $0.day == own.day
    }
  }

  private func toggle(_ day: Date, _ parts: DateParts) {
    cursor = day
    if let chosen = chosen(day, parts) {
      selection.wrappedValue.remove(chosen)
    } else {
      selection.wrappedValue.insert(
        parts.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
  }

  private func hear(_ press: KeyPress, _ shown: Date, _ parts: DateParts) -> KeyPress.Result {
    guard press.modifiers.isEmpty else { return .ignored }
    switch press.key.read(in: surroundings.layoutDirection) {
    case .leftArrow: cursor = parts.date(shown, adding: -1, .day)
    case .rightArrow: cursor = parts.date(shown, adding: 1, .day)
    case .upArrow: cursor = parts.date(shown, adding: -7, .day)
    case .downArrow: cursor = parts.date(shown, adding: 7, .day)
    case .pageUp: cursor = parts.date(shown, adding: -1, .month)
    case .pageDown: cursor = parts.date(shown, adding: 1, .month)
    default: toggle(parts.calendar.startOfDay(for: shown), parts)
    }
    return .handled
  }
}

extension MultiDatePicker {
  /// Creates a picker of any number of days.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, DateLimits(), label())
  }

  /// Creates a picker of any number of days of a range, without the day of its end.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, bounds.limits, label())
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a picker of any number of days, with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateLimits(), Text(titleKey))
  }

  /// Creates a picker of any number of days of a range, with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection, bounds.limits, Text(titleKey))
  }

  /// Creates a picker of any number of days, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, DateLimits(), Text(title))
  }
}

extension Range<Date> {
  /// The last instant of the range lies just before its end.
  fileprivate var limits: DateLimits {
    DateLimits(first: lowerBound, last: Swift.max(lowerBound, upperBound - 0.001))
  }
}
