import RecallGame
import RecallUI

/// A part of a review, on a ground of its own.
struct ReviewPanel<Content: View>: View {
  private let content: Content
  @Environment(\.palette) private var palette
  @Environment(\.measures) private var measures

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    content
      .padding(measures.spacing)
      .frame(maxWidth: .infinity)
      .background(RoundedRectangle(cornerRadius: measures.spacing).fill(palette.panel))
  }
}
