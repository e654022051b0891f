/// Takes choices from bytes, one after the other; behind their end there are zeros.
public struct ByteReader {
  private var rest: ArraySlice<UInt8>

  /// Begins with the first of them.
  public init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// Whether all of them were taken.
  public var isAtEnd: Bool { rest.isEmpty }

  /// The next one.
  public mutating func byte() -> UInt8 {
    rest.popFirst() ?? 0
  }

  /// A number from 0 to `bound` − 1; 0 for a bound of 0.
  public mutating func number(below bound: Int) -> Int {
    guard bound > 0 else { return 0 }
    return bound <= 256 ? Int(byte()) % bound : (Int(byte()) << 8 | Int(byte())) % bound
  }

  /// One of a list; the other one where the list is empty.
  public mutating func element<Element>(of list: [Element], or other: Element) -> Element {
    list.isEmpty ? other : list[number(below: list.count)]
  }

  /// Any number: one byte says how many others it has.
  public mutating func integer() -> Int64 {
    let size = number(below: 9)
    return (0..<size).reduce(0) { sum, _ in sum << 8 | Int64(byte()) }
  }

  /// As many bytes as the first one says.
  public mutating func bytes() -> [UInt8] {
    let count = min(Int(byte()), rest.count)
    defer { rest.removeFirst(count) }
    return Array(rest.prefix(count))
  }

  /// As many bytes as the first one says, as a text: what isn't UTF-8 is mended.
  public mutating func text() -> String {
    String(decoding: bytes(), as: UTF8.self)
  }
}
