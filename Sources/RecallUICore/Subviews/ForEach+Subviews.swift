/// The views that another view consists of, which are found when it is there.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  fileprivate let base: AnyView

  public var startIndex: Int { 0 }
  /// None before they are found.
  public var endIndex: Int { 0 }

  /// Never called: there is no element before they are found.
  public subscript(index: Int) -> Subview {
    preconditionFailure("the views are found when nodes are made")
  }
}

/// The sections that a view consists of, which are found when it is there.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
  fileprivate let base: AnyView

  public var startIndex: Int { 0 }
  /// None before they are found.
  public var endIndex: Int { 0 }

  /// Never called: there is no element before they are found.
  public subscript(index: Int) -> SectionConfiguration {
    preconditionFailure("the sections are found when nodes are made")
  }
}

extension ForEach where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
  /// Creates a view for each of the views that another view consists of.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) {
    self.init(of: Data(base: AnyView(view)), by: \.id, content: content)
  }
}

extension ForEach
where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
  /// Creates a view for each of the sections that a view consists of.
  public init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) {
    self.init(of: Data(base: AnyView(view)), by: \.id, content: content)
  }
}

extension ForEachSubviewCollection: FoundElements {
  func makeNode<Data, ID, Made: View>(
    for view: ForEach<Data, ID, Made>, in context: NodeContext
  ) -> Node<ForEach<Data, ID, Made>> {
    FoundElementsNode(view, in: context) { view in
      let own = view as? ForEach<Self, Subview.ID, Content>
      return GroupElementsOfContent(base: own?.data.base ?? AnyView(EmptyView())) { views in
        own.map { ForEach(views, content: $0.content) }
      }
    }
  }
}

extension ForEachSectionCollection: FoundElements {
  func makeNode<Data, ID, Made: View>(
    for view: ForEach<Data, ID, Made>, in context: NodeContext
  ) -> Node<ForEach<Data, ID, Made>> {
    FoundElementsNode(view, in: context) { view in
      let own = view as? ForEach<Self, SectionConfiguration.ID, Content>
      return GroupSectionsOfContent(base: own?.data.base ?? AnyView(EmptyView())) { sections in
        own.map { ForEach(sections, content: $0.content) }
      }
    }
  }
}

/// The node of a `ForEach` of elements that are found: it shows a view that finds them.
private final class FoundElementsNode<
  Data: RandomAccessCollection, ID: Hashable, Made: View, Shown: View
>:
  Node<ForEach<Data, ID, Made>>
{
  private let shown: (ForEach<Data, ID, Made>) -> Shown

  init(
    _ view: ForEach<Data, ID, Made>, in context: NodeContext,
    shown: @escaping (ForEach<Data, ID, Made>) -> Shown
  ) {
    self.shown = shown
    super.init(in: context)
    show(shown(view))
  }

  override var containsViews: Bool { true }

  override func take(_ new: ForEach<Data, ID, Made>) {
    show(shown(new))
  }
}
