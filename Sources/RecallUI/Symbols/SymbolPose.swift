/// How a symbol looks on its way through an effect.
struct SymbolPose {
  var scale: CGFloat = 1
  var opacity = 1.0
  /// In degrees.
  var angle = 0.0
  /// In points, y downwards.
  var offset = CGSize.zero

  /// A stretch of an effect: where it leads, and in how many seconds.
  struct Step {
    var pose: SymbolPose
    var seconds: Double
    /// Whether nothing happens.
    var isPause = false
  }
}

extension _SymbolMotion {
  /// The stretches of one run; none for an effect that only holds a pose.
  ///
  /// - Parameter direction: Where lines lead.
  func steps(_ direction: LayoutDirection) -> [SymbolPose.Step] {
    let rest = SymbolPose()
    switch kind {
    case .bounce(let scale):
      return [
        .init(pose: SymbolPose(scale: scale), seconds: 0.15),
        .init(pose: SymbolPose(scale: 1 - (scale - 1) / 4), seconds: 0.15),
        .init(pose: rest, seconds: 0.2),
      ]
    case .pulse:
      return [
        .init(pose: SymbolPose(opacity: 0.4), seconds: 0.7), .init(pose: rest, seconds: 0.7),
      ]
    case .scale: return []
    case .wiggle(let way):
      let (there, back) = way.poses(direction)
      return [
        .init(pose: there, seconds: 0.12), .init(pose: back, seconds: 0.24),
        .init(pose: rest, seconds: 0.14),
      ]
    case .rotate(let direction):
      return [.init(pose: SymbolPose(angle: direction * 360), seconds: 1.2)]
    case .breathe:
      return [
        .init(pose: SymbolPose(scale: 1.12, opacity: 0.8), seconds: 1.1),
        .init(pose: rest, seconds: 1.1),
      ]
    }
  }

  /// The scale that an effect holds while it is wanted.
  var heldScale: CGFloat {
    if case .scale(let scale) = kind { scale } else { 1 }
  }
}

extension _SymbolMotion.Wiggle {
  /// How far a symbol goes, in points and degrees.
  private static let (distance, angle): (CGFloat, Double) = (3, 12)

  /// Where the symbol goes first, and then.
  func poses(_ direction: LayoutDirection) -> (SymbolPose, SymbolPose) {
    switch self {
    case .turning(let sign):
      return (SymbolPose(angle: sign * Self.angle), SymbolPose(angle: -sign * Self.angle))
    case .along(let side):
      func pose(_ distance: CGFloat) -> SymbolPose {
        SymbolPose(
          offset: CGSize(width: side.width * distance, height: side.height * distance))
      }
      return (pose(Self.distance), pose(-Self.distance))
    case .alongLines(let sign):
      let right = direction == .leftToRight ? sign : -sign
      return Self.along(CGSize(width: right, height: 0)).poses(direction)
    }
  }
}
