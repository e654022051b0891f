/// A layout whose type is hidden: when another takes its place, the views inside stay who they are.
public struct AnyLayout: Layout {
  /// What the hidden layout keeps.
  public struct Cache {
    fileprivate var content: Any
  }

  private let layout: any Layout

  public init<Hidden: Layout>(_ layout: Hidden) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
  }

  var stackOrientation: Axis? { type(of: layout).layoutProperties.stackOrientation }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(content: makeContent(of: layout, subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    update(&cache, of: layout, subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size<Hidden: Layout>(in layout: Hidden) -> CGSize {
      var content = content(of: layout, in: cache, subviews)
      defer { cache.content = content }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &content)
    }
    return size(in: layout)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<Hidden: Layout>(in layout: Hidden) {
      var content = content(of: layout, in: cache, subviews)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &content)
      cache.content = content
    }
    place(in: layout)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func spacing<Hidden: Layout>(of layout: Hidden) -> ViewSpacing {
      var content = content(of: layout, in: cache, subviews)
      defer { cache.content = content }
      return layout.spacing(subviews: subviews, cache: &content)
    }
    return spacing(of: layout)
  }

  /// What the layout keeps, made anew when it is another layout's.
  private func content<Hidden: Layout>(
    of layout: Hidden, in cache: Cache, _ subviews: Subviews
  ) -> Hidden.Cache {
    cache.content as? Hidden.Cache ?? layout.makeCache(subviews: subviews)
  }

  private func makeContent<Hidden: Layout>(of layout: Hidden, _ subviews: Subviews) -> Any {
    layout.makeCache(subviews: subviews)
  }

  private func update<Hidden: Layout>(
    _ cache: inout Cache, of layout: Hidden, _ subviews: Subviews
  ) {
    guard var content = cache.content as? Hidden.Cache else {
      cache.content = layout.makeCache(subviews: subviews)
      return
    }
    layout.updateCache(&content, subviews: subviews)
    cache.content = content
  }
}
