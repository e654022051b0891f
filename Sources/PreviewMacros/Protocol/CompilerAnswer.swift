/// What the compiler is answered.
enum CompilerAnswer: Encodable {
  case capability
  /// What stands in place of a macro, and what is wrong with its call.
  case expansion(String?, [Diagnostic] = [])

  /// The version of the protocol in which these messages are spoken.
  private static let version = 7

  init(to message: CompilerMessage) {
    switch message {
    case .capability: self = .capability
    case .freestanding(let call): self.init(to: call)
    // A declaration with `@Previewable` stays as it is: `#Preview` makes a view's state of it.
    case .attached(name: "Previewable"): self = .expansion("")
    case .attached(let name):
      self = .expansion(nil, [Diagnostic("expected the macro 'Previewable', found '\(name)'")])
    case .unknown:
      self = .expansion(nil, [Diagnostic("expected a macro to expand, found another message")])
    }
  }

  private init(to call: MacroCall) {
    guard call.macro.name == "Preview" else {
      let message = "expected the macro 'Preview', found '\(call.macro.name)'"
      self = .expansion(nil, [Diagnostic(message, at: call.syntax.location)])
      return
    }
    do throws(PreviewExpansion.Failure) {
      self = .expansion(try PreviewExpansion(call).source)
    } catch {
      self = .expansion(
        nil, [Diagnostic(error.message, at: call.syntax.location, plus: error.offset)])
    }
  }

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
