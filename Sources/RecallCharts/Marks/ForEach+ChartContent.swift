extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never
  public var body: Never { fatalError("marks have no body") }

  public func _addMarks(to list: inout _MarkList) {
    for element in data {
      list.add(content(element), of: AnyHashable(identifier(element)))
    }
  }
}

extension ForEach where Content: ChartContent {
  /// Creates marks for each element, identified by what `id` leads to.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(of: data, by: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
  /// Creates marks for each element, identified by the element's own identifier.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(of: data, by: { $0.id }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Creates marks for each number of a range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(of: data, by: { $0 }, content: content)
  }
}
