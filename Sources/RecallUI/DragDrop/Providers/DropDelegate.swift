/// Hears of what is dragged over a view and dropped on it.
public protocol DropDelegate {
  /// Whether the view takes what is dragged; it is asked wherever the drag goes.
  func validateDrop(info: DropInfo) -> Bool
  /// Takes what was dropped; says whether it has.
  func performDrop(info: DropInfo) -> Bool
  /// Hears that something comes over the view.
  func dropEntered(info: DropInfo)
  /// Hears that it moves there. What it proposes changes nothing: a stage shows no sign at a pointer.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Hears that it leaves the view, or was dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dragged, and where.
public struct DropInfo {
  /// In the view's space, in points.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether there is something of one of these types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Whether there is something of one of these types.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.compactMap { UTType($0) })
  }

  /// What is of one of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in contentTypes.contains(where: provider.provides) }
  }

  /// What is of one of these types.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.compactMap { UTType($0) })
  }
}

/// What would become of something that is dropped.
public enum DropOperation: Hashable, Sendable {
  case cancel, forbidden, copy, move
}

/// What a delegate proposes to do with what is dragged.
public struct DropProposal: Hashable, Sendable {
  public let operation: DropOperation

  public init(operation: DropOperation) {
    self.operation = operation
  }
}
