import RecallUI

/// Says that a replay can't be shown, to who opened it from the desktop.
public struct UnopenedScreen: View {
  private let name: String
  private let reason: String
  private let isDark: Bool
  @Environment(\.performEffect) private var perform

  /// - Parameters:
  ///   - name: What the replay's file is called.
  ///   - reason: What is wrong with it, for who wrote it.
  ///   - isDark: Whether the surroundings are dark.
  public init(name: String, reason: String, isDark: Bool) {
    self.name = name
    self.reason = reason
    self.isDark = isDark
  }

  public var body: some View {
    let colors = isDark ? ViewerColors.dark : .light
    VStack(alignment: .leading, spacing: 10) {
      Text("This replay can't be shown")
        .font(.system(size: 18, weight: .semibold, relativeTo: .headline))
        .foregroundColor(colors.text)
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("title")
      ScrollView {
        VStack(alignment: .leading, spacing: 10) {
          Text(
            LocalizedStringKey(
              "{file} can't be read, isn't a replay, or is damaged.", ["file": .text(name)])
          )
          .font(.system(size: 14, relativeTo: .body))
          .foregroundColor(colors.text)
          .accessibilityIdentifier("words")
          Text(verbatim: reason)
            .font(.system(size: 13, relativeTo: .footnote))
            .foregroundColor(colors.quiet)
            .accessibilityIdentifier("reason")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      HStack {
        Spacer(minLength: 0)
        ViewerButton("close", title: "Close") { perform(.closeWindow) }
          .keyboardShortcut(.cancelAction)
      }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(colors.ground)
    .environment(\.viewerColors, colors)
    .tint(colors.accent)
    .preferredColorScheme(isDark ? .dark : .light)
  }
}
