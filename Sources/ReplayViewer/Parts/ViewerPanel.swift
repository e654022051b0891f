import RecallUI

/// A part of the viewer on a ground of its own.
struct ViewerPanel<Content: View>: View {
  private let content: Content
  @Environment(\.viewerColors) private var colors

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    content
      .padding(6)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .background(RoundedRectangle(cornerRadius: 8).fill(colors.panel))
  }
}
