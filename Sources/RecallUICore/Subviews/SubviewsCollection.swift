/// The views that other views consist of, in order: lists, groups, elements and conditions are taken
/// apart, and so are the bodies of views that consist of several.
///
/// It is a view that shows all of them.
public struct SubviewsCollection: RandomAccessCollection, View {
  private let entries: [SubviewEntry]

  init(_ entries: [SubviewEntry]) {
    self.entries = entries
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { entries.count }

  public subscript(index: Int) -> Subview { Subview(entry: entries[index]) }

  public var body: some View {
    ForEach(self) { $0 }
  }
}

extension Slice: View where Base == SubviewsCollection {
  /// All of these views.
  nonisolated public var body: some View {
    ForEach(self) { $0 }
  }
}
