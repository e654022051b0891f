/// What a text's literal says, as it stands in the program: words with marks for their looks, and
/// values between them.
///
/// ```swift
/// Text("**\(name)** has won with *\(points, specifier: "%.1f")* points")
/// ```
///
/// The marks are Markdown's for a stretch of a line: `**strong**`, `*emphasis*`, `~~struck~~`, code
/// between backticks; a backslash before a mark shows it. They count in the literal, not in values.
///
/// Where the environment has a catalog of another language, the words are looked up in it, with a place
/// for each value, by its type: `**%@** has won with *%.1f* points`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// What it consists of.
  enum Content: Equatable {
    /// Words alone.
    case literal(String)
    /// What stands for itself in each language.
    case verbatim(String)
    /// What somebody or something is called: without marks, and looked up as a name.
    case name(String)
    /// Nothing that could be translated: no letter stands between its values.
    case pieces([TextPiece])
    /// Words with values.
    case words(TextWords)
  }

  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  /// Creates a key from words with marks.
  public init(_ value: String) {
    content = .literal(value)
  }

  /// Creates a key that says the same in each language, such as a name; marks in it stand for themselves.
  public init(verbatim text: String) {
    content = .verbatim(text)
  }

  /// Creates a key from what somebody or something is called. Marks in it stand for themselves, and it is looked up
  /// in the context `name`: most names are people's own.
  public init(name: String) {
    content = .name(name)
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// What is shown, without looks.
  package var plainText: String { Text(self).plainText }

  /// The same in the language of a catalog; nil for the program's own.
  package func string(in catalog: StringCatalog?) -> String {
    Text(self).string(in: catalog)
  }

  /// The same as it is shown: values in a language that begins at the right stand between signs that keep them from
  /// having an effect on what is around them.
  package func shownString(in catalog: StringCatalog?) -> String {
    let text = Text(self)
    return catalog.map { text.translated(in: $0).string } ?? text.string
  }

  public init(stringInterpolation: StringInterpolation) {
    let pieces = stringInterpolation.pieces
    switch pieces.count {
    case 0: content = .literal("")
    case 1:
      if case .literal(let words) = pieces[0] {
        content = .literal(words)
      } else {
        content = pieces[0].isTranslatable ? .words(TextWords(pieces: pieces)) : .pieces(pieces)
      }
    default:
      content =
        pieces.contains(where: \.isTranslatable)
        ? .words(TextWords(pieces: pieces)) : .pieces(pieces)
    }
  }

  /// Collects a literal's words and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var pieces: [TextPiece] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pieces.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { pieces.append(.literal(literal)) }
    }

    private mutating func append(_ text: Text, _ value: TextArgument.Value, _ specifier: String) {
      pieces.append(.value(text, TextArgument(value: value, specifier: specifier)))
    }

    /// Shows a value as a string does: numbers without separators.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      let text = Text(verbatim: "\(value)")
      append(text, .text(text), "%@")
    }

    /// Shows a number as a string does: without separators.
    public mutating func appendInterpolation<Number: _FormatSpecifiable>(_ value: Number) {
      let shown = "\(value)"
      let text = Text(verbatim: shown)
      append(text, value._count.map { .count($0, shown: shown) } ?? .text(text), value._specifier)
    }

    /// Shows a text with its own looks.
    public mutating func appendInterpolation(_ text: Text) {
      append(text, .text(text), "%@")
    }

    /// Shows a number as C's `printf` does: `"%.1f"`, `"%02d"`. A specifier that isn't one of a
    /// number shows it as a string does.
    public mutating func appendInterpolation<Number: _FormatSpecifiable>(
      _ value: Number, specifier: String
    ) {
      let shown = value._formatted(specifier)
      let text = Text(verbatim: shown)
      append(text, value._count.map { .count($0, shown: shown) } ?? .text(text), specifier)
    }

    /// Shows a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ input: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      let text = Text(input, format: format)
      append(text, .text(text), "%@")
    }
  }
}

/// A number that a format of C can show.
public protocol _FormatSpecifiable {
  /// This number as `specifier` shows it.
  func _formatted(_ specifier: String) -> String
  /// How the place of such a number is told in a key: `%lld`.
  var _specifier: String { get }
  /// What words go by; nil for a number with a fraction.
  var _count: Int? { get }
}

extension _FormatSpecifiable where Self: BinaryInteger {
  public var _specifier: String { Self.isSigned ? "%lld" : "%llu" }
  public var _count: Int? { Int(clamping: self) }

  public func _formatted(_ specifier: String) -> String {
    FormatSpecifier(specifier)?.string(of: Int64(clamping: self), Double(self)) ?? "\(self)"
  }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
  public var _specifier: String { self is Float ? "%f" : "%lf" }
  public var _count: Int? { nil }

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
