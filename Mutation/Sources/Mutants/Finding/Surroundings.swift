import SwiftSyntax

/// What stands around a piece of a source.
struct Surroundings {
  /// Types and functions from the outside to the inside, with dots between.
  let name: String
  /// The innermost function that has a name, or the node itself where there is none.
  let body: Range<Int>
  /// The statement that the compiler looks at as a whole, with the closures in it.
  let statement: Range<Int>
  /// What the innermost function gives back; nil for nothing, and where that isn't written down.
  let result: TypeSyntax?
  let isInitializer: Bool

  init(of node: some SyntaxProtocol) {
    var names: [String] = []
    var body: Range<Int>?
    var statement: Range<Int>?
    var result: TypeSyntax?
    var isInitializer = false
    var isInside = false
    var ancestor = node.parent
    while let current = ancestor {
      if let name = Self.name(of: current) { names.insert(name, at: 0) }
      if current.is(CodeBlockItemSyntax.self), statement == nil { statement = current.bytes }
      if current.is(ClosureExprSyntax.self), body == nil { statement = nil }
      if let function = Self.function(current) {
        if !isInside {
          isInside = true
          result = function.result
          isInitializer = current.is(InitializerDeclSyntax.self)
        }
        if body == nil, !current.is(ClosureExprSyntax.self) { body = current.bytes }
      }
      ancestor = current.parent
    }
    name = names.isEmpty ? "top level" : names.joined(separator: ".")
    self.body = body ?? node.bytes
    self.statement = statement ?? self.body
    self.result = result
    self.isInitializer = isInitializer
  }

  private static func name(of node: Syntax) -> String? {
    switch node.as(SyntaxEnum.self) {
    case .extensionDecl(let declaration): declaration.extendedType.trimmedDescription
    case .structDecl(let declaration): declaration.name.text
    case .classDecl(let declaration): declaration.name.text
    case .enumDecl(let declaration): declaration.name.text
    case .actorDecl(let declaration): declaration.name.text
    case .protocolDecl(let declaration): declaration.name.text
    case .functionDecl(let declaration):
      declaration.name.text + labels(declaration.signature.parameterClause)
    case .initializerDecl(let declaration):
      "init" + labels(declaration.signature.parameterClause)
    case .subscriptDecl(let declaration): "subscript" + labels(declaration.parameterClause)
    case .patternBinding(let binding):
      binding.isMember ? binding.pattern.trimmedDescription : nil
    default: nil
    }
  }

  private static func labels(_ clause: FunctionParameterClauseSyntax) -> String {
    "(" + clause.parameters.map { $0.firstName.text + ":" }.joined() + ")"
  }

  private struct Function {
    let result: TypeSyntax?
  }

  private static func function(_ node: Syntax) -> Function? {
    switch node.as(SyntaxEnum.self) {
    case .functionDecl(let declaration):
      Function(result: declaration.signature.returnClause?.type)
    case .subscriptDecl(let declaration): Function(result: declaration.returnClause.type)
    case .initializerDecl, .deinitializerDecl, .closureExpr: Function(result: nil)
    case .accessorDecl(let declaration) where declaration.accessorSpecifier.text != "get":
      Function(result: nil)
    case .patternBinding(let binding) where binding.accessorBlock != nil:
      Function(result: binding.typeAnnotation?.type)
    default: nil
    }
  }
}

extension PatternBindingSyntax {
  /// Whether it declares a property, or a variable of a file.
  fileprivate var isMember: Bool {
    guard let item = parent?.parent?.parent else { return false }
    return item.is(MemberBlockItemSyntax.self)
      || item.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}

extension SyntaxProtocol {
  /// Where it stands, in bytes, without spaces and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
