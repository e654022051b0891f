/// A value that `@AppStorage` and `@SceneStorage` can keep as it is.
public protocol _StorableValue {
  /// Reads it from what was kept; nil where that is something else.
  static func _read(_ stored: StoredValue) -> Self?
  /// This value as it is kept.
  var _stored: StoredValue { get }
}

extension Bool: _StorableValue {
  public static func _read(_ stored: StoredValue) -> Bool? { stored.asBool }
  public var _stored: StoredValue { .bool(self) }
}

extension Int: _StorableValue {
  public static func _read(_ stored: StoredValue) -> Int? { stored.asInt }
  public var _stored: StoredValue { .int(self) }
}

extension Double: _StorableValue {
  public static func _read(_ stored: StoredValue) -> Double? { stored.asDouble }
  public var _stored: StoredValue { .double(self) }
}

extension String: _StorableValue {
  public static func _read(_ stored: StoredValue) -> String? { stored.asString }
  public var _stored: StoredValue { .string(self) }
}

extension URL: _StorableValue {
  public static func _read(_ stored: StoredValue) -> URL? { stored.asURL }
  public var _stored: StoredValue { .url(self) }
}

extension Date: _StorableValue {
  public static func _read(_ stored: StoredValue) -> Date? { stored.asDate }
  public var _stored: StoredValue { .date(self) }
}

extension Data: _StorableValue {
  public static func _read(_ stored: StoredValue) -> Data? { stored.asData }
  public var _stored: StoredValue { .data(self) }
}
