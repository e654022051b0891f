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
  /// The space of the nearest scroll view around, which begins at its top leading corner; the viewport's where there
  /// is none.
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
      return box.localRect(other.globalFrame)
    }.nonNull
  }
}

extension CGRect {
  fileprivate var nonNull: CGRect? { isNull ? nil : self }
}
