extension DisplayItem {
  /// This item, drawn in a plane that is projected into the viewport; nil when none of it can be
  /// seen: the plane is seen from its edge.
  package func projected(by projection: ProjectionTransform) -> DisplayItem? {
    guard !projection.isIdentity else { return self }
    var item = self
    guard !projection.isAffine else {
      if case .layer = content { return self }
      item.transform = projection.affine(around: .zero)
      return item.transform.isDrawable ? item : nil
    }
    switch content {
    case .fill(let path, let paint, let style):
      let nearby = projection.affine(around: path.controlBounds.middle)
      guard nearby.isDrawable else { return nil }
      item.content = .fill(path.projected(by: projection), paint.applying(nearby), style)
    case .stroke(let path, let paint, let style):
      let nearby = projection.affine(around: path.controlBounds.middle)
      guard nearby.isDrawable else { return nil }
      item.content = stroke(path, paint.applying(nearby), style, projection, nearby)
    case .text(_, let frame), .picture(_, let frame, _):
      item.transform = projection.affine(around: frame.middle)
      guard item.transform.isDrawable else { return nil }
    case .layer:
      // Its items stand in the viewport.
      break
    }
    return item
  }

  /// A line in a plane that is projected: it gets narrower with the distance, too. Of a fine one
  /// nobody sees that, and it stays a line.
  private func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ projection: ProjectionTransform,
    _ nearby: CGAffineTransform
  ) -> Content {
    guard style.lineWidth < Self.leastWideLine else {
      return .fill(path.strokedPath(style).projected(by: projection), paint, FillStyle())
    }
    let scale = abs(nearby.determinant).squareRoot()
    var style = style
    style.lineWidth *= scale
    style.dash = style.dash.map { $0 * scale }
    style.dashPhase *= scale
    return .stroke(path.projected(by: projection), paint, style)
  }

  /// In points.
  private static let leastWideLine: CGFloat = 2
}

extension Clip {
  /// This clip in a plane that is projected into the viewport.
  package func projected(by projection: ProjectionTransform) -> Clip {
    projection.isIdentity ? self : Clip(path: path.projected(by: projection), style: style)
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { isNull ? .zero : CGPoint(x: midX, y: midY) }
}
