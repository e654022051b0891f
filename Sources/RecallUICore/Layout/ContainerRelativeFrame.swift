/// Gives a view a frame that depends on the size of the scroll view, or the viewport, around it.
public struct _ContainerRelativeModifier: ViewModifier {
  public typealias Body = Never

  let axes: Axis.Set
  let alignment: Alignment
  /// How long the frame is for how long the container is.
  let length: (CGFloat, Axis) -> CGFloat
}

extension _ContainerRelativeModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    ContainerRelativeNode<Content>.self
  }
}

/// Evaluates the frame again when the container is of another size.
private final class ContainerRelativeNode<Content: View>:
  ValueNode<ModifiedContent<Content, _ContainerRelativeModifier>>, PlannedNode
{
  private typealias Framed = ModifiedContent<Content, _FixedFrameModifier>

  init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(
      at: view.assumingMemoryBound(to: ModifiedContent<Content, _ContainerRelativeModifier>.self),
      in: context)
    evaluate()
  }

  override func take(_ new: ModifiedContent<Content, _ContainerRelativeModifier>) {
    view = new
    evaluate()
  }

  override func evaluate() {
    show(tracked { framed })
  }

  private var framed: Framed {
    let container = graph.geometryDependencies.read { [weak self] in
      CGRect(origin: .zero, size: self?.containerSize ?? .zero)
    }
    func length(_ axis: Axis) -> CGFloat? {
      guard view.modifier.axes.contains(axis == .vertical ? .vertical : .horizontal) else {
        return nil
      }
      let length = view.modifier.length(container.size[axis], axis)
      return length.isFinite ? max(length, 0) : 0
    }
    return ModifiedContent(
      content: view.content,
      modifier: _FixedFrameModifier(
        width: length(.horizontal), height: length(.vertical), alignment: view.modifier.alignment))
  }

  /// The size of what is nearest around and can show only a part of what is in it.
  private var containerSize: CGSize {
    guard !children.isEmpty else { return sizeOfScrollViewAround }
    var box = children.first?.firstBox
    while let current = box {
      if let scroll = current as? ScrollBox { return size(of: scroll) }
      guard let parent = current.parent else { return current.frame.size }
      box = parent
    }
    return .zero
  }

  /// The same while this view has no box yet. An element of a lazy container is measured as soon as it is made: one of
  /// no size would have all the others made, too.
  private var sizeOfScrollViewAround: CGSize {
    var node = parent
    while let current = node {
      if let scroll = current.ownBox as? ScrollBox { return size(of: scroll) }
      node = current.parent
    }
    return .zero
  }

  private func size(of scroll: ScrollBox) -> CGSize {
    let total = scroll.insets.total
    return CGSize(
      width: max(scroll.frame.width - total.width, 0),
      height: max(scroll.frame.height - total.height, 0))
  }
}

extension View {
  /// Gives this view a frame as large as the scroll view, or the viewport, around it.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Gives this view a frame that is a part of the scroll view, or the viewport, around it.
  ///
  /// - Parameters:
  ///   - axes: Along which.
  ///   - count: Into how many parts the container is divided.
  ///   - span: How many of them the frame takes.
  ///   - spacing: Between two parts, in points.
  ///   - alignment: Where this view stands in the frame.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    let (parts, taken) = (CGFloat(max(count, 1)), CGFloat(span))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - spacing * (parts - 1)) / parts * taken + spacing * (taken - 1)
    }
  }

  /// Gives this view a frame that depends on the scroll view, or the viewport, around it.
  ///
  /// - Parameters:
  ///   - axes: Along which axes.
  ///   - alignment: Where this view stands in the frame.
  ///   - length: How long the frame is, from how long the container is, in points.
  public consuming func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    modifier(_ContainerRelativeModifier(axes: axes, alignment: alignment, length: length))
  }
}
