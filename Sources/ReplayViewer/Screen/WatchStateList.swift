import RecallUI

/// The state behind the event: what the event changed first, with what it was before.
struct WatchStateList: View {
  @ObservedObject var model: WatchModel
  @Environment(\.viewerColors) private var colors

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let name = model.state.value { walk(name) }
      ScrollViewReader { proxy in
        list
          .onChange(of: model.state.value) { _, name in
            if let name { proxy.scrollTo(Self.row(of: name)) }
          }
      }
    }
  }

  /// The row of a value in all of the state: above there may be one of what changed.
  private static func row(of name: String) -> String { "value of \(name)" }

  private var list: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 2) {
        if let moment = model.moment {
          WatchTitle("Changed here")
          if moment.changes.isEmpty { WatchLine("nothing", color: colors.quiet) }
          ForEach(moment.changes, id: \.name) { change in
            WatchChangeRow(change: change, words: ("was", "is")) { model.follow(change.name) }
          }
          if !moment.differences.isEmpty { differences(moment.differences) }
        }
        WatchTitle("State")
        ForEach(model.session.history.values(behind: model.state.place.moment), id: \.name) {
          value in
          WatchValueRow(
            value: value, other: otherText(of: value.name),
            isHere: value.since == model.state.place.moment,
            isChosen: value.name == model.state.value
          ) {
            model.follow(value.name)
          }
          .id(Self.row(of: value.name))
        }
      }
    }
    .accessibilityIdentifier("state list")
  }

  @ViewBuilder private func differences(_ all: [WatchedMoment.Change]) -> some View {
    WatchTitle("Not as expected")
    ForEach(all, id: \.name) { change in
      WatchChangeRow(change: change, words: ("expected", "found")) { model.follow(change.name) }
    }
  }

  /// What a value is in the other session; nil where there is none.
  private func otherText(of name: String) -> String? {
    guard let other = model.other, let place = model.otherPlace else { return nil }
    return other.history.value(name, behind: place.moment)?.text ?? "nothing"
  }

  private func walk(_ name: String) -> some View {
    let changes = model.session.history.changes(of: name)
    let place = changes.lastIndex { $0 <= model.state.place.moment }.map { $0 + 1 } ?? 0
    return HStack(spacing: 4) {
      ViewerButton("change before", symbol: "chevron.left") { model.stepValue(-1) }
      Text(verbatim: "\(name): change \(place) of \(changes.count)")
        .font(.system(size: 12))
        .foregroundColor(colors.text)
        .lineLimit(1)
        .frame(maxWidth: .infinity)
        .accessibilityIdentifier("change words")
      ViewerButton("next change", symbol: "chevron.right") { model.stepValue(1) }
      ViewerButton("no value", symbol: "xmark") { model.state.value = nil }
    }
  }
}

/// Words above lines.
struct WatchTitle: View {
  private let text: String
  @Environment(\.viewerColors) private var colors

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Text(text)
      .font(.system(size: 12, weight: .semibold))
      .foregroundColor(colors.quiet)
      .padding(.top, 6)
  }
}

/// A line of text.
struct WatchLine: View {
  private let text: String
  private let color: Color

  init(_ text: String, color: Color) {
    (self.text, self.color) = (text, color)
  }

  var body: some View {
    Text(verbatim: text)
      .font(.system(size: 12))
      .foregroundColor(color)
      .lineLimit(4)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A value before and after.
private struct WatchChangeRow: View {
  let change: WatchedMoment.Change
  let words: (String, String)
  let action: () -> Void
  @Environment(\.viewerColors) private var colors

  var body: some View {
    Button(action: action) {
      VStack(alignment: .leading, spacing: 0) {
        WatchLine(change.name, color: colors.text)
        WatchLine("  \(words.0) \(change.before ?? "nothing")", color: colors.bad)
        WatchLine("  \(words.1) \(change.after ?? "nothing")", color: colors.good)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .focusable(false)
    .accessibilityIdentifier("change:\(change.name)")
  }
}

/// A value of the state; one goes to what made it what it is.
private struct WatchValueRow: View {
  let value: StateHistory.Value
  let other: String?
  let isHere: Bool
  let isChosen: Bool
  let action: () -> Void
  @Environment(\.viewerColors) private var colors

  var body: some View {
    Button(action: action) {
      VStack(alignment: .leading, spacing: 0) {
        WatchLine("\(value.name) = \(value.text)", color: isHere ? colors.good : colors.text)
        if let other, other != value.text {
          WatchLine("  there \(other)", color: colors.bad)
        }
      }
      .background(isChosen ? colors.line.opacity(0.6) : Color.clear)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .focusable(false)
    .accessibilityIdentifier("value:\(value.name)")
  }
}
