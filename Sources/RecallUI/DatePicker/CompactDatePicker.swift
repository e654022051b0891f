/// Buttons that show a day and a time, and open what they are chosen with.
struct CompactDatePicker: View {
  let selection: Binding<Date>
  let parts: DateParts
  let components: DatePickerComponents
  @Environment(\.self) private var surroundings

  init(selection: Binding<Date>, parts: DateParts, components: DatePickerComponents) {
    self.selection = selection
    self.parts = parts
    self.components = components
  }

  var body: some View {
    HStack(spacing: 6) {
      if components.contains(.date) {
        DateButton(
          date: selection.wrappedValue,
          format: surroundings.dateFormat(date: .abbreviated, time: .omitted)
        ) {
          GraphicalDatePicker(selection: selection, parts: parts, components: .date)
        }
      }
      if components.contains(.hourAndMinute) {
        TimeButton(selection: selection, parts: parts)
      }
    }
  }
}
