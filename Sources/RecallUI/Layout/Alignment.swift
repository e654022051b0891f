/// Where views stand against each other on the horizontal axis.
public enum HorizontalAlignment: Sendable {
  case leading, center, trailing

  /// From 0 at the leading edge to 1 at the trailing one.
  var fraction: CGFloat {
    switch self {
    case .leading: 0
    case .center: 0.5
    case .trailing: 1
    }
  }
}

/// Where views stand against each other on the vertical axis.
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline

  /// From 0 at the top to 1 at the bottom; baselines are asked of the views.
  var fraction: CGFloat {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom, .firstTextBaseline, .lastTextBaseline: 1
    }
  }
}

/// Where views stand against each other on both axes.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// Where something of size `inner` stands in something of size `outer`.
  func origin(of inner: CGSize, in outer: CGSize) -> CGPoint {
    CGPoint(
      x: (outer.width - inner.width) * horizontal.fraction,
      y: (outer.height - inner.height) * vertical.fraction)
  }
}
