extension View {
  /// Has things of some types be dropped on this view.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: What it takes.
  ///   - isTargeted: Says whether such a thing is over the view.
  ///   - action: Gets what was dropped, and where in this view; says whether it has taken it.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(
      of: supportedContentTypes,
      delegate: ClosureDelegate(isTargeted: isTargeted, action: action))
  }

  /// Has things of some types be dropped on this view.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Has things of some types be dropped on this view, as code from before iOS 14 does.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Has things of some types be dropped on this view, as code from before iOS 14 does.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Has a delegate hear of what is dragged over this view and dropped on it.
  public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }

  /// Has a delegate hear of what is dragged over this view and dropped on it.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: What the delegate hears of.
  ///   - delegate: Hears of it.
  public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(DropDelegation(types: supportedContentTypes, delegate: delegate))
  }
}

/// Tells a delegate what is dragged over a view.
private struct DropDelegation: ViewModifier {
  /// The drag that is over the view.
  private final class Visit {
    var info: DropInfo?
  }

  let types: [UTType]
  let delegate: any DropDelegate
  @State private var visit = Visit()

  init(types: [UTType], delegate: any DropDelegate) {
    self.types = types
    self.delegate = delegate
  }

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .dropTarget(
        DropTarget(
          accepts: { thing in
            info(of: thing, at: .zero).map(delegate.validateDrop) ?? false
          },
          setTargeted: { isTargeted in
            guard !isTargeted, let info = visit.info else { return }
            visit.info = nil
            delegate.dropExited(info: info)
          },
          moved: { thing, location in
            guard let info = info(of: thing, at: location) else { return }
            let isFirst = visit.info == nil
            visit.info = info
            if isFirst { delegate.dropEntered(info: info) }
            _ = delegate.dropUpdated(info: info)
          },
          drop: { thing, location in
            info(of: thing, at: location).map(delegate.performDrop) ?? false
          }))
  }

  /// What is told of a thing; nil for one of other types.
  private func info(of thing: Any, at location: CGPoint) -> DropInfo? {
    guard let thing = thing as? TransferredThing else { return nil }
    let provider = NSItemProvider(thing)
    let info = DropInfo(location: location, providers: [provider])
    return info.hasItemsConforming(to: types) ? info : nil
  }
}

/// Hands what is dropped to a closure.
private struct ClosureDelegate: DropDelegate {
  let isTargeted: Binding<Bool>?
  let action: ([NSItemProvider], CGPoint) -> Bool

  func dropEntered(info: DropInfo) { isTargeted?.wrappedValue = true }
  func dropExited(info: DropInfo) { isTargeted?.wrappedValue = false }
  func performDrop(info: DropInfo) -> Bool { action(info.providers, info.location) }
}
