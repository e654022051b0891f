import RecallUI

/// Words above lines.
struct WatchTitle: View {
  private let text: LocalizedStringKey
  @Environment(\.viewerColors) private var colors

  init(_ text: LocalizedStringKey) {
    self.text = text
  }

  var body: some View {
    Text(text)
      .font(.system(size: 12, weight: .semibold, relativeTo: .caption))
      .foregroundColor(colors.quiet)
      .padding(.top, 6)
  }
}

/// A line of text.
struct WatchLine: View {
  private let text: LocalizedStringKey
  private let color: Color

  init(_ text: LocalizedStringKey, color: Color) {
    (self.text, self.color) = (text, color)
  }

  var body: some View {
    Text(text)
      .font(.system(size: 12, relativeTo: .caption))
      .foregroundColor(color)
      .lineLimit(4)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
