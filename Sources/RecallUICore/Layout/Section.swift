/// Views that belong together, with something over them and something below.
///
/// Lists, forms and pickers show that they do; a lazy container can keep what is over and below them in
/// sight (`PinnedScrollableViews`). Elsewhere all views stand one after the other.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  let expansion: Binding<Bool>?

  /// What a picker takes apart.
  package var parts: (header: Parent, content: Content, footer: Footer) {
    (header, content, footer)
  }

  /// For content that is no view.
  package init(of content: Content, header: Parent, footer: Footer) {
    self.init(header, content, footer, nil)
  }

  init(_ header: Parent, _ content: Content, _ footer: Footer, _ expansion: Binding<Bool>?) {
    self.header = header
    self.content = content
    self.footer = footer
    self.expansion = expansion
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header(), content(), footer(), nil)
  }

  /// Creates a section with a header and a footer, as code from before iOS 15 does.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header, content(), footer, nil)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header(), content(), EmptyView(), nil)
  }

  /// Creates a section with a header, as code from before iOS 15 does.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header, content(), EmptyView(), nil)
  }

  /// Creates a section that shows its content while a binding says so; a list has its header set it.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(header(), content(), EmptyView(), isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(EmptyView(), content(), footer(), nil)
  }

  /// Creates a section with a footer, as code from before iOS 15 does.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), footer, nil)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(EmptyView(), content(), EmptyView(), nil)
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  func makeNode(in context: NodeContext) -> Node<Section<Parent, Content, Footer>> {
    SectionNode(self, in: context)
  }
}

private final class SectionNode<Parent: View, Content: View, Footer: View>:
  Node<Section<Parent, Content, Footer>>, LazySection
{
  private var header: Node<SectionPart<Parent>>?
  private var content: Node<Content>?
  private var footer: Node<SectionPart<Footer>>?
  private var view: Section<Parent, Content, Footer>

  init(_ view: Section<Parent, Content, Footer>, in context: NodeContext) {
    self.view = view
    super.init(in: context)
    // They are kept in sight, and there is one of each.
    header = surroundings(of: .index(0)).makeNode(of: SectionPart(view.header, .header))
    footer = surroundings(of: .index(2)).makeNode(of: SectionPart(view.footer, .footer))
    takeContent()
    takeChildren()
  }

  private func surroundings(of component: Component) -> NodeContext {
    NodeContext(
      graph: graph, parent: self, component: component, environment: environment, isLazy: false)
  }

  override var containsViews: Bool { true }
  override var roles: NodeRoles { .section }
  override var outlineName: String? { "Section" }

  var headerNode: ViewNode { header ?? self }
  var contentNode: ViewNode? { content }
  var footerNode: ViewNode { footer ?? self }

  override func take(_ new: Section<Parent, Content, Footer>) {
    view = new
    header?.update(SectionPart(new.header, .header))
    footer?.update(SectionPart(new.footer, .footer))
    evaluate()
  }

  /// Shows the content, or doesn't.
  override func evaluate() {
    guard takeContent() else { return }
    takeChildren()
    structureDidChange()
  }

  var expansion: Binding<Bool>? { view.expansion }

  /// - Returns: Whether it came or went.
  @discardableResult
  private func takeContent() -> Bool {
    let isOpen = tracked { view.expansion?.wrappedValue ?? true }
    switch (content, isOpen) {
    case (let existing?, true):
      existing.update(view.content)
      return false
    case (nil, true):
      content = makeChild(view.content, as: .index(1))
      return true
    case (let existing?, false):
      existing.remove()
      content = nil
      return true
    case (nil, false):
      return false
    }
  }

  private func takeChildren() {
    children = NodeChildren([header, content, footer].compactMap { $0 })
  }
}
