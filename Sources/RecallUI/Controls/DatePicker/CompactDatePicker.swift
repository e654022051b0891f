/// Buttons that show a day and a time, and open what they are chosen with.
struct CompactDatePicker: View {
  let selection: Binding<Date>
  let parts: DateParts
  let components: DatePickerComponents

  var body: some View {
    HStack(spacing: 6) {
      if components.contains(.date) {
        DateButton(selection: selection, parts: parts, component: .date)
      }
      if components.contains(.hourAndMinute) {
        DateButton(selection: selection, parts: parts, component: .hourAndMinute)
      }
    }
  }
}

/// A button that shows a part of a date, and opens what it is chosen with above everything.
private struct DateButton: View {
  let selection: Binding<Date>
  let parts: DateParts
  let component: DatePickerComponents
  @State private var isOpen = false
  @Environment(\.self) private var surroundings

  init(selection: Binding<Date>, parts: DateParts, component: DatePickerComponents) {
    self.selection = selection
    self.parts = parts
    self.component = component
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
    .contentShape(.focusEffect, shape)
    .modifier(
      PopoverModifier(isPresented: $isOpen) {
        panel.padding(10).accessibilityElement(children: .contain)
      })
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: 7) }

  @ViewBuilder private var title: some View {
    let text = Text(selection.wrappedValue.inCalendars.formatted(format))
    if isOpen { text.foregroundStyle(.tint) } else { text.foregroundColor(.primary) }
  }

  private var format: Date.FormatStyle {
    component == .date
      ? surroundings.dateFormat(date: .abbreviated, time: .omitted)
      : surroundings.dateFormat(date: .omitted, time: .shortened)
  }

  @ViewBuilder private var panel: some View {
    if component == .date {
      GraphicalDatePicker(selection: selection, parts: parts, components: .date)
    } else {
      DateWheels(selection: selection, parts: parts, components: .hourAndMinute)
    }
  }
}
