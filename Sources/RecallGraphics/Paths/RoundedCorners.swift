/// How rounded corners pass into the sides of a rectangle.
public enum RoundedCornerStyle: Equatable, Sendable {
  /// Quarters of a circle: the bend begins at once.
  case circular
  /// The bend begins slowly, further out on the sides, as far as they have room for it.
  case continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }

  /// These radii with the outline `amount` points further inside.
  package func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading - amount, bottomLeading: bottomLeading - amount,
      bottomTrailing: bottomTrailing - amount, topTrailing: topTrailing - amount)
  }
}

extension Path {
  /// Creates a path that is `rect` with a radius of its own at each corner. Radii that are longer
  /// together than their side are made shorter, all in proportion.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .circular
  ) {
    var elements: [Element] = []
    RoundedCorners(in: rect, cornerRadii, style: style).emit { elements.append($0) }
    storage = .elements(elements)
  }
}

/// The outline of a rectangle with rounded corners.
///
/// A continuous corner is the one that Figma's engineers derived from iOS's (Daniel Furse,
/// "Desperately seeking squircles", 2018): a part of the circle in the middle, and on both sides a
/// cubic curve whose bend grows from nothing. The corner takes 1.6 radii of its sides; where they
/// have less, the circle's part grows, up to all of it.
struct RoundedCorners {
  private let rect: CGRect
  /// From the top trailing corner clockwise.
  private var corners: [Corner]

  /// A corner with the directions in which the outline comes and goes.
  fileprivate struct Corner {
    let place: CGPoint
    let incoming: CGSize
    let outgoing: CGSize
    /// How far the circle reaches along the outline's two directions, in points.
    var radii: CGSize
    /// How far the corner reaches, in radii: 1 for the circle alone.
    var reach: CGFloat = 1
  }

  /// How far a continuous corner wants to reach, in radii.
  private static let continuousReach: CGFloat = 1.6

  /// A rectangle whose corners all have the same size, at most half of the sides.
  init(in rect: CGRect, all size: CGSize, style: RoundedCornerStyle) {
    self.init(in: rect, sizes: [size, size, size, size], style: style)
  }

  init(in rect: CGRect, _ radii: RectangleCornerRadii, style: RoundedCornerStyle) {
    let all = [radii.topTrailing, radii.bottomTrailing, radii.bottomLeading, radii.topLeading]
      .map { $0.isFinite ? max($0, 0) : 0 }
    let (width, height) = (rect.width, rect.height)
    let shrinking = [(0, 1, height), (1, 2, width), (2, 3, height), (3, 0, width)]
      .reduce(CGFloat(1)) { factor, side in
        let taken = all[side.0] + all[side.1]
        return taken > side.2 ? min(factor, side.2 / taken) : factor
      }
    self.init(
      in: rect,
      sizes: all.map { CGSize(width: $0 * shrinking, height: $0 * shrinking) }, style: style)
  }

  private init(in rect: CGRect, sizes: [CGSize], style: RoundedCornerStyle) {
    self.rect = rect
    let (right, down) = (CGSize(width: 1, height: 0), CGSize(width: 0, height: 1))
    let (left, up) = (CGSize(width: -1, height: 0), CGSize(width: 0, height: -1))
    let places = [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
    ]
    let ways = [(right, down), (down, left), (left, up), (up, right)]
    corners = zip(zip(places, ways), sizes).enumerated().map { index, corner in
      let ((place, way), size) = corner
      let isUpright = !index.isMultiple(of: 2)
      return Corner(
        place: place, incoming: way.0, outgoing: way.1,
        radii: isUpright ? CGSize(width: size.height, height: size.width) : size)
    }
    guard style == .continuous else { return }
    let sides = [rect.height, rect.width, rect.height, rect.width]
    let reaches = corners.indices.map { index in
      let (next, former) = ((index + 1) % 4, (index + 3) % 4)
      func room(on side: CGFloat, _ own: CGFloat, _ other: CGFloat) -> CGFloat {
        own + other > 0 ? side / (own + other) : 1
      }
      let ahead = room(
        on: sides[index], corners[index].radii.height, corners[next].radii.width)
      let behind = room(
        on: sides[former], corners[index].radii.width, corners[former].radii.height)
      return max(min(Self.continuousReach, ahead, behind), 1)
    }
    for (index, reach) in reaches.enumerated() { corners[index].reach = reach }
  }

  /// Calls `body` for each element, clockwise from behind the top leading corner.
  func emit(_ body: (Path.Element) -> Void) {
    guard let last = corners.last else { return }
    body(.move(to: last.point(last.reach, last.reach)))
    for corner in corners {
      body(.line(to: corner.point(0, 0)))
      corner.emitBend(body)
    }
    body(.closeSubpath)
  }
}

extension RoundedCorners.Corner {
  /// A point, in radii from where the corner begins: `x` along the outline as it comes, `y` as it
  /// goes.
  fileprivate func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let (along, across) = ((x - reach) * radii.width, y * radii.height)
    return CGPoint(
      x: place.x + incoming.width * along + outgoing.width * across,
      y: place.y + incoming.height * along + outgoing.height * across)
  }

  fileprivate func emitBend(_ body: (Path.Element) -> Void) {
    guard radii.width > 0, radii.height > 0 else { return }
    // The circle's part runs from one heading to the other, 45° being the corner's middle.
    let heading = (reach - 1) * .pi / 4
    let turn = .pi / 2 - 2 * heading
    let side = sin(turn / 2) * CGFloat(2).squareRoot()
    let straight = tan(heading / 2) * cos(heading)
    let rise = straight * tan(heading)
    let step = (reach - side - straight - rise) / 3
    let before = (x: 3 * step + straight, y: rise)
    let behind = (x: before.x + side, y: before.y + side)
    if heading > 0 {
      body(
        .curve(
          to: point(before.x, before.y), control1: point(2 * step, 0),
          control2: point(3 * step, 0)))
    }
    let handle = 4 / 3 * tan(turn / 4)
    body(
      .curve(
        to: point(behind.x, behind.y),
        control1: point(before.x + handle * cos(heading), before.y + handle * sin(heading)),
        control2: point(behind.x - handle * sin(heading), behind.y - handle * cos(heading))))
    if heading > 0 {
      body(
        .curve(
          to: point(reach, reach), control1: point(reach, reach - 3 * step),
          control2: point(reach, reach - 2 * step)))
    }
  }
}
