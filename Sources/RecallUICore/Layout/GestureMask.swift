/// Which gestures of a view and of what is inside of it are recognized.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  @inlinable
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gesture at all.
  @inlinable public static var none: GestureMask { [] }
  /// The gesture that is being added.
  @inlinable public static var gesture: GestureMask { GestureMask(rawValue: 1) }
  /// The gestures of what is inside.
  @inlinable public static var subviews: GestureMask { GestureMask(rawValue: 2) }
  /// All of them.
  @inlinable public static var all: GestureMask { GestureMask(rawValue: 3) }
}
