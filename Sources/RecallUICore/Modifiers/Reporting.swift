/// Tells the stage what is wrong with the values that the modified view was given.
package struct ReportingModifier: ViewModifier {
  package typealias Body = Never

  /// Nil when nothing is.
  let fault: String?
}

extension ReportingModifier: PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type {
    ReportingNode<Content>.self
  }
}

private final class ReportingNode<Content: View>: ContentNode<Content, ReportingModifier> {
  required init(at view: UnsafeRawPointer, _ plan: PropertyPlan, in context: __shared NodeContext) {
    super.init(at: view, plan, in: context)
    report()
  }

  override func update(at view: UnsafeRawPointer) {
    super.update(at: view)
    report()
  }

  private func report() {
    if let fault = modifier.fault { graph.report(.unusableValue(fault, in: path)) }
  }
}

extension View {
  /// Tells the stage (`Stage.issues`) what is wrong with the values that this view was given.
  ///
  /// - Parameter fault: What is wrong, what was expected and what happens instead, to follow "The
  ///   view has": `a step of -1; expected one above 0. It is ignored`. Nil when nothing is.
  package consuming func reporting(_ fault: String?) -> ModifiedContent<Self, ReportingModifier> {
    modifier(ReportingModifier(fault: fault))
  }
}
