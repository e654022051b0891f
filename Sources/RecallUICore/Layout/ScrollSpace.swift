/// What the space of a scroll view is known by: that of the nearest one around which scrolls so.
struct ScrollSpace: Hashable {
  /// Nil for any.
  let axis: Axis?

  func includes(_ box: Box) -> Bool {
    guard let scroll = box as? ScrollBox else { return false }
    return switch axis {
    case nil: true
    case .horizontal: scroll.axes.contains(.horizontal)
    case .vertical: scroll.axes.contains(.vertical)
    }
  }
}

extension CoordinateSpace {
  /// The space of the nearest scroll view around, which begins where its content does that is at rest at the beginning, but
  /// for margins of the content; the viewport's where there is none.
  public static var scrollView: CoordinateSpace { .named(AnyHashable(ScrollSpace(axis: nil))) }

  /// The space of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> CoordinateSpace {
    .named(AnyHashable(ScrollSpace(axis: axis)))
  }
}

extension NamedCoordinateSpace {
  /// The space of the nearest scroll view around.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: nil)))
  }

  /// The space of the nearest scroll view around that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(ScrollSpace(axis: axis)))
  }
}

extension GeometryProxy {
  /// The rectangle of a space's view, as the reader's own space has it; nil where no view around has the space.
  ///
  /// A view that asks in its body is evaluated again when the answer changes.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let box = measuringBox else { return nil }
    return box.node.graph.geometryDependencies.read { [weak box] in
      guard let box, let other = box.box(named: space.name) else { return .null }
      var frame = other.globalFrame
      if let overhang = (other as? ScrollBox)?.overhang(at: nil) {
        frame.origin.y -= overhang
        frame.size.height += overhang
      }
      return box.localRect(frame).reduced(by: other.paddings(of: space.name))
    }.nonNull
  }
}

extension Box {
  /// What of this box isn't part of a space of its: of a scroll view's, what views around it keep free of content that has
  /// come to an end. What is at rest at the beginning is at the beginning of the space.
  fileprivate func paddings(of name: AnyHashable) -> EdgeInsets {
    guard name.base is ScrollSpace, let scroll = self as? ScrollBox else { return EdgeInsets() }
    let (all, own) = (scroll.insets, node.environment.scrollSettings?.contentMargins)
    let margins = own ?? EdgeInsets()
    return EdgeInsets(
      top: all.top - margins.top, leading: all.leading - margins.leading,
      bottom: all.bottom - margins.bottom, trailing: all.trailing - margins.trailing)
  }

  /// Where this box's corner is in a space of its.
  final func beginning(of name: AnyHashable) -> CGPoint {
    let paddings = paddings(of: name)
    return CGPoint(x: -paddings.leading, y: -paddings.top)
  }
}

extension CGRect {
  fileprivate func reduced(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(width - insets.leading - insets.trailing, 0),
      height: max(height - insets.top - insets.bottom, 0))
  }

  func offsetBy(_ way: CGPoint) -> CGRect { offsetBy(dx: way.x, dy: way.y) }
}

extension CGPoint {
  func offsetBy(_ way: CGPoint) -> CGPoint { CGPoint(x: x + way.x, y: y + way.y) }
}

extension CGRect {
  fileprivate var nonNull: CGRect? { isNull ? nil : self }
}
