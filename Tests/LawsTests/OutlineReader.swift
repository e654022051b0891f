/// Goes through a file's tokens, and tells what is declared and what is used.
///
/// It knows where bodies of types and extensions begin and end, and nothing of expressions.
struct OutlineReader {
  enum Event {
    /// A type is declared; one that is private, or in another one, can't be named alone elsewhere.
    case type(String, isReachable: Bool)
    /// A member is declared in an extension of a type, or something at the top level.
    case member(String, of: String)
    case ownName(String)
    /// A generic parameter is declared, of a type or of a function.
    case parameter(String, ofType: String?)
    case extended(String)
    case bareUse(FileOutline.Use)
    case memberUse(String)
  }

  private enum Scope {
    case type(String)
    case `extension`(String, isPrivate: Bool)
    case other
  }

  private let tokens: [Token]
  private let module: String
  private var index = 0
  /// What the braces are that are open.
  private var scopes: [Scope] = []
  /// What the next brace opens.
  private var next: Scope?
  private var isPrivate = false

  init(tokens: [Token], module: String) {
    self.tokens = tokens
    self.module = module
  }

  mutating func read(_ tell: (Event) -> Void) {
    while index < tokens.count {
      let word = tokens[index].text
      if follows(".") {
        if Self.isName(word) { tell(use(of: word)) }
      } else {
        read(word, tell)
      }
      index += 1
    }
  }

  private mutating func read(_ word: String, _ tell: (Event) -> Void) {
    switch word {
    case "{":
      scopes.append(next ?? .other)
      next = nil
    case "}":
      _ = scopes.popLast()
    case "private", "fileprivate":
      isPrivate = peek(1) != "(" || peek(2) != "set"
    case "import":
      skipImport()
    case "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype":
      if let name = peek(1), Self.isName(name), !Self.declaring.contains(name) {
        declareType(word, name, tell)
      }
    case "extension":
      openExtension(tell)
    case "func", "var", "let", "case", "init", "subscript":
      declareMember(word, tell)
    default:
      if Self.isName(word), peek(1) != ":" || word.first?.isUppercase == true {
        tell(.bareUse(FileOutline.Use(name: word, scope: scope)))
      }
    }
  }

  // MARK: Declarations

  private mutating func declareType(_ keyword: String, _ name: String, _ tell: (Event) -> Void) {
    index += 1
    if keyword == "associatedtype" {
      tell(.parameter(name, ofType: scope))
      return
    }
    let isReachable = !isPrivate && scopes.isEmpty
    tell(.type(name, isReachable: isReachable))
    if case .extension(let type, false) = scopes.last, !isPrivate {
      tell(.member(name, of: type))
    }
    isPrivate = false
    declareParameters(ofType: name, tell)
    if keyword != "typealias" { next = .type(name) }
  }

  private mutating func openExtension(_ tell: (Event) -> Void) {
    guard var name = peek(1) else { return }
    index += 1
    tell(.bareUse(FileOutline.Use(name: name, scope: "")))
    // Of `A.B`, it is B that the members belong to.
    while peek(1) == ".", let inner = peek(2) {
      name = inner
      index += 2
      tell(.memberUse(name))
    }
    tell(.extended(name))
    next = .extension(name, isPrivate: isPrivate)
    isPrivate = false
  }

  private mutating func declareMember(_ keyword: String, _ tell: (Event) -> Void) {
    defer { isPrivate = false }
    if ["init", "subscript"].contains(keyword) {
      declareParameters(ofType: nil, tell)
      return
    }
    // An operator, a pattern or a case of a switch has no name here.
    guard let name = peek(1), Self.isName(name) else { return }
    index += 1
    switch scopes.last {
    case nil where !isPrivate: tell(.member(name, of: ""))
    case .extension(let type, false) where !isPrivate: tell(.member(name, of: type))
    default: tell(.ownName(name))
    }
    if keyword == "func" { declareParameters(ofType: nil, tell) }
  }

  /// The names in `<A: B, C>` that follow a declaration; what stands behind the colons is used.
  private mutating func declareParameters(ofType type: String?, _ tell: (Event) -> Void) {
    guard peek(1) == "<" else { return }
    var depth = 0
    var position = index + 1
    while position < tokens.count {
      switch tokens[position].text {
      case "<": depth += 1
      case ">" where tokens[position - 1].text != "-": depth -= 1
      default: break
      }
      if depth == 0 { return }
      if depth == 1, ["<", ",", "each", "let"].contains(tokens[position].text),
        position + 1 < tokens.count, !["each", "let"].contains(tokens[position + 1].text)
      {
        tell(.parameter(tokens[position + 1].text, ofType: type))
      }
      position += 1
    }
  }

  // MARK: Uses

  private func use(of word: String) -> Event {
    let isQualified = index >= 2 && tokens[index - 2].text == module
    return isQualified
      ? .bareUse(FileOutline.Use(name: word, scope: scope)) : .memberUse(word)
  }

  /// An import names modules and types of others: it has its line to itself.
  private mutating func skipImport() {
    while index + 1 < tokens.count, tokens[index + 1].line == tokens[index].line { index += 1 }
  }

  // MARK: Words

  private func peek(_ offset: Int) -> String? {
    index + offset < tokens.count ? tokens[index + offset].text : nil
  }

  /// Whether the token here stands behind another one, which isn't doubled, as in `a..<b`.
  private func follows(_ token: String) -> Bool {
    guard index > 0, tokens[index - 1].text == token else { return false }
    return index < 2 || tokens[index - 2].text != token
  }

  /// The type in whose body or extension this is; empty outside of any.
  private var scope: String {
    for scope in scopes.reversed() {
      switch scope {
      case .type(let name), .extension(let name, _): return name
      case .other: continue
      }
    }
    return ""
  }

  private static func isName(_ word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return first == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 32)
  }

  private static let declaring: Set = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "func", "var", "let", "init",
    "subscript",
  ]
}
