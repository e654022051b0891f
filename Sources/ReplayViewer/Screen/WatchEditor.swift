import RecallUI

/// Changes the replay: skips, moves, retimes and inserts events, plays what comes of it beside the session, and
/// writes it down.
struct WatchEditor: View {
  @ObservedObject var model: WatchModel
  let focus: FocusState<WatchFocus?>.Binding
  @Environment(\.viewerColors) private var colors
  @Environment(\.performEffect) private var perform

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(spacing: 4) {
        Group {
          ViewerButton("skip", title: "Skip") { model.toggleSkipping() }
          ViewerButton("earlier", title: "−100 ms", says: "100 ms earlier") {
            model.retime(by: -WatchModel.retiming)
          }
          ViewerButton("later", title: "+100 ms", says: "100 ms later") {
            model.retime(by: WatchModel.retiming)
          }
          ViewerButton("move back", title: "↑", says: "Trade places with the event before") {
            model.move(-1)
          }
          ViewerButton("move on", title: "↓", says: "Trade places with the next event") {
            model.move(1)
          }
        }
        .disabled(model.step == nil)
        TextField("tap card:3", text: $model.state.inserted)
          .textFieldStyle(.roundedBorder)
          .focused(focus, equals: .insertion)
          .onSubmit { model.insert() }
          .accessibilityIdentifier("inserted")
        ViewerButton("insert", title: "Insert") { model.insert() }
      }
      HStack(spacing: 4) {
        if let progress = model.state.progress {
          ProgressView(value: Double(progress) / 100)
            .frame(width: 90)
            .accessibilityIdentifier("progress")
        }
        Text(words)
          .font(.system(size: 12, relativeTo: .caption).monospacedDigit())
          .foregroundColor(colors.text)
          .lineLimit(1)
          .frame(maxWidth: .infinity, alignment: .leading)
          .accessibilityIdentifier("edits")
        ViewerButton("undo", title: "Undo") { _ = model.state.edits.popLast() }
          .disabled(model.state.edits.isEmpty)
        if model.state.progress == nil {
          ViewerButton("attempt", title: "Try") { ask(model.attempt()) }
            .disabled(!model.canAttempt)
        } else {
          ViewerButton("stop", title: "Stop") { ask(model.stop()) }
        }
        TextField("new.replay", text: $model.state.path)
          .textFieldStyle(.roundedBorder)
          .frame(maxWidth: 180)
          .focused(focus, equals: .path)
          .onSubmit { save() }
          .accessibilityIdentifier("path")
        ViewerButton("save", title: "Save") { save() }
          .disabled(model.state.edits.isEmpty || model.state.path.isEmpty)
      }
    }
  }

  private func ask(_ message: WatchMessage?) {
    if let message { perform(message.effect) }
  }

  private func save() {
    guard !model.state.edits.isEmpty, !model.state.path.isEmpty else { return }
    perform(WatchMessage.save(model.state.edits, path: model.state.path).effect)
  }

  private var words: LocalizedStringKey {
    if let progress = model.state.progress {
      return LocalizedStringKey(
        "{percent} % of the change is played", ["percent": .number(progress)])
    }
    return LocalizedStringKey(listing: model.state.edits.map(\.words)) ?? "Nothing is changed"
  }
}
