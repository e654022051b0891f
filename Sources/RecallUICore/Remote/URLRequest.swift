/// What a program asks an address for, in the shape of Foundation's.
public struct URLRequest: Hashable, Sendable {
  /// Whether an answer that was kept will do. A stage keeps none.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
  }

  public var url: URL?
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?
  public var cachePolicy: CachePolicy
  /// In seconds.
  public var timeoutInterval: TimeInterval

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// The value of a field, whose name may be written in capitals or not.
  public func value(forHTTPHeaderField field: String) -> String? {
    name(of: field).flatMap { allHTTPHeaderFields?[$0] }
  }

  /// Says what a field's value is; nil for no such field.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[name(of: field) ?? field] = value
    allHTTPHeaderFields = fields
  }

  /// Gives a field another value besides those that it has.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let before = self.value(forHTTPHeaderField: field).map { $0 + "," } ?? ""
    setValue(before + value, forHTTPHeaderField: field)
  }

  private func name(of field: String) -> String? {
    allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() }
  }
}
