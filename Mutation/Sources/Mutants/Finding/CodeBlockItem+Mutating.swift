import SwiftSyntax

extension CodeBlockItemSyntax {
  /// Whether nothing else stands in its block.
  private var standsAlone: Bool {
    parent?.as(CodeBlockItemListSyntax.self)?.count == 1
  }

  /// Whether it is all of a function, so that its value is the function's.
  var isImplicitResult: Bool {
    guard standsAlone, let owner = parent?.parent else { return false }
    if owner.is(ClosureExprSyntax.self) { return true }
    if owner.is(AccessorBlockSyntax.self) { return true }
    guard owner.is(CodeBlockSyntax.self), let function = owner.parent else { return false }
    if let declaration = function.as(FunctionDeclSyntax.self) {
      return declaration.signature.returnClause != nil
    }
    return function.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
  }

  /// Whether the program still makes sense to the compiler without it, as far as that can be told from here.
  func isRemovable(in surroundings: Surroundings) -> Bool {
    switch item {
    case .expr(let expression):
      guard !isImplicitResult else { return false }
      return expression.withoutEffects.isRemovable(fromInitializer: surroundings.isInitializer)
    case .stmt(let statement):
      return statement.as(ReturnStmtSyntax.self).map { $0.expression == nil && isInBranch } ?? false
    case .decl:
      return false
    }
  }

  /// Whether it stands in the block of an `if`, which may end without it.
  private var isInBranch: Bool {
    parent?.parent?.parent?.is(IfExprSyntax.self) == true
  }

  /// The same with another operator, of an assignment such as `+=`.
  func assignmentInstead(operand: (ExprSyntax) -> String) -> String? {
    guard case .expr(let expression) = item,
      let infix = expression.as(InfixOperatorExprSyntax.self),
      let other = OperatorTables.assignment(insteadOf: infix.operator.trimmedDescription),
      !infix.rightOperand.is(StringLiteralExprSyntax.self),
      !infix.rightOperand.is(ArrayExprSyntax.self)
    else { return nil }
    return "\(operand(infix.leftOperand)) \(other) \(operand(infix.rightOperand))"
  }
}

extension ExprSyntax {
  fileprivate func isRemovable(fromInitializer: Bool) -> Bool {
    if let call = `as`(FunctionCallExprSyntax.self) {
      return !call.calledExpression.trimmedDescription.hasSuffix(".init") && !call.neverReturns
    }
    if let chain = `as`(OptionalChainingExprSyntax.self) {
      return chain.expression.isRemovable(fromInitializer: fromInitializer)
    }
    guard let infix = `as`(InfixOperatorExprSyntax.self) else { return false }
    // What sets a property for the first time can't be left out.
    if infix.operator.is(AssignmentExprSyntax.self) { return !fromInitializer }
    return OperatorTables.assignment(insteadOf: infix.operator.trimmedDescription) != nil
  }
}

extension FunctionCallExprSyntax {
  fileprivate var neverReturns: Bool {
    ["fatalError", "preconditionFailure", "exit"].contains(calledExpression.trimmedDescription)
  }
}
