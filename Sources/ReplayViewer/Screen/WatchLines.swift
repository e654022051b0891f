import RecallUI

/// Words above lines.
struct WatchTitle: View {
  private let text: String
  @Environment(\.viewerColors) private var colors

  init(_ text: String) {
    self.text = text
  }

  var body: some View {
    Text(text)
      .font(.system(size: 12, weight: .semibold))
      .foregroundColor(colors.quiet)
      .padding(.top, 6)
  }
}

/// A line of text.
struct WatchLine: View {
  private let text: String
  private let color: Color

  init(_ text: String, color: Color) {
    (self.text, self.color) = (text, color)
  }

  var body: some View {
    Text(verbatim: text)
      .font(.system(size: 12))
      .foregroundColor(color)
      .lineLimit(4)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}
