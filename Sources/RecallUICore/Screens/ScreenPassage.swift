import VirtualTime

/// How one screen takes another's place, from wherever the two were seen last.
struct ScreenPassage {
  /// The earlier one of the two, and the later one.
  weak var lower: Box?
  weak var upper: Box?
  /// How much of the later one is out of sight, from 0 to 1.
  let flight: Flight<CGFloat>
  /// Whether one fades into the other, as motion is reduced.
  let fades: Bool

  /// What both look like on their way, as on iOS: in parts of the width, and of black.
  static let parallax: CGFloat = 0.3
  static let dimming = 0.12
  static let animation = Animation.smooth(duration: 0.35)
  static let fade = Animation.easeInOut(duration: 0.2)
  /// The seconds that a passage takes that begins at rest, with motion or without, whatever is longer.
  static let longest = max(animation.duration(), fade.duration())

  func isBetween(_ lower: Box, _ upper: Box) -> Bool {
    self.lower === lower && self.upper === upper
  }
}
