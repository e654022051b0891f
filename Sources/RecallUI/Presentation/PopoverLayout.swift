/// Places a panel beside a rectangle: at the edge that is wanted, or else below it, or above it where
/// there is more room.
struct PopoverLayout: Layout {
  /// In the viewport, in points from the left.
  let anchor: CGRect
  let form: PopoverForm
  /// Between a panel and the edges of the viewport, in points.
  private var margin: CGFloat { 8 }

  init(anchor: CGRect, form: PopoverForm) {
    self.anchor = anchor
    self.form = form
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let inside = bounds.insetBy(
      dx: min(margin, bounds.width / 2), dy: min(margin, bounds.height / 2))
    var anchor = anchor.moved(into: bounds)
    if subviews.layoutDirection == .rightToLeft {
      anchor.origin.x = bounds.minX + bounds.maxX - anchor.maxX
    }
    let layout = PopoverLayout(anchor: anchor, form: form)
    for subview in subviews {
      layout.place(subview, in: inside)
    }
  }

  private func place(_ subview: Subviews.Element, in inside: CGRect) {
    let ideal = subview.sizeThatFits(.unspecified)
    let edge = edge(for: ideal, in: inside)
    let most = room(at: edge, in: inside)
    let proposal = ProposedViewSize(
      width: min(ideal.width, most.width),
      height: min(height(of: subview, ideal, in: most.width), most.height))
    let size = subview.sizeThatFits(proposal)
    subview.place(at: origin(of: size, at: edge, in: inside), proposal: proposal)
  }

  /// How high a panel wants to be: one that is narrower than it wants to be may be higher.
  private func height(
    of subview: Subviews.Element, _ ideal: CGSize, in width: CGFloat
  ) -> CGFloat {
    guard form == .menu, ideal.width > width else { return ideal.height }
    return subview.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
  }

  /// How large a panel at an edge can be.
  private func room(at edge: Edge, in inside: CGRect) -> CGSize {
    let gap = form.gap
    return switch edge {
    case .top:
      CGSize(width: inside.width, height: max(0, anchor.minY - gap - inside.minY))
    case .bottom:
      CGSize(width: inside.width, height: max(0, inside.maxY - anchor.maxY - gap))
    case .leading:
      CGSize(width: max(0, anchor.minX - gap - inside.minX), height: inside.height)
    case .trailing:
      CGSize(width: max(0, inside.maxX - anchor.maxX - gap), height: inside.height)
    }
  }

  private func edge(for size: CGSize, in inside: CGRect) -> Edge {
    func fits(_ edge: Edge) -> Bool {
      let room = room(at: edge, in: inside)
      return size.width <= room.width && size.height <= room.height
    }
    if let wanted = form.arrowEdge {
      if fits(wanted) { return wanted }
      if fits(wanted.opposite) { return wanted.opposite }
    }
    let (below, above) = (room(at: .bottom, in: inside), room(at: .top, in: inside))
    return size.height <= below.height || below.height >= above.height ? .bottom : .top
  }

  private func origin(of size: CGSize, at edge: Edge, in inside: CGRect) -> CGPoint {
    let gap = form.gap
    let x = kept(anchor.midX - size.width / 2, inside.minX, inside.maxX - size.width)
    let y = kept(anchor.midY - size.height / 2, inside.minY, inside.maxY - size.height)
    return switch edge {
    case .top: CGPoint(x: x, y: anchor.minY - gap - size.height)
    case .bottom: CGPoint(x: x, y: anchor.maxY + gap)
    case .leading: CGPoint(x: anchor.minX - gap - size.width, y: y)
    case .trailing: CGPoint(x: anchor.maxX + gap, y: y)
    }
  }

  /// A number, kept between two, of which the first counts more.
  private func kept(_ number: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    max(least, min(number, most))
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension CGRect {
  /// The part of it that lies in another rectangle, or the place at that one's edge that is nearest to
  /// it. What a panel is about may be out of sight; the panel isn't.
  fileprivate func moved(into bounds: CGRect) -> CGRect {
    func kept(_ number: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      max(least, min(number, most))
    }
    let (left, right) = (
      kept(minX, bounds.minX, bounds.maxX), kept(maxX, bounds.minX, bounds.maxX)
    )
    let (top, bottom) = (
      kept(minY, bounds.minY, bounds.maxY), kept(maxY, bounds.minY, bounds.maxY)
    )
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
