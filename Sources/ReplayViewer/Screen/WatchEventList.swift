import RecallUI

/// The events, with a field to search them.
struct WatchEventList: View {
  @ObservedObject var model: WatchModel
  let focus: FocusState<WatchFocus?>.Binding
  @Environment(\.viewerColors) private var colors

  var body: some View {
    VStack(spacing: 6) {
      HStack(spacing: 4) {
        TextField("Search", text: $model.state.search)
          .textFieldStyle(.roundedBorder)
          .focused(focus, equals: .search)
          .onSubmit { focus.wrappedValue = .screen }
          .accessibilityIdentifier("search")
        ViewerButton(
          "changes only", title: "Changes", says: "Only what changes something",
          isOn: model.state.hidesQuiet
        ) {
          model.state.hidesQuiet.toggle()
        }
      }
      if let range = model.state.range {
        ViewerButton(
          "all events",
          title: LocalizedStringKey(
            verbatim: "\(range.lowerBound.clock) – \(range.upperBound.clock)"),
          symbol: "xmark", says: "All events", isOn: true
        ) {
          model.state.range = nil
        }
      }
      if model.listed.isEmpty {
        Text("No such event").foregroundColor(colors.quiet).frame(maxHeight: .infinity)
      } else {
        rows
      }
    }
  }

  private var rows: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(model.listed, id: \.self) { number in
            WatchEventRow(
              number: number, moment: model.session.moments[number],
              isHere: number == model.state.place.moment,
              isSkipped: model.session.moments[number].step.map {
                model.state.edits.contains(.skip(step: $0))
              } ?? false
            ) {
              focus.wrappedValue = .screen
              model.go(to: number)
            }
          }
        }
      }
      .accessibilityIdentifier("events list")
      .onChange(of: model.state.place.moment, initial: true) { _, moment in
        proxy.scrollTo(moment)
      }
    }
  }
}

/// An event in the list.
private struct WatchEventRow: View {
  let number: Int
  let moment: WatchedMoment
  let isHere: Bool
  let isSkipped: Bool
  let action: () -> Void
  @Environment(\.viewerColors) private var colors

  var body: some View {
    Button(action: action) {
      HStack(spacing: 8) {
        Text(verbatim: moment.instant.clock)
          .font(.system(size: 12, relativeTo: .caption).monospacedDigit())
          .foregroundColor(isHere ? colors.onAccent : colors.quiet)
        Text(moment.words)
          .font(
            .system(
              size: 13, weight: moment.changes.isEmpty ? .regular : .semibold, relativeTo: .footnote
            )
          )
          .strikethrough(isSkipped)
          .foregroundColor(color)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .lineLimit(1)
      .padding(.horizontal, 4)
      .frame(minHeight: 22)
      .background(isHere ? colors.accent : Color.clear)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .focusable(false)
    .accessibilityIdentifier("event:\(number)")
  }

  private var color: Color {
    if isHere { return colors.onAccent }
    if !moment.failures.isEmpty { return colors.bad }
    return moment.isQuiet ? colors.quiet : colors.text
  }
}
