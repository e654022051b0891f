import RecallUI

/// Says that a replay can't be shown, to who opened it from the desktop.
public struct UnopenedScreen: View {
  @ObservedObject private var replay: UnopenedReplay
  @FocusState private var isOnClose: Bool
  @Environment(\.performEffect) private var perform

  /// - Parameter replay: The replay.
  public init(replay: UnopenedReplay) {
    self.replay = replay
  }

  public var body: some View {
    let colors = replay.isDark ? ViewerColors.dark : .light
    VStack(alignment: .leading, spacing: 10) {
      ScrollView {
        words(colors).frame(maxWidth: .infinity, alignment: .leading)
      }
      HStack {
        Spacer(minLength: 0)
        ViewerButton("close", title: "Close") { perform(.closeWindow) }
          .keyboardShortcut(.cancelAction)
          .focused($isOnClose)
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(colors.ground)
    // All of it scrolls: what is larger needs no more room.
    .roleTextScale(CGFloat(replay.textPercent) / 100)
    .defaultFocus($isOnClose, true)
    .environment(\.viewerColors, colors)
    .tint(colors.accent)
    .preferredColorScheme(replay.isDark ? .dark : .light)
  }

  private func words(_ colors: ViewerColors) -> some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("This replay can't be shown")
        .font(.system(size: 18, weight: .semibold, relativeTo: .headline))
        .foregroundColor(colors.text)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("title")
      Text(
        LocalizedStringKey(
          "{file} can't be read, isn't a replay, or is damaged.", ["file": .text(replay.name)])
      )
      .font(.system(size: 14, relativeTo: .body))
      .foregroundColor(colors.text)
      .accessibilityIdentifier("words")
      Text(verbatim: replay.reason)
        .font(.system(size: 13, relativeTo: .footnote))
        .foregroundColor(colors.quiet)
        .accessibilityIdentifier("reason")
    }
  }
}
