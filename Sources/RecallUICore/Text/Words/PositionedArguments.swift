/// Puts arguments into words at the places that C's `printf` has for them: `%@`, `%2$lld`, `%%`.
struct PositionedArguments {
  private let arguments: [TextArgument]
  private let catalog: StringCatalog?

  init(_ arguments: [TextArgument], _ catalog: StringCatalog?) {
    self.arguments = arguments
    self.catalog = catalog
  }

  /// Words and arguments, in order. A place for an argument that there isn't stands for itself.
  func pieces(of words: String) -> [TextPiece] {
    var pieces: [TextPiece] = []
    var literal = ""
    var next = 0
    var rest = words[...]
    while let start = rest.firstIndex(of: "%") {
      literal += rest[..<start]
      rest = rest[start...]
      if rest.hasPrefix("%%") {
        literal.append("%")
        rest = rest.dropFirst(2)
        continue
      }
      guard let place = Self.place(at: rest), arguments.indices.contains(place.index ?? next) else {
        literal.append("%")
        rest = rest.dropFirst()
        continue
      }
      let argument = arguments[place.index ?? next]
      if place.index == nil { next += 1 }
      if !literal.isEmpty { pieces.append(.literal(literal)) }
      literal = ""
      pieces.append(.value(argument.text(in: catalog), argument))
      rest = rest[place.end...]
    }
    literal += rest
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    return pieces
  }

  /// Which argument a place is for, if it says so, and where the place ends.
  private static func place(at text: Substring) -> (index: Int?, end: Substring.Index)? {
    var rest = text.dropFirst()
    let digits = rest.prefix { "0"..."9" ~= $0 }
    var index: Int?
    if rest.dropFirst(digits.count).first == "$", let number = Int(digits), number > 0 {
      index = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    // Flags, width, precision and length: how a number is shown, the program has said.
    rest = rest.drop { "0123456789.+-#hlqjzt'".contains($0) }
    guard let conversion = rest.first, "@diuoxXfFeEgGcsSp".contains(conversion) else { return nil }
    return (index, rest.index(after: rest.startIndex))
  }
}
