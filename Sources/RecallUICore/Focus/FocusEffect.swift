extension Focus {
  /// What is to have a ring, if anything.
  var mark: FocusMark? {
    guard showsRing, let target, target.environment.isFocusEffectEnabled,
      let box = target.firstBox
    else { return nil }
    return FocusMark(
      box: box, path: target.focusEffectPath ?? FocusRing.path,
      color: (target.environment.tint ?? .accentColor).resolve(in: target.environment))
  }
}

extension FocusRing {
  fileprivate static func path(_ rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: cornerRadius).path(in: rect)
  }
}

// MARK: The ring's shape

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Where touches hit the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// How the ring looks that shows the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 2)
}

/// Says what the ring around a focused view looks like.
public struct _FocusShapeModifier<Area: Shape>: ViewModifier {
  public typealias Body = Never

  @usableFromInline let shape: Area
  @usableFromInline let isUsed: Bool

  @inlinable
  init(shape: Area, isUsed: Bool) {
    self.shape = shape
    self.isUsed = isUsed
  }
}

extension _FocusShapeModifier: PrimitiveModifier {
  static func makeNode<Content: View>(
    _ view: UnsafePointer<ModifiedContent<Content, Self>>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    FocusShapeNode(view, in: context)
  }
}

/// A node that says what the ring around it looks like.
private protocol FocusShaping: ViewNode {
  var ringPath: ((CGRect) -> Path)? { get }
}

private final class FocusShapeNode<Content: View, Area: Shape>:
  ContentNode<Content, _FocusShapeModifier<Area>>, FocusShaping
{
  var ringPath: ((CGRect) -> Path)? {
    guard modifier.isUsed else { return nil }
    return { [shape = modifier.shape, direction = environment.layoutDirection] in
      shape.outline(in: $0, direction)
    }
  }
}

extension ViewNode {
  /// The shape that a modifier right around this node, or around all of what is inside, gives the
  /// ring.
  fileprivate var focusEffectPath: ((CGRect) -> Path)? {
    var node: ViewNode? = parent
    while let current = node, current.children.count == 1 {
      if let path = (current as? any FocusShaping)?.ringPath { return path }
      node = current.parent
    }
    node = children.first
    while let current = node {
      if let path = (current as? any FocusShaping)?.ringPath { return path }
      node = current.children.count == 1 ? current.children[0] : nil
    }
    return nil
  }
}

private struct FocusEffectKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether a ring shows the focus.
  public var isFocusEffectEnabled: Bool {
    get { self[FocusEffectKey.self] }
    set { self[FocusEffectKey.self] = newValue }
  }
}

private struct FocusEffectDisabledModifier: ViewModifier {
  @Environment(\.isFocusEffectEnabled) private var isEnabled

  let isDisabled: Bool

  func body(content: Content) -> some View {
    content.environment(\.isFocusEffectEnabled, isEnabled && !isDisabled)
  }
}

extension View {
  /// Has a shape stand for this view: for touches, or for the ring that shows the focus.
  @inlinable
  public consuming func contentShape<Area: Shape>(
    _ kind: ContentShapeKinds, _ shape: Area, eoFill: Bool = false
  ) -> some View {
    modifier(_FocusShapeModifier(shape: shape, isUsed: kind.contains(.focusEffect)))
      .modifier(
        _ContentShapeModifier(
          shape: kind.contains(.interaction) ? shape : nil, eoFill: eoFill))
  }

  /// Whether no ring shows the focus in this view, which then shows it itself (`isFocused`).
  public consuming func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectDisabledModifier(isDisabled: disabled))
  }
}
