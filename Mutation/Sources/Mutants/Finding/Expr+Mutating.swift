import SwiftSyntax

extension ExprSyntax {
  var isLiteral: Bool {
    `is`(IntegerLiteralExprSyntax.self) || `is`(FloatLiteralExprSyntax.self)
      || `is`(BooleanLiteralExprSyntax.self) || `is`(StringLiteralExprSyntax.self)
      || `is`(NilLiteralExprSyntax.self) || `is`(ArrayExprSyntax.self)
      || `is`(DictionaryExprSyntax.self)
  }

  /// Whether what is found of it anyway turns it into its opposite.
  var hasOwnNegation: Bool {
    if let infix = `as`(InfixOperatorExprSyntax.self) {
      let name = infix.operator.trimmedDescription
      return OperatorTables.alternatives(to: name).contains { $0.kind == .condition }
    }
    return `is`(BooleanLiteralExprSyntax.self)
      || `as`(PrefixOperatorExprSyntax.self)?.operator.text == "!"
  }

  /// A plain value of a type, where the expression isn't plain itself.
  func result(insteadOf text: String, typed type: TypeSyntax) -> String? {
    guard !isLiteral else { return nil }
    if type.is(OptionalTypeSyntax.self) { return "nil" }
    if type.is(ArrayTypeSyntax.self) { return "[]" }
    if type.is(DictionaryTypeSyntax.self) { return "[:]" }
    switch type.trimmedDescription {
    case "Bool": return hasOwnNegation ? nil : "!(\(text))"
    case "String": return "\"\""
    case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
      "Double", "Float", "CGFloat":
      return "0"
    default: return nil
    }
  }

  /// The call, assignment or other expression behind `try` and `await`.
  var withoutEffects: ExprSyntax {
    if let expression = `as`(TryExprSyntax.self)?.expression { return expression.withoutEffects }
    if let expression = `as`(AwaitExprSyntax.self)?.expression { return expression.withoutEffects }
    return self
  }
}

extension InfixOperatorExprSyntax {
  /// Whether it puts texts or lists together, which nothing else than `+` does.
  var joinsText: Bool {
    [leftOperand, rightOperand].contains {
      $0.is(StringLiteralExprSyntax.self) || $0.is(ArrayExprSyntax.self)
        || ($0.as(InfixOperatorExprSyntax.self)?.joinsText == true
          && $0.as(InfixOperatorExprSyntax.self)?.operator.trimmedDescription == "+")
    } && `operator`.trimmedDescription == "+"
  }
}
