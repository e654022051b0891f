/// The layout of an `HStack`, to exchange for another one with `AnyLayout`.
public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  /// Between two views, in points; 8 when it is nil.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private func stack(_ subviews: Subviews) -> StackArrangement {
    StackArrangement(
      axis: .horizontal, spacing: spacing,
      alignment: Alignment(horizontal: .leading, vertical: alignment),
      children: BoxChildren(subviews.all))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    stack(subviews).size(for: proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(stack(subviews).places(in: bounds.size, proposal), in: bounds)
  }
}

/// The layout of a `VStack`, to exchange for another one with `AnyLayout`.
public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  /// Between two views, in points; 8 when it is nil.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private func stack(_ subviews: Subviews) -> StackArrangement {
    StackArrangement(
      axis: .vertical, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .top),
      children: BoxChildren(subviews.all))
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    stack(subviews).size(for: proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(stack(subviews).places(in: bounds.size, proposal), in: bounds)
  }
}

/// The layout of a `ZStack`, to exchange for another one with `AnyLayout`.
public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    layers(subviews).size(for: proposal)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.place(layers(subviews).places(in: bounds.size, proposal), in: bounds)
  }

  private func layers(_ subviews: Subviews) -> LayerArrangement {
    LayerArrangement(alignment: alignment, children: BoxChildren(subviews.all))
  }
}

extension LayoutSubviews {
  /// Puts each view at its place in `bounds`.
  fileprivate func place(
    _ places: [(origin: CGPoint, proposal: ProposedViewSize)], in bounds: CGRect
  ) {
    for (subview, place) in zip(self, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal)
    }
  }
}
