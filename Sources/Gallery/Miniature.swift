import RecallUI

/// A view that wants more room than an exhibit has, shown smaller.
struct Miniature<Content: View>: View {
  let scale: CGFloat
  let content: Content

  init(scale: CGFloat = 0.5, @ViewBuilder content: () -> Content) {
    self.scale = scale
    self.content = content()
  }

  var body: some View {
    content
      .frame(width: Exhibit.size.width / scale, height: Exhibit.size.height / scale)
      .scaleEffect(scale)
      .frame(width: Exhibit.size.width, height: Exhibit.size.height)
      .clipped()
  }
}
