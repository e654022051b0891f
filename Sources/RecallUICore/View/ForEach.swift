/// A view for each element of a collection, told apart by the elements' identifiers.
///
/// State, and whatever else belongs to a view, follows an identifier when elements move. Two equal
/// identifiers are reported (`Stage.issues`); the later element is then told apart by how many of
/// its kind stand before it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content

  package let identifier: (Data.Element) -> ID
  /// Whether the elements are numbers of a range, each of which is its own identifier: no two are equal.
  let areNumbers: Bool

  /// For content that is no view.
  package init(
    of data: Data, by identifier: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.identifier = identifier
    areNumbers = false
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach where Content: View {
  /// Creates a view for each element, identified by what `id` leads to.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    identifier = id.reader
    // The only part of a number that has a place in it is all of it.
    areNumbers =
      Data.self == Range<Int>.self && ID.self == Int.self
      && MemoryLayout<Data.Element>.offset(of: id) == 0
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Creates a view for each element, identified by the element's own identifier.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
    identifier = { $0.id }
    areNumbers = false
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Creates a view for each number of a range that does not change.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.data = data
    self.content = content
    identifier = { $0 }
    areNumbers = true
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a bound collection, identified by what `id` leads to.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == BoundElements<Elements>, Elements.Index: Hashable {
    self.data = BoundElements(data)
    self.content = content
    identifier = { $0.wrappedValue[keyPath: id] }
    areNumbers = false
  }

  /// Creates a view for each element of a bound collection, identified by the element's own
  /// identifier.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == BoundElements<Elements>, Elements.Index: Hashable, Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach: PrimitiveView where Content: View {
  public static var _kind: _ViewKind { .primitive(Self.self) }

  func makeNode(in context: NodeContext) -> Node<ForEach<Data, ID, Content>> {
    // Whether the data are of such a kind is asked where they may be: to ask the runtime takes its time.
    if ID.self == FoundViewID.self, let data = data as? any FoundElements {
      return data.makeNode(for: self, in: context)
    }
    return ForEachNode(self, in: context)
  }
}

extension KeyPath {
  /// Reads what the key path leads to: where it leads to memory inside the value, from there.
  ///
  /// To follow a key path of a generic type takes a thousand instructions, for each row of a list.
  fileprivate var reader: (Root) -> Value {
    guard let offset = MemoryLayout<Root>.offset(of: self) else { return { $0[keyPath: self] } }
    return { root in
      withUnsafePointer(to: root) {
        UnsafeRawPointer($0).load(fromByteOffset: offset, as: Value.self)
      }
    }
  }
}
