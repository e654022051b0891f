import Interaction

extension Box {
  /// Where this box's origin is in the viewport.
  final var globalOrigin: CGPoint { CGPoint.zero.applying(globalTransform) }

  /// A point of the viewport in this box's own space.
  final func localPoint(_ point: CGPoint) -> CGPoint {
    globalTransform.inverse.map(point.applying) ?? point
  }

  /// A rectangle of the viewport in this box's own space.
  final func localRect(_ rect: CGRect) -> CGRect {
    globalTransform.inverse.map(rect.applying) ?? rect
  }

  /// This box's place in the viewport: the rectangle around it, when it is turned.
  final var globalFrame: CGRect {
    CGRect(origin: .zero, size: frame.size).applying(globalTransform)
  }

  /// How this box is turned in the viewport, in its middle; nil where it stands as that does, or can't be seen.
  final var scrollTurn: ScrollTurn? {
    var isTurned = false
    forEachAround { box in
      isTurned = box.transformForChildren != nil
      return !isTurned
    }
    guard isTurned else { return nil }
    let transform = globalTransform
    let middle = CGPoint(x: frame.width / 2, y: frame.height / 2)
    let depth = middle.x * transform.m13 + middle.y * transform.m23 + transform.m33
    let place = middle.applying(transform)
    return ScrollTurn(
      right: CGSize(
        width: (transform.m11 - place.x * transform.m13) / depth,
        height: (transform.m12 - place.y * transform.m13) / depth),
      down: CGSize(
        width: (transform.m21 - place.x * transform.m23) / depth,
        height: (transform.m22 - place.y * transform.m23) / depth))
  }

  /// From this box's own space to the viewport's.
  private var globalTransform: ProjectionTransform {
    var origin = frame.origin
    var projection: ProjectionTransform?
    forEachAround { box in
      let offset = box.offsetForChildren
      origin.x += offset.width
      origin.y += offset.height
      if let transform = box.transformForChildren {
        projection = (projection ?? ProjectionTransform()).moved(by: origin)
          .concatenating(transform)
        origin = .zero
      }
      origin.x += box.frame.minX
      origin.y += box.frame.minY
      return true
    }
    return (projection ?? ProjectionTransform()).moved(by: origin)
  }
}
