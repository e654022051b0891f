/// A date to choose: a day, a time of the day, or both.
///
/// Where nothing else is said, a button shows each, and opens a month or wheels above everything. Days,
/// months and their names are those of the environment's `calendar`, `timeZone` and `locale`; today is
/// the stage's. Choosing a day keeps the time of the day, as far as the range allows.
///
/// With the focus on a month, arrows go by a day or a week, Page Up and Page Down by a month, Home and
/// End to the month's first and last day.
///
/// A selection outside of its range is shown as it is, and reported (`Stage.issues`), and so are dates
/// that calendars know nothing of, before the year 1 and after 4000.
public struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  private let selection: Binding<Date>
  private let limits: DateLimits
  private let components: Components
  private let label: Label
  /// What a style shows by the style around it.
  private var configuration: DatePickerStyleConfiguration?
  @Environment(\.datePickerKind) private var kind
  @Environment(\.datePickerStyle) private var style
  @Environment(\.self) private var surroundings
  @Environment(\.areLabelsHidden) private var isLabelHidden
  @Environment(\.isEnabled) private var isEnabled

  init(
    _ selection: Binding<Date>, _ limits: DateLimits, _ components: Components, _ label: Label
  ) {
    self.selection = selection
    self.limits = limits
    self.components = components
    self.label = label
  }

  public var body: some View {
    StyledView(styled) { standard }
  }

  /// What a style of the program's own shows; nil where there is none.
  private var styled: AnyView? {
    if let configuration { return configuration.outerStyle.first?.body(of: configuration) }
    return style?.body(
      of: DatePickerStyleConfiguration(
        label: .init(content: AnyView(label)), selection: selection, limits: limits,
        components: components))
  }

  private var standard: some View {
    let parts = DateParts(calendar: surroundings.datesCalendar, limits: limits)
    return StyledView(field(of: parts)) { look(of: parts) }
      .opacity(isEnabled ? 1 : ControlLook.disabledOpacity)
      .accessibilityValue(spoken)
      .modifier(SpokenLabel(label: isLabelHidden || kind == .graphical ? label as? Text : nil))
      .reporting(fault)
  }

  /// The date in figures; nil for another look.
  private func field(of parts: DateParts) -> AnyView? {
    guard kind == .field || kind == .stepperField else { return nil }
    return AnyView(
      HStack(spacing: ControlLook.spacing) {
        if !isLabelHidden {
          titledRow(of: label)
          Spacer(minLength: 0)
        }
        DateField(
          selection: selection, parts: parts, components: components,
          hasStepper: kind == .stepperField)
      })
  }

  private func look(of parts: DateParts) -> some View {
    Group {
      switch kind {
      case .compact, .field, .stepperField:
        HStack(spacing: ControlLook.spacing) {
          if !isLabelHidden {
            titledRow(of: label)
            Spacer(minLength: 0)
          }
          CompactDatePicker(selection: selection, parts: parts, components: components)
        }
      case .graphical:
        GraphicalDatePicker(selection: selection, parts: parts, components: components)
      case .wheel:
        wheelLayout {
          if !isLabelHidden { label.fixedSize(horizontal: false, vertical: true).layoutPriority(1) }
          DateWheels(selection: selection, parts: parts, components: components)
        }
      }
    }
  }

  /// Six wheels leave no room for a label beside them.
  private var wheelLayout: AnyLayout {
    components.isSuperset(of: [.date, .hourAndMinute])
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: ControlLook.spacing))
      : AnyLayout(HStackLayout(spacing: ControlLook.spacing))
  }

  private var spoken: String {
    let format = surroundings.dateFormat(
      date: components.contains(.date) ? .abbreviated : .omitted,
      time: components.contains(.hourAndMinute) ? .shortened : .omitted)
    return selection.wrappedValue.inCalendars.formatted(format)
  }

  private var fault: String? {
    let now = selection.wrappedValue
    if components.isEmpty {
      return "no displayed components; expected .date, .hourAndMinute, or both. It shows nothing"
    }
    if now != now.inCalendars {
      return """
        a selection that is no date of the years 1 to 4000; expected one of them. The nearest one is \
        shown
        """
    }
    guard let outside = limits.fault(of: now) else { return nil }
    return outside
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates, in a style, the picker that the style around it would show.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      configuration.$selection, configuration.limits, configuration.displayedComponents,
      configuration.label)
    self.configuration = configuration
  }
}
