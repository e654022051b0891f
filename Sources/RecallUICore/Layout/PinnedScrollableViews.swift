/// Views of a lazy container that stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// What stands over each section.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// What stands below each section.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
