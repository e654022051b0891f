/// One of the columns of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  fileprivate enum Kind: Hashable {
    case sidebar, content, detail
  }

  fileprivate let kind: Kind

  /// The leading one.
  public static var sidebar: NavigationSplitViewColumn { .init(kind: .sidebar) }
  /// The one in the middle of three.
  public static var content: NavigationSplitViewColumn { .init(kind: .content) }
  /// The trailing one, which is always there.
  public static var detail: NavigationSplitViewColumn { .init(kind: .detail) }

  /// What paths call it.
  var name: String { "\(kind)" }
}
