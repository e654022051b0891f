/// What a text's literal says, as it stands in the program: words with marks for their looks, and
/// values between them.
///
/// ```swift
/// Text("**\(name)** has won with *\(points, specifier: "%.1f")* points")
/// ```
///
/// The marks are Markdown's for a stretch of a line: `**strong**`, `*emphasis*`, `~~struck~~`, code
/// between backticks; a backslash before a mark shows it. They count in the literal, not in values.
/// Nothing is translated: a stage reads no files.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// A stretch of the literal.
  enum Piece: Equatable {
    /// What stands in the program.
    case literal(String)
    /// What stands for itself.
    case value(Text)
  }

  let pieces: [Piece]

  /// Creates a key from words with marks.
  public init(_ value: String) {
    pieces = [.literal(value)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// What is shown, without looks.
  package var plainText: String { Text(self).plainText }

  public init(stringInterpolation: StringInterpolation) {
    pieces = stringInterpolation.pieces
  }

  /// Collects a literal's words and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [Piece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    /// Shows a value as a string does: numbers without separators.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      pieces.append(.value(Text(verbatim: "\(value)")))
    }

    /// Shows a text with its own looks.
    public mutating func appendInterpolation(_ text: Text) {
      pieces.append(.value(text))
    }

    /// Shows a number as C's `printf` does: `"%.1f"`, `"%02d"`. A specifier that isn't one of a
    /// number shows it as a string does.
    public mutating func appendInterpolation<Number: _FormatSpecifiable>(
      _ value: Number, specifier: String
    ) {
      pieces.append(.value(Text(verbatim: value._formatted(specifier))))
    }

    /// Shows a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      pieces.append(.value(Text(input, format: format)))
    }
  }
}

/// A number that a format of C can show.
public protocol _FormatSpecifiable {
  /// This number as `specifier` shows it.
  func _formatted(_ specifier: String) -> String
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public func _formatted(_ specifier: String) -> String {
    FormatSpecifier(specifier)?.string(of: Int64(clamping: self), Double(self)) ?? "\(self)"
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public func _formatted(_ specifier: String) -> String {
    let whole = Int64(exactly: rounded(.towardZero)) ?? (self < 0 ? .min : self > 0 ? .max : 0)
    return FormatSpecifier(specifier)?.string(of: whole, Double(self)) ?? "\(self)"
  }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

/// A conversion of C's `printf`, taken apart: the function itself believes whatever it is told of its
/// arguments.
private struct FormatSpecifier {
  /// Flags, width and precision.
  private let shape: Substring
  private let conversion: Character

  private static let wholeNumbers: Set<Character> = ["d", "i", "u", "x", "X", "o"]
  private static let fractions: Set<Character> = ["f", "F", "e", "E", "g", "G"]
  /// The most digits of a width or precision: more fill no line.
  private static let mostDigits = 2

  init?(_ specifier: String) {
    guard specifier.first == "%", let conversion = specifier.last,
      Self.wholeNumbers.contains(conversion) || Self.fractions.contains(conversion)
    else { return nil }
    let inside = specifier.dropFirst().dropLast()
    let shape = inside.prefix { !"hlqjzt".contains($0) }
    let isNumeric = shape.allSatisfy { "0123456789.+- #".contains($0) }
    let widths = shape.split { !("0"..."9" ~= $0) }
    guard isNumeric, inside.dropFirst(shape.count).allSatisfy({ "hlqjzt".contains($0) }),
      widths.allSatisfy({ $0.drop { $0 == "0" }.count <= Self.mostDigits })
    else { return nil }
    self.shape = shape
    self.conversion = conversion
  }

  /// The number, whichever of its two forms the conversion takes.
  func string(of whole: Int64, _ fraction: Double) -> String {
    Self.wholeNumbers.contains(conversion)
      ? String(format: "%\(shape)ll\(conversion)", whole)
      : String(format: "%\(shape)\(conversion)", fraction)
  }
}
