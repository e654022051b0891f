/// Where a panel has its arrow.
struct PopoverArrow: Equatable {
  /// In points.
  static let height: CGFloat = 9
  static let width: CGFloat = 20

  /// The panel's edge at which it stands.
  let edge: Edge
  /// Where its tip is along that edge, from the panel's left or upper end, in points.
  let position: CGFloat

  /// The arrow of a panel that stands beside a rectangle; nil if there is no room for one.
  init?(of panel: CGRect, to anchor: CGRect) {
    let isBeside: Bool
    if panel.minY >= anchor.maxY {
      (edge, isBeside) = (.top, false)
    } else if panel.maxY <= anchor.minY {
      (edge, isBeside) = (.bottom, false)
    } else if panel.minX >= anchor.maxX {
      (edge, isBeside) = (.leading, true)
    } else if panel.maxX <= anchor.minX {
      (edge, isBeside) = (.trailing, true)
    } else {
      return nil
    }
    let length = isBeside ? panel.height : panel.width
    let wanted = isBeside ? anchor.midY - panel.minY : anchor.midX - panel.minX
    let least = PresentationLook.popoverCornerRadius + PopoverArrow.width / 2
    guard length >= 2 * least else { return nil }
    position = min(max(wanted, least), length - least)
  }
}

/// A rectangle with round corners, and an arrow outside of it.
struct PopoverShape: InsettableShape {
  let arrow: PopoverArrow?
  private var inset: CGFloat = 0

  init(arrow: PopoverArrow?) {
    self.arrow = arrow
  }

  func inset(by amount: CGFloat) -> PopoverShape {
    var shape = self
    shape.inset += amount
    return shape
  }

  /// The arrow shows where the panel stands, wherever views begin.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(
      dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
    let radius = min(PresentationLook.popoverCornerRadius, rect.width / 2, rect.height / 2)
    let corners = [
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let edges: [Edge] = [.top, .trailing, .bottom, .leading]
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + radius, y: rect.minY))
    for (index, edge) in edges.enumerated() {
      if let arrow, arrow.edge == edge { add(arrow, to: &path, in: rect) }
      path.addArc(
        tangent1End: corners[(index + 1) % 4], tangent2End: corners[(index + 2) % 4],
        radius: radius)
    }
    path.closeSubpath()
    return path
  }

  /// Adds the way out to the tip and back to the edge, in the direction in which the edges follow.
  private func add(_ arrow: PopoverArrow, to path: inout Path, in rect: CGRect) {
    let half = PopoverArrow.width / 2
    let position = arrow.position - inset
    /// The point so far along the edge, and so far outside of it.
    func point(_ along: CGFloat, _ outside: CGFloat) -> CGPoint {
      switch arrow.edge {
      case .top: CGPoint(x: rect.minX + position + along, y: rect.minY - outside)
      case .bottom: CGPoint(x: rect.minX + position - along, y: rect.maxY + outside)
      case .leading: CGPoint(x: rect.minX - outside, y: rect.minY + position - along)
      case .trailing: CGPoint(x: rect.maxX + outside, y: rect.minY + position + along)
      }
    }
    path.addLine(to: point(-half, 0))
    path.addLine(to: point(-2, PopoverArrow.height - 1))
    path.addQuadCurve(
      to: point(2, PopoverArrow.height - 1), control: point(0, PopoverArrow.height + 1))
    path.addLine(to: point(half, 0))
  }
}

/// The ground of a panel beside a view, with an arrow to that if it is a popover.
struct PopoverGround: View {
  /// What the panel is about, in the viewport.
  let anchor: CGRect
  let form: PopoverForm

  var body: some View {
    if form == .menu {
      PanelGround(shape: RoundedRectangle(cornerRadius: PresentationLook.popoverCornerRadius))
    } else {
      GeometryReader { panel in
        PanelGround(
          shape: PopoverShape(arrow: PopoverArrow(of: panel.frame(in: .global), to: anchor)))
      }
    }
  }
}
