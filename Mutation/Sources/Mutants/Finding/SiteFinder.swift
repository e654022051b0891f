import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Finds the places of a source at which mutants can stand.
///
/// What has to be a literal is left alone: raw values, patterns, arguments of attributes and macros.
final class SiteFinder: SyntaxVisitor {
  private(set) var sites: [MutationSite] = []
  private let bytes: [UInt8]

  /// The sites of a source, from its beginning to its end; what holds others comes before them.
  static func sites(in source: String) -> [MutationSite] {
    let tree = OperatorTable.standardOperators.foldAll(Parser.parse(source: source)) { _ in }
    let finder = SiteFinder(bytes: Array(source.utf8))
    finder.walk(tree)
    return finder.merged()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    super.init(viewMode: .sourceAccurate)
  }

  // MARK: - What is left alone

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: KeyPathExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let elements = node.elements { walk(elements) }
    return .skipChildren
  }

  // MARK: - Expressions

  override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return .visitChildren
    }
    let (left, right) = (operand(node.leftOperand), operand(node.rightOperand))
    if !node.joinsText {
      for other in OperatorTables.alternatives(to: name) {
        add(other.kind, "\(left) \(other.name) \(right)", insteadOf: node)
      }
    }
    if name == "??" { add(.logic, right, insteadOf: node) }
    if name == "..<" || name == "...", !node.rightOperand.isLiteral {
      add(.boundary, "\(left) \(name) \(right) - 1", insteadOf: node)
    }
    return .visitChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    if node.operator.text == "!" {
      add(.logic, text(node.expression), insteadOf: node)
    }
    guard node.operator.text == "-", node.expression.isLiteral else { return .visitChildren }
    for other in neighbours(of: node.expression) { add(.constant, "-\(other)", insteadOf: node) }
    return .skipChildren
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    for other in neighbours(of: ExprSyntax(node)) { add(.constant, other, insteadOf: node) }
    return .skipChildren
  }

  override func visit(_ node: FloatLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    for other in neighbours(of: ExprSyntax(node)) { add(.constant, other, insteadOf: node) }
    return .skipChildren
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(.constant, node.literal.text == "true" ? "false" : "true", insteadOf: node)
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let opposites = ["min": "max", "max": "min"]
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self),
      let opposite = opposites[callee.baseName.text], node.arguments.count > 1
    else { return .visitChildren }
    let rest = text(callee.bytes.upperBound..<node.bytes.upperBound)
    add(.boundary, opposite + rest, insteadOf: node)
    return .visitChildren
  }

  // MARK: - Conditions

  override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
    guard case .expression(let condition) = node.condition else { return .visitChildren }
    negate(condition)
    if node.parent?.parent?.is(GuardStmtSyntax.self) == true {
      add(.condition, "true", insteadOf: condition)
    }
    return .visitChildren
  }

  override func visit(_ node: TernaryExprSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: WhereClauseSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    negate(node.condition)
    return .visitChildren
  }

  // MARK: - Statements and results

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    let surroundings = Surroundings(of: node)
    if node.isImplicitResult, let result = surroundings.result,
      case .expr(let expression) = node.item
    {
      replace(expression, typed: result)
    }
    if let other = node.assignmentInstead(operand: operand) {
      add(.arithmetic, other, insteadOf: node.item, form: .statement)
    }
    if node.isRemovable(in: surroundings) {
      add(.removal, "", insteadOf: node.item, form: .statement)
    }
    return .visitChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    guard let expression = node.expression, let result = Surroundings(of: node).result else {
      return .visitChildren
    }
    replace(expression, typed: result)
    return .visitChildren
  }

  // MARK: - Texts

  private func negate(_ condition: ExprSyntax) {
    guard !condition.hasOwnNegation else { return }
    add(.condition, "!(\(text(condition)))", insteadOf: condition)
  }

  private func replace(_ expression: ExprSyntax, typed type: TypeSyntax) {
    guard let other = expression.result(insteadOf: text(expression), typed: type) else { return }
    add(.result, other, insteadOf: expression)
  }

  private func neighbours(of literal: ExprSyntax) -> [String] {
    literal.is(FloatLiteralExprSyntax.self)
      ? LiteralNeighbours.fractions(beside: text(literal))
      : LiteralNeighbours.integers(beside: text(literal))
  }

  private func operand(_ expression: ExprSyntax) -> String {
    let isPlain =
      !expression.is(InfixOperatorExprSyntax.self) && !expression.is(TernaryExprSyntax.self)
    return isPlain ? text(expression) : "(\(text(expression)))"
  }

  private func text(_ node: some SyntaxProtocol) -> String {
    text(node.bytes)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  // MARK: - Sites

  private func add(
    _ kind: MutationKind, _ text: String, insteadOf node: some SyntaxProtocol,
    form: MutationSite.Form = .expression
  ) {
    let surroundings = Surroundings(of: node)
    sites.append(
      MutationSite(
        form: form, range: node.bytes,
        alternatives: [MutationSite.Alternative(kind: kind, text: text)],
        function: surroundings.name, body: surroundings.body,
        statement: surroundings.statement))
  }

  /// Puts together what was found of one place, without what was found twice.
  private func merged() -> [MutationSite] {
    let order = sites.enumerated().sorted {
      (
        $0.element.range.lowerBound, -$0.element.range.upperBound, $0.element.form.rawValue,
        $0.offset
      )
        < (
          $1.element.range.lowerBound, -$1.element.range.upperBound, $1.element.form.rawValue,
          $1.offset
        )
    }
    var merged: [MutationSite] = []
    for site in order.map(\.element) {
      if let last = merged.last, last.range == site.range, last.form == site.form {
        let known = last.alternatives.map(\.text)
        merged[merged.count - 1].alternatives += site.alternatives.filter {
          !known.contains($0.text)
        }
      } else {
        merged.append(site)
      }
    }
    return merged
  }
}
