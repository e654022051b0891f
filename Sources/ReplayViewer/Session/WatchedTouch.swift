import RecallUI

/// A pointer on a picture: where it came along, and who won it.
public struct WatchedTouch: Equatable, Sendable {
  public var pointer: PointerID
  /// In points of the viewport, the latest one last; never empty, and at most the last 60.
  public private(set) var path: [CGPoint]
  /// Whether it is down still.
  public var isDown = true
  /// Who won it in the arena, so far: `press`, `drag`; nil for nobody.
  public var winner: String?

  public init(_ pointer: PointerID, at point: CGPoint) {
    (self.pointer, path) = (pointer, [point])
  }

  /// Where it is.
  var place: CGPoint { path.last ?? .zero }

  /// What is shown of a long way.
  private static let longest = 60

  mutating func move(to point: CGPoint) {
    guard point != path.last else { return }
    path.append(point)
    if path.count > Self.longest { path.removeFirst() }
  }
}
