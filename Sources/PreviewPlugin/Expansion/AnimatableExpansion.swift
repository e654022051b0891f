/// What is added to a type with `@Animatable`: its animatable data, which its stored properties have.
struct AnimatableExpansion {
  /// Why a declaration isn't understood.
  struct Failure: Error, Equatable {
    let message: String
  }

  let source: String

  /// - Throws: `Failure` for what is no type.
  init(_ call: AttachedCall) throws(Failure) {
    guard let declaration = call.declSyntax?.source, let type = DeclaredType(declaration) else {
      throw Failure(message: "expected a type with '@Animatable', found another declaration")
    }
    let conforms = call.conformanceListSyntax.map {
      SourceScanner.tokens(of: $0.source).contains { $0.text == "Animatable" }
    }
    let name = call.extendedTypeSyntax?.source ?? type.name
    let access = type.access.map { "\($0) " } ?? ""
    let read = type.properties.map { "      values.append(self.\($0))" }
    let written = type.properties.enumerated().map {
      "      newValue.read(\($0.offset), into: &self.\($0.element))"
    }
    source = """
      extension \(name.trimmed)\(conforms == true ? ": Animatable" : "") {
        \(access)typealias AnimatableData = _AnimatableValues
        \(access)var animatableData: _AnimatableValues {
          get {
            var values = _AnimatableValues()
      \(read.joined(separator: "\n"))
            return values
          }
          set {
      \(written.joined(separator: "\n"))
          }
        }
      }
      """
  }
}

extension String {
  /// Without blank space around it.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}

/// A type's declaration, as far as its stored properties go.
private struct DeclaredType {
  let name: String
  /// Who else may see it; nil for the module alone.
  let access: String?
  /// The names of the variables that are stored, without those that are `@AnimatableIgnored`, belong to the type, or
  /// have an attribute of another kind, such as `@State`.
  private(set) var properties: [String] = []

  /// Nil for what is no `struct`, `class` or `enum` with a body.
  init?(_ source: String) {
    let tokens = SourceScanner.tokens(of: source)
    guard
      let keyword = tokens.firstIndex(where: { ["struct", "class", "enum"].contains($0.text) }),
      keyword + 1 < tokens.count, tokens[keyword + 1].kind == .word,
      let open = tokens[keyword...].firstIndex(where: { $0.text == "{" })
    else { return nil }
    name = tokens[keyword + 1].text
    access = tokens[..<keyword].lazy.map(\.text).first { ["public", "package"].contains($0) }
    readProperties(of: tokens, from: open + 1)
  }

  private mutating func readProperties(of tokens: [SourceToken], from start: Int) {
    var index = start
    // Whether something before the next `var` says that it is no animatable property.
    var isOther = false
    while index < tokens.count, tokens[index].text != "}" {
      switch tokens[index].text {
      case "@", "static", "class", "lazy": isOther = true
      case "var":
        if !isOther { readBindings(of: tokens, from: index + 1) }
        isOther = false
      case let word where Self.declarations.contains(word): isOther = false
      default: break
      }
      index = tokens.end(ofGroupAt: index)
    }
  }

  private static let declarations: Set = [
    "let", "func", "init", "struct", "enum", "typealias", "subscript", "actor",
  ]

  /// Reads `a: Double, b = 1.0`.
  private mutating func readBindings(of tokens: [SourceToken], from start: Int) {
    var index = start
    while index < tokens.count, tokens[index].kind == .word {
      let name = tokens[index].text
      index += 1
      var hasValue = false
      var isComputed = false
      while index < tokens.count, !["}", ",", ";"].contains(tokens[index].text) {
        let token = tokens[index]
        if token.startsLine, token.kind == .word || token.text == "@" || token.text == "#" { break }
        if token.kind == .sign, token.text == "=" { hasValue = true }
        if token.text == "{", !hasValue {
          let first = index + 1 < tokens.count ? tokens[index + 1].text : ""
          isComputed = !["willSet", "didSet"].contains(first)
        }
        index = tokens.end(ofGroupAt: index)
      }
      if !isComputed { properties.append(name) }
      guard index < tokens.count, tokens[index].text == "," else { return }
      index += 1
    }
  }
}

extension [SourceToken] {
  /// The number of the token behind the one at `index`, or behind the group in brackets that begins there.
  fileprivate func end(ofGroupAt index: Int) -> Int {
    var depth = 0
    for position in index..<count {
      switch self[position].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth <= 0 { return position + 1 }
    }
    return count
  }
}
