/// Views beside each other, with a line between each two. Their widths can't be dragged.
public struct HSplitView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    Group(subviews: content) { views in
      HStack(spacing: 0) {
        ViewsWithLines(views: views)
      }
    }
  }
}

/// Views below each other, with a line between each two. Their heights can't be dragged.
public struct VSplitView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    Group(subviews: content) { views in
      VStack(spacing: 0) {
        ViewsWithLines(views: views)
      }
    }
  }
}

/// Views with a line between each two.
private struct ViewsWithLines: View {
  let views: SubviewsCollection

  var body: some View {
    ForEach(views) { view in
      if view.id != views.first?.id { Divider() }
      view
    }
  }
}
