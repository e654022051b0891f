import RecallUI

/// What is wrong with an event, and what happened inside: who competed for a pointer and who won, timers, effects.
struct WatchInside: View {
  @ObservedObject var model: WatchModel
  @Environment(\.viewerColors) private var colors

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 2) {
        if let moment = model.moment {
          if !moment.failures.isEmpty {
            WatchTitle("Not as it should be")
            lines(moment.failures, colors.bad)
          }
          WatchTitle("Touches")
          let touches = moment.touches.map { touch in
            "pointer \(touch.pointer.number): \(touch.winner.map { "\($0) wins" } ?? "nobody wins")"
          }
          lines(touches.isEmpty ? ["none"] : touches, colors.text)
          WatchTitle("What happened inside")
          lines(moment.notes.isEmpty ? ["nothing"] : moment.notes, colors.text)
        }
        if !model.session.comments.isEmpty {
          WatchTitle("About")
          lines(model.session.comments, colors.quiet)
        }
      }
    }
    .accessibilityIdentifier("inside list")
  }

  private func lines(_ lines: [String], _ color: Color) -> some View {
    ForEach(lines.indices, id: \.self) { index in WatchLine(lines[index], color: color) }
  }
}
