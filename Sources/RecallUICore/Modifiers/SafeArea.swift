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
  /// Has what fills a screen in this view (colors, shapes, pictures) be drawn behind the bar above, too.
  ///
  /// Nothing else changes: a stage's viewport is safe, and content stands below bars.
  ///
  /// - Parameters:
  ///   - regions: What is ignored; only the container matters, which bars belong to.
  ///   - edges: Where it is ignored; only the upper edge matters.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    let reaches = regions.contains(.container) && edges.contains(.top)
    return modifier(_UnsafeAreaModifier(part: reaches ? .ignoring : .all))
  }

  /// Has what fills a screen in this view be drawn behind the bar above, too.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
