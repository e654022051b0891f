extension View {
  /// Has things of a type be let go on this view.
  ///
  /// The innermost destination under the pointer that takes the thing gets it.
  ///
  /// - Parameters:
  ///   - payloadType: What it takes: such values, and what can be made one.
  ///   - action: Gets what was let go, and where in this view; says whether it has taken it.
  ///   - isTargeted: Hears that such a thing is over the view, or no longer.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    contentShape(Rectangle())
      .dropTarget(
        DropTarget { thing in
          (thing as? TransferredThing)?.value(as: T.self) != nil
        } setTargeted: {
          isTargeted($0)
        } drop: { thing, location in
          guard let item = (thing as? TransferredThing)?.value(as: T.self) else { return false }
          return action([item], location)
        })
  }
}
