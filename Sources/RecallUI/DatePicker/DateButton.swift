/// A button that shows a part of a date, and opens what it is chosen with above everything.
struct DateButton<Panel: View>: View {
  let date: Date
  let format: Date.FormatStyle
  @ViewBuilder let panel: () -> Panel
  @State private var isOpen = false

  init(date: Date, format: Date.FormatStyle, @ViewBuilder panel: @escaping () -> Panel) {
    self.date = date
    self.format = format
    self.panel = panel
  }

  var body: some View {
    Button {
      isOpen = true
    } label: {
      title
        .lineLimit(1)
        .padding(.horizontal, 11)
        .padding(.vertical, 6)
        .background(shape.fill(ControlLook.ground))
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .focusShape(shape)
    .modifier(
      PopoverModifier(isPresented: $isOpen) {
        panel().padding(10)
      })
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 7) }

  @ViewBuilder private var title: some View {
    let text = Text(date.inCalendars.formatted(format))
    if isOpen { text.foregroundStyle(.tint) } else { text.foregroundColor(.primary) }
  }
}

/// A button that shows the time of the day, and opens wheels.
struct TimeButton: View {
  let selection: Binding<Date>
  let parts: DateParts
  @Environment(\.self) private var surroundings

  init(selection: Binding<Date>, parts: DateParts) {
    self.selection = selection
    self.parts = parts
  }

  var body: some View {
    DateButton(
      date: selection.wrappedValue,
      format: surroundings.dateFormat(date: .omitted, time: .shortened)
    ) {
      DateWheels(selection: selection, parts: parts, components: .hourAndMinute)
    }
  }
}
