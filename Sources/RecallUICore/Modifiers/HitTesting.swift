/// Has a view be hit inside of a shape.
public struct _ContentShapeModifier<Area: Shape>: HitTestModifier {
  public typealias Body = Never

  /// Nil leaves it to the content.
  @usableFromInline let shape: Area?
  @usableFromInline let eoFill: Bool

  @inlinable
  init(shape: Area?, eoFill: Bool) {
    self.shape = shape
    self.eoFill = eoFill
  }

  func hitArea(in size: CGSize, _ direction: LayoutDirection) -> CGRect? {
    shape?.outline(in: CGRect(origin: .zero, size: size), direction).boundingRect
  }

  func isHit(at point: CGPoint, in size: CGSize, _ direction: LayoutDirection) -> Bool? {
    shape?.outline(in: CGRect(origin: .zero, size: size), direction)
      .contains(point, eoFill: eoFill)
  }
}

/// Says whether touches can hit a view.
public struct _AllowsHitTestingModifier: HitTestModifier {
  public typealias Body = Never

  @usableFromInline let isAllowed: Bool

  @inlinable
  init(isAllowed: Bool) {
    self.isAllowed = isAllowed
  }

  func isHit(at point: CGPoint, in size: CGSize, _ direction: LayoutDirection) -> Bool? {
    isAllowed ? nil : false
  }

  func hitArea(in size: CGSize, _ direction: LayoutDirection) -> CGRect? {
    isAllowed ? nil : .null
  }
}

/// Disables what is inside; what is disabled around it stays so.
private struct DisabledModifier: ViewModifier {
  @Environment(\.isEnabled) private var isEnabled

  let isDisabled: Bool

  func body(content: Content) -> some View {
    content.environment(\.isEnabled, isEnabled && !isDisabled)
  }
}

extension View {
  /// Has this view be hit inside of `shape`, whatever it shows.
  @inlinable
  public consuming func contentShape<Area: Shape>(_ shape: Area, eoFill: Bool = false) -> some View
  {
    modifier(_ContentShapeModifier(shape: shape, eoFill: eoFill))
  }

  /// Whether touches can hit this view; if not, they hit what is behind it.
  @inlinable
  public consuming func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isAllowed: enabled))
  }

  /// Whether this view's gestures are asleep; touches still hit it.
  public consuming func disabled(_ disabled: Bool) -> some View {
    modifier(DisabledModifier(isDisabled: disabled))
  }
}
