extension View {
  /// This view in its own size, with a part of it at a place.
  func standing(at place: CGPoint, anchor: UnitPoint) -> some View {
    let horizontal: HorizontalAlignment =
      anchor.x == 0 ? .leading : anchor.x == 1 ? .trailing : .center
    let vertical: VerticalAlignment = anchor.y == 0 ? .top : anchor.y == 1 ? .bottom : .center
    return fixedSize()
      .frame(
        width: 0, height: 0, alignment: Alignment(horizontal: horizontal, vertical: vertical)
      )
      .position(x: place.x, y: place.y)
  }

  /// This view in its own size, with a part of it at a place, moved into a part of the chart where it would
  /// leave that.
  func standing(at place: CGPoint, anchor: UnitPoint, inside bounds: ChartBounds) -> some View {
    StandingLayout(place: place, anchor: anchor, bounds: bounds) { self }
  }

  @ViewBuilder func named(_ identifier: String?) -> some View {
    if let identifier {
      accessibilityIdentifier(identifier)
    } else {
      self
    }
  }
}

/// What a view may not leave: along an axis anything where there is no range.
struct ChartBounds: Equatable {
  var x: ClosedRange<CGFloat>?
  var y: ClosedRange<CGFloat>?

  var isNone: Bool { x == nil && y == nil }
}

/// Places a view with a part of it at a place, as near to that as its bounds let it be.
private struct StandingLayout: Layout {
  let place: CGPoint
  let anchor: UnitPoint
  let bounds: ChartBounds

  init(place: CGPoint, anchor: UnitPoint, bounds: ChartBounds) {
    (self.place, self.anchor, self.bounds) = (place, anchor, bounds)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in rect: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      func start(
        _ place: CGFloat, _ anchor: CGFloat, _ length: CGFloat, _ range: ClosedRange<CGFloat>?
      ) -> CGFloat {
        let start = place - anchor * length
        guard let range else { return start }
        return max(min(start, range.upperBound - length), range.lowerBound)
      }
      subview.place(
        at: CGPoint(
          x: rect.minX + start(place.x, anchor.x, size.width, bounds.x),
          y: rect.minY + start(place.y, anchor.y, size.height, bounds.y)),
        proposal: .unspecified)
    }
  }
}
