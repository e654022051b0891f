/// The parts of a screen that a device keeps for itself. A stage's viewport has none: all of it is
/// safe.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

extension View {
  /// This view: on a stage no area is unsafe, so there is none to extend into.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// This view: on a stage no area is unsafe.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    self
  }
}
