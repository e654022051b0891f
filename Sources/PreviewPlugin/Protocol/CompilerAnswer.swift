/// What the compiler is answered.
enum CompilerAnswer: Encodable {
  case capability
  /// What stands in place of a macro, and what is wrong with its call.
  case expansion(String?, [Diagnostic] = [])

  /// The version of the protocol in which these messages are spoken.
  private static let version = 7

  private enum Kind: String, CodingKey {
    case getCapabilityResult, expandMacroResult
  }

  private struct Capability: Encodable {
    struct Version: Encodable {
      let protocolVersion: Int
    }

    let capability: Version
  }

  private struct Expansion: Encodable {
    let expandedSource: String?
    let diagnostics: [Diagnostic]
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .capability:
      try container.encode(
        Capability(capability: .init(protocolVersion: Self.version)), forKey: .getCapabilityResult)
    case .expansion(let source, let diagnostics):
      try container.encode(
        Expansion(expandedSource: source, diagnostics: diagnostics), forKey: .expandMacroResult)
    }
  }
}
