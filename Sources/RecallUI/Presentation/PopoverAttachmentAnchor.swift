/// Where in a view a popover belongs.
public enum PopoverAttachmentAnchor {
  /// A rectangle in the view, from the whole of it.
  public struct Source {
    let rect: (CGRect) -> CGRect

    /// The whole view.
    public static var bounds: Source { Source { $0 } }

    /// A rectangle in the view's own space, in points.
    public static func rect(_ rect: CGRect) -> Source {
      Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
  }

  case rect(Source)
  /// A point of the view, from 0 to 1 in both directions.
  case point(UnitPoint)

  func place(in view: CGRect) -> CGRect {
    switch self {
    case .rect(let source):
      source.rect(view)
    case .point(let point):
      CGRect(
        x: view.minX + point.x * view.width, y: view.minY + point.y * view.height, width: 0,
        height: 0)
    }
  }
}
