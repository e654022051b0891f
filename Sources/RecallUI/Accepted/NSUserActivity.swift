/// What somebody is doing, for a system to hand on to another device or to find. No system does so here: nothing that is
/// said of it changes anything.
public final class NSUserActivity: NSObject, @unchecked Sendable {
  /// What kind of activity it is.
  public let activityType: String
  public var title: String?
  public var userInfo: [AnyHashable: Any]?
  public var requiredUserInfoKeys: Set<String>?
  public var keywords: Set<String> = []
  public var webpageURL: URL?
  public var expirationDate: Date?
  public var needsSave = false
  public var isEligibleForHandoff = true
  public var isEligibleForSearch = false
  public var isEligibleForPublicIndexing = false
  public var isEligibleForPrediction = false
  public var persistentIdentifier: String?
  public var targetContentIdentifier: String?

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
  }

  /// Adds to what is said of it.
  public func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Taken for what programs say.
  public func becomeCurrent() {}

  /// Taken for what programs say.
  public func resignCurrent() {}

  /// Taken for what programs say.
  public func invalidate() {}
}

/// The kind of activity in which somebody follows an address to a page.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
