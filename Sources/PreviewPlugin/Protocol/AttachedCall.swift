/// A macro beside a declaration, as the compiler hands it on.
struct AttachedCall: Decodable {
  /// What the macro is to add.
  enum Role: String {
    /// Declarations beside it.
    case peer
    /// How a property is read and written.
    case accessor
    /// An extension of a type.
    case `extension`
  }

  let macro: MacroCall.Name
  /// The role's name; nil where the compiler says none.
  private let macroRole: String?
  /// The declaration, with the macro's name and all else that stands before it.
  let declSyntax: MacroCall.Syntax?
  /// The declarations around that one, the nearest first.
  let lexicalContext: [MacroCall.Syntax]?
  /// The type that an extension is to be of.
  let extendedTypeSyntax: Text?
  /// A declaration with the protocols that the type doesn't conform to yet, of those that the macro adds.
  let conformanceListSyntax: Text?

  /// Source that the compiler made up.
  struct Text: Decodable {
    let source: String
  }

  /// What the macro is to add; nil for what none here does.
  var role: Role? { macroRole.flatMap(Role.init) }
}
