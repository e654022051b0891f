/// The ring around the focused view.
enum FocusRing {
  /// In points, as wide as AppKit's.
  static let width: CGFloat = 3
  /// From the view's edge to the ring's inner one, in points.
  static let gap: CGFloat = 1
  /// How far the ring stands out from the view, in points.
  static let reach = gap + width
  /// Of a view that says no other shape, in points.
  static let cornerRadius: CGFloat = 6

  /// What the ring goes around where a view in `rect` is cut off outside `bounds`: at an edge of the view
  /// that lies inside, the ring does, too.
  static func rect(around rect: CGRect, within bounds: CGRect) -> CGRect {
    // Places are sums, and sums are rounded.
    let slack: CGFloat = 0.01
    let room = bounds.insetBy(dx: reach, dy: reach)
    let minX = rect.minX < bounds.minX - slack ? rect.minX : max(rect.minX, room.minX)
    let minY = rect.minY < bounds.minY - slack ? rect.minY : max(rect.minY, room.minY)
    let maxX = rect.maxX > bounds.maxX + slack ? rect.maxX : min(rect.maxX, room.maxX)
    let maxY = rect.maxY > bounds.maxY + slack ? rect.maxY : min(rect.maxY, room.maxY)
    guard minX <= maxX, minY <= maxY else { return rect }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Draws the ring around a view in `rect`, whose shape has `path`.
  static func draw(
    around rect: CGRect, _ path: (CGRect) -> Path, color: Color.Resolved,
    into list: inout DisplayListBuilder
  ) {
    let outset = gap + width / 2
    list.add(
      .stroke(
        path(rect.insetBy(dx: -outset, dy: -outset)), .color(color), StrokeStyle(lineWidth: width)))
  }
}

/// What a display list marks as focused.
struct FocusMark {
  let box: Box
  let path: (CGRect) -> Path
  let color: Color.Resolved
}

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
