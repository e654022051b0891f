/// Names a line that views stand by, on one axis.
///
/// ```swift
/// enum FaceMiddle: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
/// }
/// extension VerticalAlignment { static let faceMiddle = VerticalAlignment(FaceMiddle.self) }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Where the line lies in views that don't say it with `alignmentGuide(_:computeValue:)`, in
  /// points from the view's leading edge or top.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A line that views stand by, with its axis.
struct AlignmentKey: Equatable, Sendable {
  let id: any AlignmentID.Type
  let axis: Axis
  /// Which part of a view lies before the line, from 0 to 1, where only the view's size matters;
  /// else an estimate.
  let fraction: CGFloat
  /// Whether only the view's size matters.
  let isEven: Bool

  fileprivate init(_ id: any AlignmentID.Type, _ axis: Axis, fraction: CGFloat) {
    self.id = id
    self.axis = axis
    self.fraction = fraction
    isEven = true
  }

  fileprivate init(_ id: any AlignmentID.Type, _ axis: Axis) {
    self.id = id
    self.axis = axis
    let value = id.defaultValue(in: ViewDimensions(size: CGSize(width: 1, height: 1)))
    fraction = value.isNaN ? 0 : min(max(value, 0), 1)
    isEven = false
  }

  static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.axis == right.axis && ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
  }

  /// Where the line lies in a view that doesn't say it.
  func value(in dimensions: ViewDimensions) -> CGFloat {
    if isEven { return dimensions.size[axis] * fraction }
    let value = id.defaultValue(in: dimensions)
    return value.isFinite ? value : 0
  }

  /// Whether texts say where the line is.
  var isBaseline: Bool {
    axis == .vertical
      && (ObjectIdentifier(id) == ObjectIdentifier(FirstBaseline.self) || isLastBaseline)
  }

  var isLastBaseline: Bool { ObjectIdentifier(id) == ObjectIdentifier(LastBaseline.self) }
}

/// Where views stand against each other on the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates an alignment by a line.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, .horizontal)
  }

  private init(_ id: any AlignmentID.Type, fraction: CGFloat) {
    key = AlignmentKey(id, .horizontal, fraction: fraction)
  }

  public static let leading = HorizontalAlignment(Leading.self, fraction: 0)
  public static let center = HorizontalAlignment(HorizontalCenter.self, fraction: 0.5)
  public static let trailing = HorizontalAlignment(Trailing.self, fraction: 1)

  /// From 0 at the leading edge to 1 at the trailing one.
  var fraction: CGFloat { key.fraction }
}

/// Where views stand against each other on the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// Creates an alignment by a line.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, .vertical)
  }

  init(key: AlignmentKey) {
    self.key = key
  }

  private init(_ id: any AlignmentID.Type, fraction: CGFloat) {
    key = AlignmentKey(id, .vertical, fraction: fraction)
  }

  public static let top = VerticalAlignment(Top.self, fraction: 0)
  public static let center = VerticalAlignment(VerticalCenter.self, fraction: 0.5)
  public static let bottom = VerticalAlignment(Bottom.self, fraction: 1)
  /// The baseline of the first line of the first text; the bottom where there is none.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The baseline of the last line of the last text; the bottom where there is none.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)

  /// From 0 at the top to 1 at the bottom; baselines are asked of the views.
  var fraction: CGFloat { key.fraction }
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
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)

  /// Whether only sizes matter.
  var isEven: Bool { horizontal.key.isEven && vertical.key.isEven }

  /// Where something of size `inner` stands in something of size `outer`, where only sizes matter.
  func origin(of inner: CGSize, in outer: CGSize) -> CGPoint {
    CGPoint(
      x: (outer.width - inner.width) * horizontal.fraction,
      y: (outer.height - inner.height) * vertical.fraction)
  }
}

// MARK: The lines that there are anyway

private enum Leading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum HorizontalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum Trailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

private enum Top: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum VerticalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

private enum Bottom: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum FirstBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}

private enum LastBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
