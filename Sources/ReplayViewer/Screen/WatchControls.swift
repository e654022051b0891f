import RecallUI

/// Plays, steps, and tells where one is.
struct WatchControls: View {
  @ObservedObject var model: WatchModel
  let isNarrow: Bool
  @Environment(\.viewerColors) private var colors

  var body: some View {
    HStack(spacing: 4) {
      ViewerButton("first", title: "|‹") { model.goToBeginning() }
      ViewerButton("back", symbol: "chevron.left") { model.step(-1) }
      ViewerButton(
        "play", symbol: model.state.isPlaying ? "pause.fill" : "play.fill",
        isOn: model.state.isPlaying
      ) {
        model.togglePlaying()
      }
      ViewerButton("on", symbol: "chevron.right") { model.step(1) }
      ViewerButton("last", title: "›|") { model.goToEnd() }
      ViewerButton("timer", title: "Timer", symbol: "timer") { model.stepTimer(1) }
      ViewerButton("slower", title: "−") { model.changeSpeed(by: -1) }
      Text(verbatim: speed)
        .font(.system(size: 13).monospacedDigit())
        .foregroundColor(colors.text)
        .frame(minWidth: 34)
        .accessibilityIdentifier("speed")
      ViewerButton("faster", title: "+") { model.changeSpeed(by: 1) }
      Spacer(minLength: 0)
      Text(verbatim: words)
        .font(.system(size: 13).monospacedDigit())
        .foregroundColor(colors.text)
        .lineLimit(1)
        .accessibilityIdentifier("time")
      if model.isEditable {
        ViewerButton("edit", title: "Edit", isOn: model.state.isEditing) {
          model.state.isEditing.toggle()
        }
      }
    }
  }

  private var speed: String {
    let speed = model.state.speed
    return speed == speed.rounded() ? "\(Int(speed))×" : "\(speed)×"
  }

  private var words: String {
    let place = model.state.place
    let time = "\(place.instant.clock) of \(model.session.end.clock)"
    guard !isNarrow else { return place.instant.clock }
    return "\(time), event \(place.moment) of \(model.session.moments.count - 1)"
  }
}
