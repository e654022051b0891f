/// Which digits from 0 to 9 are as wide as others in a font: where one takes the place of such
/// another one, a text keeps its size.
///
/// Not all fonts have digits of one width where they are asked for them.
public struct DigitWidths: Equatable, Sendable {
  /// For each digit the least one that is as wide, as ASCII.
  private let twins: [UInt8]
  /// Whether all digits have one width.
  public let areAllAlike: Bool

  /// Each digit is as wide as itself.
  public static let unlike = DigitWidths { $0 == $1 }
  /// All digits have one width.
  public static let alike = DigitWidths { _, _ in true }

  /// - Parameter areAlike: Whether two digits are as wide as each other, which tells apart what
  ///   it tells apart from any third.
  public init(_ areAlike: (_ first: Int, _ second: Int) -> Bool) {
    twins = (0...9).map { digit in
      let least = (0..<digit).first { areAlike($0, digit) } ?? digit
      return UInt8(ascii: "0") + UInt8(least)
    }
    areAllAlike = twins.allSatisfy { $0 == UInt8(ascii: "0") }
  }

  /// Whether no digit is as wide as another.
  public var areUnlike: Bool { self == .unlike }

  /// The least digit that is as wide as one, both as ASCII; any other byte is its own.
  public func twin(of byte: UInt8) -> UInt8 {
    let index = Int(byte) - Int(UInt8(ascii: "0"))
    return twins.indices.contains(index) ? twins[index] : byte
  }

  /// Whether two texts differ in nothing but digits that are as wide as each other.
  ///
  /// - Complexity: O(*length*).
  public func areAlike(_ first: String, _ second: String) -> Bool {
    guard first.utf8.count == second.utf8.count else { return false }
    return zip(first.utf8, second.utf8).allSatisfy { $0 == $1 || twin(of: $0) == twin(of: $1) }
  }
}
