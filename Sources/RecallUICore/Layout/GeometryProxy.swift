/// What a geometry reader knows of its place.
public struct GeometryProxy {
  /// The reader's size in points.
  public let size: CGSize
  private let link: BoxLink?

  init(size: CGSize, box: Box?) {
    self.size = size
    link = box?.link
  }

  /// The reader's box, while it is there.
  var measuringBox: Box? { link?.box }

  /// How far the safe area lies inside of the reader, in points: a stage's viewport is safe
  /// throughout.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's place in a space, in points.
  ///
  /// A view that asks in its body is evaluated again when the answer changes, be it only because
  /// something around it moved.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    guard let box = link?.box else { return CGRect(origin: .zero, size: size) }
    return box.node.graph.geometryDependencies.read { [link] in
      link?.box?.frame(in: coordinateSpace).withExactSize(link?.box?.frame.size) ?? .zero
    }
  }

  /// The reader's place in a space, in points.
  ///
  /// A view that asks in its body is evaluated again when the answer changes, be it only because
  /// something around it moved.
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// A place that depends on where in the viewport the reader is.
  func read(_ place: @escaping (_ origin: CGPoint) -> CGRect) -> CGRect {
    guard let box = link?.box else { return place(.zero) }
    return box.node.graph.geometryDependencies.read { [link] in
      place(link?.box?.globalOrigin ?? .zero)
    }
  }
}

extension CGRect {
  /// The same with a size that is this one's but for what was lost when its edges were rounded. What moves must not seem
  /// to change its size: a view that is placed by its size would never settle.
  fileprivate func withExactSize(_ size: CGSize?) -> CGRect {
    guard let size, isRounded(size.width, width, to: maxX), isRounded(size.height, height, to: maxY)
    else { return self }
    return CGRect(origin: origin, size: size)
  }

  private func isRounded(_ exact: CGFloat, _ length: CGFloat, to edge: CGFloat) -> Bool {
    (exact - length).magnitude <= 4 * max(edge.magnitude, exact.magnitude).ulp
  }
}
