/// What the second layer of a view is to the first one.
enum LayerRole {
  case behind, inFront
  /// Shows the first layer as much as it is opaque itself.
  case mask
}

/// A view with another one behind it, in front of it or as its mask, in the first one's size.
///
/// Public for the reason that `_GestureModifier` is.
public struct _LayeredView<Primary: View, Secondary: View>: View {
  let primary: Primary
  let secondary: Secondary
  let role: LayerRole
  let alignment: Alignment

  public typealias Body = Never
}

extension _LayeredView: ContainerView {
  var content: TupleView<Primary, _LayerContent<Secondary>> {
    TupleView(primary, _LayerContent(content: secondary, alignment: alignment))
  }

  var arrangement: LayeredBox.Arrangement {
    LayeredBox.Arrangement(role: role, alignment: alignment)
  }

  static func makeBox(
    for node: ViewNode, _ arrangement: @escaping () -> LayeredBox.Arrangement
  ) -> Box {
    LayeredBox(node: node, arrangement)
  }
}

/// Keeps the views of a background or an overlay together, as one box.
///
/// Public for the reason that `_GestureModifier` is.
public struct _LayerContent<Content: View>: View {
  let content: Content
  let alignment: Alignment

  public var body: some View {
    ZStack(alignment: alignment) { content }
  }
}

/// Gives the second layer the size of the first.
final class LayeredBox: Box {
  struct Arrangement: Equatable {
    let role: LayerRole
    let alignment: Alignment
  }

  private let arrangement: () -> Arrangement

  init(node: ViewNode, _ arrangement: @escaping () -> Arrangement) {
    self.arrangement = arrangement
    super.init(node: node)
  }

  /// The first layer's boxes; the last box is the second layer.
  private var primary: ArraySlice<Box> { children.dropLast() }

  override var stackingAxis: Axis? { parent?.stackingAxis }
  override var layoutPriority: Double { primary.first?.layoutPriority ?? 0 }
  override var ownTransition: AnyTransition? { primary.first?.ownTransition }
  override var transitionOfContent: AnyTransition? { parent?.transitionOfContent }
  override var zIndex: Double { primary.first?.zIndex ?? 0 }

  override func layoutValue<Key: LayoutValueKey>(_: Key.Type) -> Key.Value? {
    primary.first?.layoutValue(Key.self)
  }

  override func explicitGuide(_ key: AlignmentKey) -> CGFloat? {
    guard let first = primary.first, let guide = first.explicitGuide(key) else { return nil }
    return first.frame.origin[key.axis] + guide
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    primary.reduce(.zero) { size, box in
      let other = box.size(for: proposal)
      return CGSize(
        width: max(size.width, other.width), height: max(size.height, other.height))
    }
  }

  override func layoutChildren(_ proposal: ProposedViewSize) {
    for child in primary {
      child.placeAligned(.center, in: frame.size, proposal)
    }
    guard let secondary = children.last else { return }
    let alignment = arrangement().alignment
    let proposal = ProposedViewSize(frame.size)
    guard !alignsBySize(alignment), let first = primary.first else {
      secondary.placeAligned(alignment, in: frame.size, proposal)
      return
    }
    let dimensions = ViewDimensions(size: first.frame.size, of: first)
    secondary.placeAligned(
      alignment, proposal, at: first.frame.minX + dimensions[alignment.horizontal],
      first.frame.minY + dimensions[alignment.vertical])
  }

  override var drawsLastChildFirst: Bool { arrangement().role != .inFront }

  override var childrenBackToFront: [Box] {
    drawsLastChildFirst ? Array(children.suffix(1) + primary) : children
  }

  override func draw(into list: inout DisplayListBuilder) {
    guard arrangement().role == .mask, let mask = children.last else {
      return drawChildren(into: &list)
    }
    let contents = departures.isEmpty ? Array(primary) : drawnChildren(in: &list)
    list.withMask {
      $0.draw(mask)
    } over: { list in
      for content in contents where content !== mask {
        list.draw(content)
      }
    }
  }

  /// A mask is not there to be hit.
  override func hitTest(_ point: CGPoint, path: inout [Box]) -> Bool {
    guard arrangement().role == .mask else { return super.hitTest(point, path: &path) }
    for child in primary.reversed() {
      let inside = CGPoint(x: point.x - child.frame.minX, y: point.y - child.frame.minY)
      guard child.hitTest(inside, path: &path) else { continue }
      path.append(self)
      return true
    }
    return false
  }
}

extension View {
  /// Puts a view behind this one, in this one's size.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    _LayeredView(primary: self, secondary: content(), role: .behind, alignment: alignment)
  }

  /// Puts a view behind this one, in this one's size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    _LayeredView(primary: self, secondary: background, role: .behind, alignment: alignment)
  }

  /// Fills what is behind this view.
  public func background<Style: ShapeStyle>(_ style: Style) -> some View {
    background(Rectangle().fill(style), alignment: .center)
  }

  /// Fills a shape behind this view.
  public func background<Style: ShapeStyle, Area: Shape>(
    _ style: Style, in shape: Area, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle), alignment: .center)
  }

  /// Puts a view in front of this one, in this one's size.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    _LayeredView(primary: self, secondary: content(), role: .inFront, alignment: alignment)
  }

  /// Puts a view in front of this one, in this one's size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    _LayeredView(primary: self, secondary: overlay, role: .inFront, alignment: alignment)
  }

  /// Fills what is in front of this view.
  public func overlay<Style: ShapeStyle>(_ style: Style) -> some View {
    overlay(Rectangle().fill(style), alignment: .center)
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
