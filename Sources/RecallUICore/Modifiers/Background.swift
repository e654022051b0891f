/// What the second layer of a view is to the first one.
@usableFromInline
enum LayerRole {
  case behind, inFront
  /// Shows the first layer as much as it is opaque itself.
  case mask
}

/// A view with another one behind it, in front of it or as its mask, in the first one's size; each
/// of several views with one of its own.
public struct _LayeredView<Primary: View, Secondary: View>: View {
  let primary: Primary
  let layer: _LayerContent<Secondary>
  let role: LayerRole

  @usableFromInline
  init(primary: Primary, secondary: Secondary, role: LayerRole, alignment: Alignment) {
    self.primary = primary
    layer = _LayerContent(content: secondary, alignment: alignment)
    self.role = role
  }

  public typealias Body = Never
}

extension _LayeredView: PrimitiveView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  /// Both layers, where they lie in the view.
  static func nodePlan(in plans: PropertyPlans) -> NodePlan? {
    let layer = plans.plan(forNodesOf: _LayerContent<Secondary>.self)
    // A struct's properties lie in their order, each behind the one before as its type is aligned (Swift's ABI,
    // "Struct and Tuple Layout").
    let alignment = MemoryLayout<_LayerContent<Secondary>>.alignment
    let offset = (MemoryLayout<Primary>.size + alignment - 1) / alignment * alignment
    return NodePlan(
      type: LayeredNode<Primary, Secondary>.self,
      parts: [
        NodePlan.Part(offset: 0, plan: plans.plan(forNodesOf: Primary.self)),
        NodePlan.Part(offset: offset, plan: layer),
      ])
  }

  static func boxCount(with count: BoxCount) -> Int? { count.boxes(of: Primary.self) }
}

/// Keeps the views of a background or an overlay together, as one box, on top of each other.
public struct _LayerContent<Content: View>: View {
  let content: Content
  let alignment: Alignment

  public typealias Body = Never
}

extension _LayerContent: ContainerView {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  var arrangement: Alignment { alignment }

  static var pathName: String? { "_LayerContent" }

  static func makeBox(
    for node: ViewNode, _ arrangement: @escaping () -> Alignment
  ) -> Box {
    LayerBox(node: node, isWritten: false, arrangement)
  }
}

extension View {
  /// Puts a view behind this one, in this one's size.
  @inlinable
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    _LayeredView(primary: self, secondary: content(), role: .behind, alignment: alignment)
  }

  /// Puts a view behind this one, in this one's size.
  @inlinable
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    _LayeredView(primary: self, secondary: background, role: .behind, alignment: alignment)
  }

  /// Fills what is behind this view as a stage is filled.
  ///
  /// - Parameter edges: Accepted: no area of a stage is unsafe.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background)
  }

  /// Fills a shape behind this view as a stage is filled.
  public func background<Area: Shape>(
    in shape: Area, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape behind this view.
  public func background<Style: ShapeStyle, Area: Shape>(
    _ style: Style, in shape: Area, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle), alignment: .center)
  }

  /// Puts a view in front of this one, in this one's size.
  @inlinable
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    _LayeredView(primary: self, secondary: content(), role: .inFront, alignment: alignment)
  }

  /// Puts a view in front of this one, in this one's size.
  @inlinable
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    _LayeredView(primary: self, secondary: overlay, role: .inFront, alignment: alignment)
  }

  /// Fills what is in front of this view.
  ///
  /// - Parameters:
  ///   - style: What it is filled with.
  ///   - edges: Accepted: no area of a stage is unsafe.
  public func overlay<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(Rectangle().fill(style), alignment: .center)
  }

  /// Fills a shape in front of this view.
  public func overlay<Style: ShapeStyle, Area: Shape>(
    _ style: Style, in shape: Area, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle), alignment: .center)
  }

  /// Draws a line along this view's edges, inside of them.
  ///
  /// - Parameters:
  ///   - content: What the line is drawn with.
  ///   - width: In points.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width), alignment: .center)
  }

  /// Shows this view as much as another one, in this one's size, is opaque.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    _LayeredView(primary: self, secondary: mask(), role: .mask, alignment: alignment)
  }

  /// Shows this view as much as another one, in this one's size, is opaque.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    _LayeredView(primary: self, secondary: mask, role: .mask, alignment: .center)
  }
}
