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

  /// Whether some view around says where views begin.
  var saysLayoutDirection: Bool { says(LayoutDirectionKey.self) }
}

extension EnvironmentValues {
  /// How lines of text stand in their text's width, as they are drawn: leading is left.
  var alignmentOfLines: TextAlignment {
    let alignment = multilineTextAlignment
    guard alignment != .center, layoutDirection == .rightToLeft else { return alignment }
    return alignment == .leading ? .trailing : .leading
  }
}
