extension Edge {
  /// Where two edges meet.
  public enum Corner: Int8, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      /// The radius, in points; nil for one that goes by the container's.
      fileprivate let radius: CGFloat?
      /// The least radius of one that goes by the container's, in points.
      fileprivate let least: CGFloat

      /// With a radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(radius: radius.isFinite ? max(radius, 0) : 0, least: 0)
      }

      /// Around the middle of the container's corner: with its radius without the distance from corner to corner.
      public static let concentric = Style(radius: nil, least: 0)

      /// Around the middle of the container's corner, with a least radius.
      public static func concentric(minimum: Style?) -> Style {
        Style(radius: nil, least: minimum?.radius ?? minimum?.least ?? 0)
      }
    }
  }
}

/// A rectangle whose corners may have the same middles as those of the container around.
///
/// ```swift
/// Card()
///   .background(.blue, in: ConcentricRectangle())
///   .padding(8)
///   .containerShape(RoundedRectangle(cornerRadius: 24))   // the card's corners have a radius of 16
/// ```
///
/// The container is the view that `containerShape(_:)` is said of, if its shape has corners: a rectangle, a capsule. Where
/// a corner is further from the container's on one axis than on the other, the further counts. Without a container such
/// corners have their least radius. A touch hits the rectangle as it is without a container.
public struct ConcentricRectangle: InsettableShape, Equatable {
  private var corners: [Edge.Corner.Style]
  /// Corners that have one radius, which is the largest of theirs.
  private var alike: [[Edge.Corner]] = []
  private var inset: CGFloat = 0
  private var place: ContainerPlace?
  private var isMirrored = false

  /// Creates a rectangle whose corners go by the container's.
  public init() {
    self.init(corners: .concentric)
  }

  /// Creates a rectangle with one way of rounding corners.
  ///
  /// - Parameters:
  ///   - corners: How they are rounded.
  ///   - isUniform: Whether all of them have the largest of their radii.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = Array(repeating: corners, count: 4)
    if isUniform { alike = [Edge.Corner.allCases] }
  }

  /// Creates a rectangle that says of each corner how it is rounded.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner]
  }

  /// Creates a rectangle with two corners at the top that have one radius, and two at the bottom that do.
  @_disfavoredOverload
  public init(
    uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    corners = [uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners]
    alike = [[.topLeading, .topTrailing], [.bottomLeading, .bottomTrailing]]
  }

  /// Creates a rectangle with two corners at the top that have one radius.
  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner]
    alike = [[.topLeading, .topTrailing]]
  }

  /// Creates a rectangle with two corners at the bottom that have one radius.
  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners]
    alike = [[.bottomLeading, .bottomTrailing]]
  }

  /// Creates a rectangle with two leading corners that have one radius, and two trailing ones that do.
  @_disfavoredOverload
  public init(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    corners = [
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
    ]
    alike = [[.topLeading, .bottomLeading], [.topTrailing, .bottomTrailing]]
  }

  /// Creates a rectangle with two leading corners that have one radius.
  public init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [
      uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner,
    ]
    alike = [[.topLeading, .bottomLeading]]
  }

  /// Creates a rectangle with two trailing corners that have one radius.
  public init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    corners = [
      topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners,
    ]
    alike = [[.topTrailing, .bottomTrailing]]
  }

  public var _isSameAnywhere: Bool { true }

  /// Which corner is where is known before.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetInside(by: inset)
    let own = Edge.Corner.allCases.map { radius(of: $0, in: rect) }
    var radii = own
    for corners in alike {
      let largest = corners.map { own[Int($0.rawValue)] }.max() ?? 0
      for corner in corners { radii[Int(corner.rawValue)] = largest }
    }
    let (left, right) = isMirrored ? (1, 0) : (0, 1)
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radii[left], bottomLeading: radii[left + 2], bottomTrailing: radii[right + 2],
        topTrailing: radii[right]))
  }

  public func inset(by amount: CGFloat) -> ConcentricRectangle {
    var shape = self
    shape.inset += amount
    return shape
  }

  private func radius(of corner: Edge.Corner, in rect: CGRect) -> CGFloat {
    let style = corners[Int(corner.rawValue)]
    if let radius = style.radius { return max(radius - inset, 0) }
    let least = max(style.least - inset, 0)
    guard let place else { return least }
    let isLeading = corner == .topLeading || corner == .bottomLeading
    let isTop = corner == .topLeading || corner == .topTrailing
    let isLeft = isLeading != isMirrored
    let x = isLeft ? rect.minX - place.rect.minX : place.rect.maxX - rect.maxX
    let y = isTop ? rect.minY - place.rect.minY : place.rect.maxY - rect.maxY
    let around =
      switch corner {
      case .topLeading: place.radii.topLeading
      case .topTrailing: place.radii.topTrailing
      case .bottomLeading: place.radii.bottomLeading
      case .bottomTrailing: place.radii.bottomTrailing
      }
    return max(around - max(x, y, 0), least)
  }

  public func _shape(in environment: EnvironmentValues) -> (any Shape)? {
    var shape = self
    shape.place = environment.containerPlace
    shape.isMirrored = environment.layoutDirection == .rightToLeft
    return shape
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners go by those of the container around.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
