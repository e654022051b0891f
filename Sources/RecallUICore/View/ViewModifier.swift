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
  /// The type of the nodes of any view with such a modifier, which are made by their view's plan; nil
  /// where `makeNode(_:in:)` makes them.
  static func nodeType<Content: View>(around _: Content.Type) -> (any PlannedNode.Type)?
  /// Makes the node of a view with such a modifier.
  static func makeNode<Content: View>(
    _ view: UnsafePointer<ModifiedContent<Content, Self>>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>>
}

extension PrimitiveModifier {
  static func nodeType<Content: View>(around _: Content.Type) -> (any PlannedNode.Type)? { nil }

  static func makeNode<Content: View>(
    _ view: UnsafePointer<ModifiedContent<Content, Self>>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>> {
    context.makeNode(at: view)
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  /// The modifier and the content, where the node's type tells all.
  static func nodePlan(in plans: PropertyPlans) -> NodePlan? {
    // A type without a body is asked what it is, and no other: the runtime's first answer takes long.
    guard Modifier.Body.self == Never.self,
      let modifier = Modifier.self as? any PrimitiveModifier.Type,
      let type = modifier.nodeType(around: Content.self)
    else { return nil }
    return NodePlan(
      type: type,
      parts: [
        NodePlan.Part(offset: offsetOfModifier, plan: plans.plan(for: Modifier.self)),
        NodePlan.Part(offset: 0, plan: plans.plan(forNodesOf: Content.self)),
      ])
  }

  /// The type of the modifier says what makes nodes.
  static var maker: (UnsafeRawPointer, NodeContext) -> ViewNode {
    if Modifier.Body.self == Never.self {
      if let primitive = Modifier.self as? any PrimitiveModifier.Type {
        return { makeNode(at: $0, primitive, in: $1) }
      }
      if let effect = Modifier.self as? any GeometryEffect.Type {
        return { makeNode(at: $0, effect: effect, in: $1) }
      }
    }
    let isAnimatable = Modifier.self is any Animatable.Type
    // Made once for the type: a key path of a generic type takes the runtime thousands of instructions.
    let part = \Self.modifier
    return { address, context in
      let view = address.assumingMemoryBound(to: Self.self).pointee
      guard isAnimatable, let presentation = bodyPresentation(of: view.modifier)
      else { return CustomModifierNode(view, in: context) }
      return AnimatedBodyNode(view, part: part, presentation: presentation, in: context) {
        CustomModifierNode($0, in: $1)
      }
    }
  }

  static func boxCount(with count: BoxCount) -> Int? {
    let content = count.boxes(of: Content.self)
    if Modifier.Body.self == Never.self { return content }
    return BoxCount(ofModifiedContent: content).boxes(of: Modifier.Body.self)
  }

  /// `Primitive` is `Modifier` under another name.
  private static func makeNode<Primitive: PrimitiveModifier>(
    at view: UnsafeRawPointer, _: Primitive.Type, in context: NodeContext
  ) -> ViewNode {
    Primitive.makeNode(
      view.assumingMemoryBound(to: ModifiedContent<Content, Primitive>.self), in: context)
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  /// `Effect` is `Modifier` under another name.
  fileprivate static func makeNode<Effect: GeometryEffect>(
    at view: UnsafeRawPointer, effect _: Effect.Type, in context: NodeContext
  ) -> ViewNode {
    Effect.makeNode(
      view.assumingMemoryBound(to: ModifiedContent<Content, Effect>.self), in: context)
  }
}
