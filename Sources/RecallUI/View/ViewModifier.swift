/// Makes a view from another one.
public protocol ViewModifier {
  /// What the modified view consists of.
  associatedtype Body: View
  /// Stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view.
  @ViewBuilder func body(content: Content) -> Body
}

extension ViewModifier where Body == Never {
  /// Never called: the engine itself implements this modifier.
  public func body(content: Content) -> Never {
    preconditionFailure("\(Self.self) is implemented by the engine and has no body")
  }
}

/// Stands, in a modifier's body, for the view that is modified.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  fileprivate let content: AnyView

  public typealias Body = Never
}

extension _ViewModifier_Content: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<Self> {
    ModifiedViewNode(self, in: context)
  }
}

/// The place of the modified view in its modifier's body.
private final class ModifiedViewNode<Modifier: ViewModifier>:
  Node<_ViewModifier_Content<Modifier>>, TransactionNode
{
  private var child: Node<AnyView>?

  override init(_ view: _ViewModifier_Content<Modifier>, in context: NodeContext) {
    super.init(view, in: context)
    show(view.content, in: &child)
  }

  override var transactionNode: (any TransactionNode)? { self }

  override func update(_ new: _ViewModifier_Content<Modifier>) {
    view = new
    show(new.content, in: &child)
  }

  /// What is modified moves as it did before an animated modifier's body was entered.
  func transform(_ transaction: inout Transaction, for node: ViewNode) {
    guard let last = transaction.suspended.last, last.modifier == ObjectIdentifier(Modifier.self)
    else { return }
    transaction.animation = last.animation
    transaction.suspended.removeLast()
  }
}

extension _ViewModifier_Content: ModifiedContentPlaceholder {}

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
protocol PrimitiveModifier: ViewModifier where Body == Never {
  static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> Node<ModifiedContent<Content, Self>>
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  func makeNode(in context: NodeContext) -> Node<ModifiedContent<Content, Modifier>> {
    let plan = context.graph.plan(for: Modifier.self)
    if let primitive = plan.primitiveModifier { return makeNode(of: primitive, in: context) }
    if let effect = Modifier.self as? any GeometryEffect.Type {
      return makeNode(ofEffect: effect, in: context)
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
    let view = unsafeBitCast(self, to: ModifiedContent<Content, Primitive>.self)
    let node = Primitive.makeNode(view, in: context)
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

/// Evaluates the body of a modifier that is written outside of the engine.
private final class CustomModifierNode<Content: View, Modifier: ViewModifier>:
  Node<ModifiedContent<Content, Modifier>>
{
  private var child: Node<Modifier.Body>?
  private let properties: PropertyPlan

  override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    properties = context.graph.plan(for: Modifier.self)
    super.init(view, in: context)
    evaluate()
  }

  override func update(_ new: ModifiedContent<Content, Modifier>) {
    view = new
    evaluate()
  }

  override func evaluate() {
    let body: Modifier.Body? = tracked {
      guard properties.connect(&view.modifier, to: self) else { return nil }
      return view.modifier.body(content: .init(content: AnyView(view.content)))
    }
    show(body, in: &child)
  }
}
