import Foundation

/// A value that a program keeps: what a property list can hold.
///
/// Values are equal when they say the same; a `bool` is no `int`, and neither is a `double`.
public enum StoredValue: Hashable, Sendable {
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case url(URL)
  case date(Date)
  case data(Data)
  case array([StoredValue])
  case dictionary([String: StoredValue])
}
