import RecallUI

extension GalleryPage {
  static var dates: GalleryPage {
    GalleryPage(
      "Dates",
      [
        Exhibit("DatePicker") {
          Miniature(scale: 0.33) { DatePicker("Due", selection: date).padding(.horizontal, 12) }
        },
        Exhibit("displayedComponents") {
          Miniature(scale: 0.42) {
            VStack {
              DatePicker("Day", selection: date, displayedComponents: .date)
              DatePicker("Time", selection: date, displayedComponents: .hourAndMinute)
                .disabled(true)
            }
            .padding(.horizontal, 12)
          }
        },
        Exhibit("datePickerStyle(.graphical)") {
          Miniature(scale: 0.17) {
            DatePicker("Due", selection: date, in: first..., displayedComponents: .date)
              .datePickerStyle(.graphical)
              .frame(width: 340)
          }
        },
        Exhibit("graphical with a time") {
          Miniature(scale: 0.15) {
            DatePicker("Due", selection: date).datePickerStyle(.graphical).frame(width: 340)
          }
        },
        Exhibit("MultiDatePicker") {
          Miniature(scale: 0.17) {
            MultiDatePicker(
              "Days",
              selection: .constant([
                DateComponents(year: 2001, month: 1, day: 9),
                DateComponents(year: 2001, month: 1, day: 11),
              ])
            )
            .frame(width: 340)
          }
        },
        Exhibit("datePickerStyle(.wheel)") {
          Miniature(scale: 0.28) {
            DatePicker("Due", selection: date, displayedComponents: .date)
              .datePickerStyle(.wheel).labelsHidden()
          }
        },
        Exhibit("datePickerStyle(.field)") {
          Miniature(scale: 0.45) {
            DatePicker("Due", selection: date).datePickerStyle(.field).labelsHidden()
          }
        },
        Exhibit("datePickerStyle(.stepperField)") {
          Miniature(scale: 0.4) {
            DatePicker("Due", selection: date, displayedComponents: .date)
              .datePickerStyle(.stepperField).padding(.horizontal, 12)
          }
        },
        Exhibit("Text(_:style:)") {
          VStack(spacing: 2) {
            Text(first, style: .date)
            Text(first, style: .time)
            Text(first, style: .relative)
          }
          .font(.system(size: 11))
        },
      ])
  }

  /// Days after the stage's clock begins, with the year 2001.
  private static var date: Binding<Date> {
    .constant(Date(timeIntervalSinceReferenceDate: 15.4 * 86_400))
  }

  private static var first: Date { Date(timeIntervalSinceReferenceDate: 7 * 86_400) }
}
