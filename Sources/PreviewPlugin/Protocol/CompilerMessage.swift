/// What the compiler asks, as far as it matters here.
enum CompilerMessage: Decodable {
  /// Which version of the protocol is spoken.
  case capability
  /// What stands in place of `#name(…)`.
  case freestanding(MacroCall)
  /// What stands beside a declaration with `@name`.
  case attached(AttachedCall)
  case unknown

  private enum Kind: String, CodingKey {
    case getCapability, expandFreestandingMacro, expandAttachedMacro
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    if container.contains(.getCapability) {
      self = .capability
    } else if container.contains(.expandFreestandingMacro) {
      self = .freestanding(
        try container.decode(MacroCall.self, forKey: .expandFreestandingMacro))
    } else if container.contains(.expandAttachedMacro) {
      self = .attached(try container.decode(AttachedCall.self, forKey: .expandAttachedMacro))
    } else {
      self = .unknown
    }
  }
}
