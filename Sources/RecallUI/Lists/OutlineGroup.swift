/// A tree of data: a row for each element, which hides and shows the rows of its children.
///
/// As in SwiftUI, nothing is open at first.
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Subgroup == OutlineItem<Data, ID, Leaf> {
  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineItem(element: element, children: children, id: id, content: content)
    }
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == OutlineItem<Data, ID, Leaf> {
  /// Creates a tree of data.
  ///
  /// - Parameters:
  ///   - data: The topmost elements.
  ///   - id: Leads to what tells elements apart.
  ///   - content: What shows an element.
  ///   - children: Leads to the children of an element; nil for one that can't have any.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, children: children, id: id, content: content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == OutlineItem<Data, ID, Leaf>,
  Data.Element: Identifiable, ID == Data.Element.ID
{
  /// Creates a tree of data.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, children: children, id: \.id, content: content)
  }
}

/// An element of an outline, with its children.
public struct OutlineItem<Data: RandomAccessCollection, ID: Hashable, Leaf: View>: View {
  let element: Data.Element
  let children: KeyPath<Data.Element, Data?>
  let id: KeyPath<Data.Element, ID>
  let content: (Data.Element) -> Leaf

  init(
    element: Data.Element, children: KeyPath<Data.Element, Data?>,
    id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Leaf
  ) {
    self.element = element
    self.children = children
    self.id = id
    self.content = content
  }

  public var body: some View {
    if let inner = element[keyPath: children] {
      DisclosureGroup {
        ForEach(inner, id: id) { element in
          OutlineItem(element: element, children: children, id: id, content: content)
        }
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }
}
