import RecallUI

/// What is watched, and what came of it.
struct WatchHeader: View {
  @ObservedObject var model: WatchModel
  @Environment(\.viewerColors) private var colors

  var body: some View {
    HStack(spacing: 8) {
      Text(verbatim: model.session.name)
        .font(.system(size: 14, weight: .semibold))
        .foregroundColor(colors.text)
      Text(verbatim: words)
        .font(.system(size: 13))
        .foregroundColor(model.session.hasFailed ? colors.bad : colors.quiet)
        .accessibilityIdentifier("outcome words")
      Spacer(minLength: 0)
      if model.session.hasFailed || model.parting != nil {
        ViewerButton("failure", title: model.session.hasFailed ? "Failure" : "Parting") {
          model.goToFailure()
        }
      }
      ViewerButton("dark", symbol: "moon.fill", isOn: model.state.isDark) {
        model.state.isDark.toggle()
      }
    }
    .lineLimit(1)
  }

  private var words: String {
    if let first = model.session.outcome.first, model.session.hasFailed { return first }
    guard let other = model.other else { return model.session.outcome.first ?? "" }
    guard let parting = model.parting, model.session.moments.indices.contains(parting) else {
      return "and \(other.name): the same happens in both"
    }
    return "and \(other.name): they part at \(model.session.moments[parting].instant.clock)"
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
        .font(.system(size: 13))
        .foregroundColor(colors.text)
        .lineLimit(3)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityIdentifier("told")
      ViewerButton("read", symbol: "xmark", action: close)
    }
  }
}
