/// Something that stands for a place, a size or a kind of marks in a chart.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol

  /// The number, date or string that is plotted.
  var primitivePlottable: PrimitivePlottable { get }

  /// Creates a value from what is plotted for it; nil where there is none.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string: what is plotted itself.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  var _datum: _Datum { get }
  init?(_datum: _Datum)
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }

  public init?(primitivePlottable: Self) {
    self = primitivePlottable
  }
}

/// A plotted value of any kind.
public enum _Datum: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  /// Whether it can stand anywhere.
  var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .date(let date): date.timeIntervalSinceReferenceDate.isFinite
    case .category: true
    }
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _datum: _Datum { .number(Double(self)) }

  public init?(_datum: _Datum) {
    guard case .number(let number) = _datum else { return nil }
    self.init(number)
  }
}

extension PrimitivePlottableProtocol where Self: FixedWidthInteger {
  public var _datum: _Datum { .number(Double(self)) }

  public init?(_datum: _Datum) {
    guard case .number(let number) = _datum else { return nil }
    self.init(exactly: number.rounded())
  }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number(NSDecimalNumber(decimal: self).doubleValue) }

  public init?(_datum: _Datum) {
    guard case .number(let number) = _datum else { return nil }
    self.init(number)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _datum: _Datum { .category(self) }

  public init?(_datum: _Datum) {
    guard case .category(let name) = _datum else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _datum: _Datum { .date(self) }

  public init?(_datum: _Datum) {
    guard case .date(let date) = _datum else { return nil }
    self = date
  }
}

/// An enumeration is plotted as its raw value, once it says that it is `Plottable`.
extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let rawValue = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: rawValue)
  }
}
