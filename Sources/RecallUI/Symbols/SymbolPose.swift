/// How a symbol looks on its way through an effect.
struct SymbolPose {
  var scale: CGFloat = 1
  var opacity = 1.0
  /// In degrees.
  var angle = 0.0

  /// A stretch of an effect: where it leads, and in how many seconds.
  struct Step {
    var pose: SymbolPose
    var seconds: Double
  }
}

extension _SymbolMotion {
  /// The stretches of one run; none for an effect that only holds a pose.
  var steps: [SymbolPose.Step] {
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
    case .wiggle:
      return [
        .init(pose: SymbolPose(angle: -12), seconds: 0.12),
        .init(pose: SymbolPose(angle: 12), seconds: 0.24),
        .init(pose: rest, seconds: 0.14),
      ]
    case .rotate: return [.init(pose: SymbolPose(angle: 360), seconds: 1.2)]
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
