import RecallUI

/// What is watched, and what came of it.
struct WatchHeader: View {
  @ObservedObject var model: WatchModel
  @Environment(\.viewerColors) private var colors

  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: model.session.name)
        .font(.system(size: 14, weight: .semibold, relativeTo: .subheadline))
        .foregroundColor(colors.text)
      Text(words)
        .font(.system(size: 13, relativeTo: .footnote))
        .foregroundColor(model.session.hasFailed ? colors.bad : colors.quiet)
        .accessibilityIdentifier("outcome words")
      Spacer(minLength: 0)
      if model.session.hasFailed || model.parting != nil {
        ViewerButton("failure", title: model.session.hasFailed ? "Failure" : "Parting") {
          model.goToFailure()
        }
      }
      ViewerButton("dark", symbol: "moon.fill", says: "Dark", isOn: model.state.isDark) {
        model.state.isDark.toggle()
      }
    }
    .lineLimit(1)
  }

  /// What came of it is told by who played it.
  private var words: LocalizedStringKey {
    guard let other = model.other, !model.session.hasFailed else {
      return model.session.outcomeWords
    }
    let name = LocalizedStringKey.Argument.key(LocalizedStringKey(name: other.name))
    guard let parting = model.parting, model.session.moments.indices.contains(parting) else {
      return LocalizedStringKey("and {name}: the same happens in both", ["name": name])
    }
    let time = model.session.moments[parting].instant.clock
    return LocalizedStringKey(
      "and {name}: they part at {time}", ["name": name, "time": .text(time)])
  }
}

/// What the program has told, until it is read.
struct WatchTold: View {
  let text: String
  let close: () -> Void
  @Environment(\.viewerColors) private var colors

  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: text)
        .font(.system(size: 13, relativeTo: .footnote))
        .foregroundColor(colors.text)
        .lineLimit(3)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityIdentifier("told")
      ViewerButton("read", symbol: "xmark", says: "Close", action: close)
    }
  }
}
