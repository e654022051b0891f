import RecallUI

/// Plays, steps, and tells where one is.
struct WatchControls: View {
  @ObservedObject var model: WatchModel
  let isNarrow: Bool
  @Environment(\.viewerColors) private var colors

  var body: some View {
    HStack(spacing: 4) {
      transport.towardsTheRight().fixedSize(horizontal: true, vertical: false)
      // Words are longer in some languages: what has no room is left out, rather than buttons cut.
      ViewThatFits(in: .horizontal) {
        if !isNarrow { time(words) }
        time(LocalizedStringKey(verbatim: model.state.place.instant.clock))
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
      if model.isEditable {
        ViewerButton("edit", title: "Edit", isOn: model.state.isEditing) {
          model.state.isEditing.toggle()
        }
      }
    }
  }

  private func time(_ words: LocalizedStringKey) -> some View {
    Text(words)
      .font(.system(size: 13, relativeTo: .footnote).monospacedDigit())
      .foregroundColor(colors.text)
      .lineLimit(1)
      .accessibilityIdentifier("time")
  }

  private var transport: some View {
    HStack(spacing: 4) {
      ViewerButton("first", title: "|‹", says: "First event") { model.goToBeginning() }
      ViewerButton("back", symbol: "chevron.left", says: "Event before") { model.step(-1) }
      ViewerButton(
        "play", symbol: model.state.isPlaying ? "pause.fill" : "play.fill",
        says: model.state.isPlaying ? "Pause" : LocalizedStringKey("Play", [:], context: "viewer"),
        isOn: model.state.isPlaying
      ) {
        model.togglePlaying()
      }
      ViewerButton("on", symbol: "chevron.right", says: "Next event") { model.step(1) }
      ViewerButton("last", title: "›|", says: "Last event") { model.goToEnd() }
      ViewerButton("timer", title: "Timer", symbol: "timer", says: "Next timer") {
        model.stepTimer(1)
      }
      ViewerButton("slower", title: "−", says: "Slower") { model.changeSpeed(by: -1) }
      Text(verbatim: speed)
        .font(.system(size: 13, relativeTo: .footnote).monospacedDigit())
        .foregroundColor(colors.text)
        .frame(minWidth: 34)
        .accessibilityIdentifier("speed")
      ViewerButton("faster", title: "+", says: "Faster") { model.changeSpeed(by: 1) }
    }
  }

  private var speed: String {
    let speed = model.state.speed
    return speed == speed.rounded() ? "\(Int(speed))×" : "\(speed)×"
  }

  private var words: LocalizedStringKey {
    let place = model.state.place
    return LocalizedStringKey(
      "{time} of {end}, event {number} of {last}",
      [
        "time": .text(place.instant.clock), "end": .text(model.session.end.clock),
        "number": .number(place.moment), "last": .number(model.session.moments.count - 1),
      ])
  }
}
