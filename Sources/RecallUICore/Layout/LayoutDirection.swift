/// Where lines of text, stacks and lists begin.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight, rightToLeft

  /// What a way to the right is multiplied by to be one away from where views begin.
  package var sign: CGFloat { self == .leftToRight ? 1 : -1 }
}

/// What becomes of a drawing where views begin at the other edge.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays what it is.
  case fixed
  /// It is mirrored in a direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where views begin at the right.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Whether it is mirrored in a direction.
  func mirrors(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

extension EnvironmentValues {
  /// Where what stands inside begins: stacks, lists, lines of text. Each view is mirrored in its parent.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// How lines of text stand in their text's width, as they are drawn: leading is left.
  var alignmentOfLines: TextAlignment {
    let alignment = multilineTextAlignment
    guard alignment != .center, layoutDirection == .rightToLeft else { return alignment }
    return alignment == .leading ? .trailing : .leading
  }
}

extension Box {
  /// The direction of what stands in this box.
  final var layoutDirection: LayoutDirection {
    graph.layout.knowsDirections ? node.environment.layoutDirection : .leftToRight
  }

  /// Whether what stands in this box begins at the right.
  final var isMirrored: Bool { layoutDirection == .rightToLeft }

  /// A rectangle of this box's space as layouts count it, which is from the leading edge; or the
  /// other way round.
  final func turned(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    var rect = rect
    rect.origin.x = frame.width - rect.maxX
    return rect
  }

  /// A way to the right as layouts count it, which is away from the leading edge; or the other way
  /// round.
  final func turned(_ way: CGSize) -> CGSize {
    isMirrored ? CGSize(width: -way.width, height: way.height) : way
  }

  /// How far a child begins from the leading edge or the top, in points.
  final func start(of child: Box, on axis: Axis) -> CGFloat {
    axis == .horizontal ? turned(child.frame).minX : child.frame.minY
  }
}

extension ViewNode {
  /// Has all that stands here and below be placed and drawn anew: it may begin at the other edge.
  final func layoutDirectionDidChange() {
    var box = ownBox
    while let current = box {
      current.invalidatePlaces()
      box = current.parent as? WrapperBox
    }
    for child in children {
      child.layoutDirectionDidChange()
    }
  }
}
