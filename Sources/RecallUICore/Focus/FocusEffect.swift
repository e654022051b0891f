extension Focus {
  /// What is to have a ring, if anything.
  var mark: FocusMark? {
    guard showsRing, let target, target.environment.isFocusEffectEnabled,
      let box = target.focusBox
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
  /// What is seen of it while it is carried to somewhere else.
  public static let dragPreview = ContentShapeKinds(rawValue: 4)
  /// What is seen of it while its menu is open. A stage shows the view as it is.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 8)
  /// How it looks while a pointer is over it. A stage changes nothing then.
  public static let hoverEffect = ContentShapeKinds(rawValue: 16)
  /// Where who can't see it finds it. A stage says the view's place.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

private struct DragPreviewKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view is what follows a pointer that carries it.
  package var isDragPreview: Bool {
    get { self[DragPreviewKey.self] }
    set { self[DragPreviewKey.self] = newValue }
  }
}

/// Cuts out a view while it is carried.
private struct DragPreviewShape<Area: Shape>: ViewModifier {
  /// Nil where it isn't said.
  let shape: Area?
  let eoFill: Bool
  @Environment(\.isDragPreview) private var isDragPreview

  init(shape: Area?, eoFill: Bool) {
    self.shape = shape
    self.eoFill = eoFill
  }

  @ViewBuilder
  func body(content: Content) -> some View {
    // What is carried is so for as long as it is there.
    if isDragPreview, let shape {
      content.clipShape(shape, style: FillStyle(eoFill: eoFill))
    } else {
      content
    }
  }
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
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    FocusShapeNode<Content, Area>.self
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

// MARK: What the ring goes around

/// Says whether the ring of what has the focus inside goes around all of a view.
public struct _FocusFrameModifier: ViewModifier {
  public typealias Body = Never

  let isUsed: Bool
}

extension _FocusFrameModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    FocusFrameNode<Content>.self
  }
}

/// A node that says whether the ring goes around it.
private protocol FocusFraming: ViewNode {
  var isFrameOfFocus: Bool { get }
}

private final class FocusFrameNode<Content: View>:
  ContentNode<Content, _FocusFrameModifier>, FocusFraming
{
  override var roles: NodeRoles { .focusFrame }
  var isFrameOfFocus: Bool { modifier.isUsed }
}

extension FocusTarget {
  /// The box that the ring goes around, and from which arrows lead to others.
  var focusBox: Box? { firstBox.map { $0.frameOfFocus ?? $0 } }
}

extension Box {
  /// The nearest box around this one that the ring goes around in its place. What stands in a row is no child of what
  /// the list puts around it, but its boxes are.
  fileprivate var frameOfFocus: Box? {
    var box = parent
    while let current = box, !(current is ScrollBox) {
      if current.isFrameOfFocus { return current }
      box = current.parent
    }
    return nil
  }

  /// Whether a modifier right around this box says so.
  private var isFrameOfFocus: Bool {
    var around = node.parent
    while let current = around, current.children.count == 1, current.ownBox == nil {
      if current.roles.contains(.focusFrame),
        (current as? any FocusFraming)?.isFrameOfFocus == true
      {
        return true
      }
      around = current.parent
    }
    return false
  }
}

extension View {
  /// Has the ring of a view inside that has the focus go around all of this view: around a row, with what a list
  /// puts beside the button in it.
  package consuming func focusFrame(_ isUsed: Bool) -> some View {
    modifier(_FocusFrameModifier(isUsed: isUsed))
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
  /// Has the ring that shows the focus in this view have a shape: `contentShape(.focusEffect, …)`, with one node for it
  /// instead of several.
  @inlinable
  package consuming func focusShape<Area: Shape>(_ shape: Area) -> some View {
    modifier(_FocusShapeModifier(shape: shape, isUsed: true))
  }

  /// Has a shape stand for this view: for touches, for the ring that shows the focus, or for what is seen of it while it is
  /// carried.
  public consuming func contentShape<Area: Shape>(
    _ kind: ContentShapeKinds, _ shape: Area, eoFill: Bool = false
  ) -> some View {
    modifier(
      DragPreviewShape(shape: kind.contains(.dragPreview) ? shape : nil, eoFill: eoFill)
    )
    .modifier(_FocusShapeModifier(shape: shape, isUsed: kind.contains(.focusEffect)))
    .modifier(
      _ContentShapeModifier(
        shape: kind.contains(.interaction) ? shape : nil, eoFill: eoFill))
  }

  /// Whether no ring shows the focus in this view, which then shows it itself (`isFocused`).
  public consuming func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(FocusEffectDisabledModifier(isDisabled: disabled))
  }
}
