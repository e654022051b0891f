/// What stands first in the bar of the lowest screen of a split view's column.
struct ColumnLead {
  enum Kind {
    case none
    /// The way back to another column, whose screen this is.
    case back(ScreenEntry, () -> Void)
    /// What shows and hides the sidebar.
    case sidebar(() -> Void)
  }

  let kind: Kind
  /// Of stacks that fill the column, whose bars have it instead; nil for what such a stack itself has.
  var claims: Register<Bool>?

  private var isClaimed: Bool { claims.map { !$0.values.isEmpty } ?? false }

  /// The same for the stack that has claimed it.
  var claimed: ColumnLead { ColumnLead(kind: kind) }

  /// The way back, where no stack inside has it.
  var back: (() -> Void)? {
    guard case .back(_, let action) = kind, !isClaimed else { return nil }
    return action
  }

  /// What shows the sidebar, where no stack inside does.
  var showSidebar: (() -> Void)? {
    guard case .sidebar(let action) = kind, !isClaimed else { return nil }
    return action
  }
}

private struct ColumnLeadKey: EnvironmentKey {
  static var defaultValue: ColumnLead? { nil }
}

extension EnvironmentValues {
  /// What the bar of the first stack in a column of a split view begins with.
  var columnLead: ColumnLead? {
    get { self[ColumnLeadKey.self] }
    set { self[ColumnLeadKey.self] = newValue }
  }

  var columnClaims: Register<Bool>? { columnLead?.claims }
}
