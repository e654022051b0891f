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
            lines(moment.failures.map(LocalizedStringKey.init(verbatim:)), colors.bad)
          }
          WatchTitle("Touches")
          let touches = moment.touches.map(\.words)
          lines(touches.isEmpty ? ["none"] : touches, colors.text)
          WatchTitle("What happened inside")
          let notes = moment.notes.map(LocalizedStringKey.init(verbatim:))
          lines(notes.isEmpty ? ["nothing"] : notes, colors.text)
        }
        if !model.session.comments.isEmpty {
          WatchTitle("About")
          lines(model.session.comments.map(LocalizedStringKey.init(verbatim:)), colors.quiet)
        }
      }
    }
    .accessibilityIdentifier("inside list")
  }

  private func lines(_ lines: [LocalizedStringKey], _ color: Color) -> some View {
    ForEach(lines.indices, id: \.self) { index in WatchLine(lines[index], color: color) }
  }
}

extension WatchedTouch {
  fileprivate var words: LocalizedStringKey {
    let number = LocalizedStringKey.Argument.text("\(pointer.number)")
    guard let winner else {
      return LocalizedStringKey("pointer {number}: nobody wins", ["number": number])
    }
    return LocalizedStringKey(
      "pointer {number}: {name} wins", ["number": number, "name": .text(winner)])
  }
}
