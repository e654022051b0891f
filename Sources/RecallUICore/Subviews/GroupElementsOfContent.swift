/// Shows what a closure makes of the views that other views consist of.
public struct GroupElementsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SubviewsCollection) -> Result

  public typealias Body = Never
}

/// Shows what a closure makes of the sections that views consist of.
public struct GroupSectionsOfContent<Base: View, Result: View>: View {
  let base: Base
  let transform: (SectionCollection) -> Result

  public typealias Body = Never
}

/// A view that takes others apart.
private protocol TakingApart: View {
  associatedtype Base: View
  associatedtype Result: View

  var base: Base { get }
  func result(of found: FoundViews) -> Result
}

extension GroupElementsOfContent: TakingApart {
  fileprivate func result(of found: FoundViews) -> Result { transform(found.subviews) }
}

extension GroupSectionsOfContent: TakingApart {
  fileprivate func result(of found: FoundViews) -> Result { transform(found.sections) }
}

extension GroupElementsOfContent: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<Self> { TakingApartNode(self, in: context) }
}

extension GroupSectionsOfContent: PrimitiveView {
  func makeNode(in context: NodeContext) -> Node<Self> { TakingApartNode(self, in: context) }
}

private final class TakingApartNode<Content: TakingApart>: ValueNode<Content> {
  private var source: SubviewSourceNode<Content.Base>?
  private var result: Node<Content.Result>?

  override init(_ view: Content, in context: __shared NodeContext) {
    super.init(view, in: context)
    let source = SubviewSourceNode(
      view.base,
      in: NodeContext(
        graph: graph, parent: self, component: .index(0), environment: environment, isLazy: false)
    ) { [unowned self] in evaluate() }
    self.source = source
    children = NodeChildren(source)
    evaluate()
  }

  override var containsViews: Bool { true }
  override var outlineName: String? { "Group" }

  override func take(_ new: Content) {
    view = new
    source?.update(new.base)
    evaluate()
  }

  override func evaluate() {
    guard let source else { return }
    let new = tracked { view.result(of: source.found) }
    if let result {
      result.update(new)
    } else {
      let result = makeChild(new, as: .index(1))
      self.result = result
      children = NodeChildren([source, result])
    }
  }

  override func willBeRemoved() {
    source?.letGo()
  }
}

extension Group {
  /// Shows what a closure makes of the views that other views consist of.
  ///
  /// ```swift
  /// Group(subviews: content) { views in
  ///   ForEach(views) { view in
  ///     view.padding()
  ///     if view.id != views.last?.id { Divider() }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - view: What is taken apart. Its surroundings are those of this group, and all of it is there, whether
  ///     it is shown or not.
  ///   - transform: Makes the views that are shown. It shows each of those that it is handed once, or not at all.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(base: view, transform: transform)
  }

  /// Shows what a closure makes of the sections that views consist of.
  ///
  /// - Parameters:
  ///   - view: What is taken apart.
  ///   - transform: Makes the views that are shown.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    content = GroupSectionsOfContent(base: view, transform: transform)
  }
}
