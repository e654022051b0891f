/// The name of a value that is kept: a domain, and a key in it.
public struct StoreKey: Hashable, Sendable {
  public var domain: StoreDomain
  public var name: String

  public init(_ domain: StoreDomain, _ name: String) {
    self.domain = domain
    self.name = name
  }
}

extension StoreKey: Comparable {
  /// By the domains' words, and then by the names.
  public static func < (left: StoreKey, right: StoreKey) -> Bool {
    guard left.domain == right.domain else {
      return left.domain.description < right.domain.description
    }
    return left.name < right.name
  }
}
