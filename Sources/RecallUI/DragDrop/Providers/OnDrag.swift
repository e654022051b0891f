/// A thing that isn't there: what is dragged only moves.
private struct NothingDragged: Transferable {
  static var transferRepresentation: _WholeRepresentation<NothingDragged> {
    _WholeRepresentation()
  }
}

extension NSItemProvider {
  /// The value that is carried.
  fileprivate var carried: any Transferable {
    switch thing {
    case .value(let value): value
    case .data(let data, _): data
    case nil: NothingDragged()
    }
  }
}

extension View {
  /// Has this view be carried to where things are dropped, as `draggable(_:)` does.
  ///
  /// - Parameter data: Makes what is handed on, once for each drag.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(Draggable<EmptyView>(thing: { data().carried }, preview: nil))
  }

  /// Has this view be carried to where things are dropped.
  ///
  /// - Parameters:
  ///   - data: Makes what is handed on, once for each drag.
  ///   - preview: What follows the pointer.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(Draggable(thing: { data().carried }, preview: preview()))
  }

  /// Has a row of a list be carried to where things are dropped.
  ///
  /// - Parameter action: Makes what is handed on, once for each drag; nil for a row that isn't carried, and so is a
  ///   drag that it makes nothing for.
  @ViewBuilder public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    if let action {
      modifier(
        Draggable<EmptyView>(thing: { action()?.carried ?? NothingDragged() }, preview: nil))
    } else {
      self
    }
  }
}
