import RecallUI

/// While all cards lie face up at the start: for how much longer, and a way to begin at once.
struct LookBar: View {
  let game: EmojiMemoryGame
  @ObservedObject var look: Observed<CourseParts.Countdown?>
  @Environment(\.measures) private var measures
  @Environment(\.palette) private var palette
  @Environment(\.clock) private var clock

  var body: some View {
    if let look = look.value {
      HStack(spacing: measures.spacing) {
        ViewThatFits(in: .horizontal) {
          HStack(spacing: measures.spacing) {
            Text("Remember the cards:")
            time(of: look)
          }
          // What is left of the look is what counts: it keeps its width where there is too little.
          time(of: look).fixedSize()
        }
        .font(measures.body)
        .foregroundColor(palette.text)
        .lineLimit(1)
        ViewThatFits(in: .horizontal) {
          start(.full)
          start(.icon)
        }
      }
    }
  }

  @ViewBuilder private func time(of look: CourseParts.Countdown) -> some View {
    if let since = look.restingSince {
      Text(ClockText.text(of: CountdownText.wholeSeconds(since.duration(to: look.ends))))
    } else {
      CountdownText(ends: look.ends)
    }
  }

  private func start(_ looks: BarButton.Looks) -> some View {
    BarButton("Start", icon: "play.fill", name: "start", key: .space, looks: looks) {
      game.endLook(at: clock.now)
    }
  }
}
