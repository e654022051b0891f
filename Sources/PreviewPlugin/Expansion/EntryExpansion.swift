/// What stands beside a property with `@Entry`: a key with the property's value, and how the property finds it.
struct EntryExpansion {
  /// Why a declaration isn't understood.
  struct Failure: Error, Equatable {
    let message: String
  }

  let source: String

  /// - Throws: `Failure` for what is no property with a value of `EnvironmentValues`, `Transaction` or
  ///   `ContainerValues`, and no optional one of `FocusedValues`.
  init(_ call: AttachedCall) throws(Failure) {
    guard let declaration = call.declSyntax?.source,
      let property = Property(declaration)
    else {
      throw Failure(message: "expected a property with '@Entry', found another declaration")
    }
    let context = call.lexicalContext?.first.map { SourceScanner.tokens(of: $0.source) } ?? []
    guard let values = context.lazy.compactMap({ Values(rawValue: $0.text) }).first else {
      throw Failure(
        message: "expected '@Entry' in an extension of 'EnvironmentValues', 'Transaction', "
          + "'ContainerValues' or 'FocusedValues', found it elsewhere")
    }
    let key = "__Key_\(property.name)"
    switch call.role {
    case .accessor:
      source = """
        get { self[\(key).self] }
        set { self[\(key).self] = newValue }
        """
    case .peer:
      source = """
        private struct \(key): \(values.key) {
          \(try property.requirement(of: values))
        }
        """
    case .extension, nil:
      throw Failure(message: "expected '@Entry' to add a key, found another role")
    }
  }
}

extension EntryExpansion {
  /// What the property is one of.
  private enum Values: String {
    case environment = "EnvironmentValues"
    case focused = "FocusedValues"
    case transaction = "Transaction"
    case container = "ContainerValues"

    /// The protocol of its keys.
    var key: String {
      switch self {
      case .environment: "EnvironmentKey"
      case .focused: "FocusedValueKey"
      case .transaction: "TransactionKey"
      case .container: "ContainerValueKey"
      }
    }
  }

  /// A property, taken apart.
  private struct Property {
    let name: String
    private let type: String?
    private let value: String?

    /// Nil where there is no `var` with a name.
    init?(_ source: String) {
      let text = Array(source.utf8)
      let tokens = SourceScanner.tokens(of: source)
      func piece(_ start: Int, _ end: Int) -> String {
        String(decoding: text[start..<end], as: UTF8.self)
      }
      guard let keyword = tokens.firstIndex(where: { $0.text == "var" }),
        keyword + 1 < tokens.count, tokens[keyword + 1].kind == .word
      else { return nil }
      name = tokens[keyword + 1].text
      let next = keyword + 2
      let equals = tokens[next...].firstIndex { $0.kind == .sign && $0.text == "=" }
      let end = tokens[tokens.count - 1].range.upperBound
      if next < tokens.count, tokens[next].text == ":" {
        let typeEnd = equals.map { tokens[$0].range.lowerBound } ?? end
        type = piece(tokens[next].range.upperBound, typeEnd)
      } else {
        type = nil
      }
      value = equals.map { piece(tokens[$0].range.upperBound, end) }
    }

    /// What the key has to declare.
    func requirement(of values: Values) throws(Failure) -> String {
      switch values {
      case .environment, .transaction, .container: return try defaultValue()
      case .focused:
        guard let type, type.hasSuffix("?"), value == nil else {
          throw Failure(
            message:
              "expected an optional type of '\(name)' and no value, as nobody tells one by itself")
        }
        return "typealias Value =\(type.dropLast())"
      }
    }

    /// The declaration of the key's value.
    private func defaultValue() throws(Failure) -> String {
      switch (type, value) {
      case (let type?, let value?): return "static var defaultValue:\(type) {\(value) }"
      case (nil, let value?): return "static let defaultValue =\(value)"
      case (let type?, nil) where type.hasSuffix("?"):
        return "static var defaultValue:\(type) { nil }"
      default:
        throw Failure(message: "expected a value of '\(name)' behind '=', found none")
      }
    }
  }
}
