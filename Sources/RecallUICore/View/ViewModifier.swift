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
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that the engine itself implements.
///
/// Most have a public type, with an underscore in front, and are made where the view is: a table
/// makes them anew for all its cards with each change of one, and an opaque type or a call into this
/// module took longer than what they do.
protocol PrimitiveModifier: ViewModifier where Body == Never {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>>
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  func makeNode(in context: NodeContext) -> Node<ModifiedContent<Content, Modifier>> {
    let plan = context.graph.plan(for: Modifier.self)
    if Modifier.Body.self == Never.self {
      if let primitive = plan.primitiveModifier { return makeNode(of: primitive, in: context) }
      if let effect = Modifier.self as? any GeometryEffect.Type {
        return makeNode(ofEffect: effect, in: context)
      }
    }
    guard plan.hasAnimatedBody,
      let presentation = bodyPresentation(of: modifier)
    else { return CustomModifierNode(self, in: context) }
    return AnimatedBodyNode(self, part: \.modifier, presentation: presentation, in: context) {
      CustomModifierNode($0, in: $1)
    }
  }

  static func boxCount(with count: BoxCount) -> Int? {
    let content = count.boxes(of: Content.self)
    if Modifier.self is any PrimitiveModifier.Type || Modifier.self is any GeometryEffect.Type {
      return content
    }
    return BoxCount(ofModifiedContent: content).boxes(of: Modifier.Body.self)
  }

  private func makeNode<Primitive: PrimitiveModifier>(
    of _: Primitive.Type, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Modifier>> {
    // Primitive is Modifier under another name, so both casts are to the same type.
    let node = withUnsafePointer(to: self) { view in
      Primitive.makeNode(
        UnsafeRawPointer(view)
          .assumingMemoryBound(to: ModifiedContent<Content, Primitive>.self).pointee,
        in: context)
    }
    return unsafeDowncast(node, to: Node<ModifiedContent<Content, Modifier>>.self)
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  fileprivate func makeNode<Effect: GeometryEffect>(
    ofEffect _: Effect.Type, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Modifier>> {
    // Effect is Modifier under another name, so both casts are to the same type.
    let view = unsafeBitCast(self, to: ModifiedContent<Content, Effect>.self)
    return unsafeDowncast(
      Effect.makeNode(view, in: context), to: Node<ModifiedContent<Content, Modifier>>.self)
  }
}
