/// Makes a view from another one.
nonisolated public protocol ViewModifier: MainActorIsolated {
  /// What the modified view consists of.
  associatedtype Body: View
  /// Stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @preconcurrency @MainActor @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// Never called: the engine itself implements this modifier.
  nonisolated public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is implemented by the engine and has no body")
  }
}

/// A view with a modifier.
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  @inlinable
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension View {
  /// This view, changed by `modifier`.
  @inlinable
  public consuming func modifier<Modifier>(
    _ modifier: consuming Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the engine itself implements.
///
/// Most have a public type, with an underscore in front, and are made where the view is: a table
/// makes them anew for all its cards with each change of one, and an opaque type or a call into this
/// module took longer than what they do.
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// The type of the nodes of any view with such a modifier, which are made by their view's plan.
  static func nodeType<Content: View>(around _: Content.Type) -> any PlannedNode.Type
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  /// The modifier and the content.
  static func nodePlan(in plans: PropertyPlans) -> NodePlan? {
    nodeType.map { type in
      NodePlan(
        type: type,
        parts: [
          NodePlan.Part(offset: offsetOfModifier, plan: plans.plan(for: Modifier.self)),
          NodePlan.Part(offset: 0, plan: plans.plan(forNodesOf: Content.self)),
        ])
    }
  }

  /// What the type of the modifier says of the nodes; nil where that depends on the modifier.
  private static var nodeType: (any PlannedNode.Type)? {
    // A type without a body is asked what it is, and no other: the runtime's first answer takes long.
    if Modifier.Body.self == Never.self {
      if let primitive = Modifier.self as? any PrimitiveModifier.Type {
        return primitive.nodeType(around: Content.self)
      }
      if let effect = Modifier.self as? any GeometryEffect.Type {
        return effect.nodeType(around: Content.self)
      }
    }
    return Modifier.self is any Animatable.Type ? nil : CustomModifierNode<Content, Modifier>.self
  }

  /// Makes the nodes of modifiers that have a body, and may be animated.
  static var maker: (UnsafeRawPointer, NodeContext) -> ViewNode {
    // Made once for the type: a key path of a generic type takes the runtime thousands of instructions.
    let part = \Self.modifier
    return { address, context in
      let view = address.assumingMemoryBound(to: Self.self)
      guard let presentation = bodyPresentation(of: view.pointee.modifier)
      else { return makeNode(at: view, in: context) }
      return AnimatedBodyNode(view.pointee, part: part, presentation: presentation, in: context) {
        view, context in withUnsafePointer(to: view) { makeNode(at: $0, in: context) }
      }
    }
  }

  private static func makeNode(
    at view: UnsafePointer<Self>, in context: NodeContext
  ) -> CustomModifierNode<Content, Modifier> {
    CustomModifierNode(at: view, modifierAt: offsetOfModifier, in: context)
  }

  static func boxCount(with count: BoxCount) -> Int? {
    let content = count.boxes(of: Content.self)
    if Modifier.Body.self == Never.self { return content }
    return count.inBody(ofModifierOf: content).boxes(of: Modifier.Body.self)
  }
}
