import RecallUI

/// A value before and after.
struct WatchChangeRow: View {
  let change: WatchedMoment.Change
  let words: (String, String)
  let action: () -> Void
  @Environment(\.viewerColors) private var colors

  var body: some View {
    Button(action: action) {
      VStack(alignment: .leading, spacing: 0) {
        WatchLine(change.name, color: colors.text)
        WatchLine("  \(words.0) \(change.before ?? "nothing")", color: colors.bad)
        WatchLine("  \(words.1) \(change.after ?? "nothing")", color: colors.good)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .focusable(false)
    .accessibilityIdentifier("change:\(change.name)")
  }
}

/// A value of the state; one goes to what made it what it is.
struct WatchValueRow: View {
  let value: StateHistory.Value
  let other: String?
  let isInBranch: Bool
  let isHere: Bool
  let isChosen: Bool
  let action: () -> Void
  @Environment(\.viewerColors) private var colors

  var body: some View {
    Button(action: action) {
      VStack(alignment: .leading, spacing: 0) {
        WatchLine("\(name) = \(value.text)", color: isHere ? colors.good : colors.text)
        if let other, other != value.text {
          WatchLine("  there \(other)", color: colors.bad)
        }
      }
      .padding(.leading, isInBranch ? 14 : 0)
      .background(isChosen ? colors.line.opacity(0.6) : Color.clear)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .focusable(false)
    .accessibilityIdentifier("value:\(value.name)")
  }

  /// In a branch, what stands in its name needn't be told again.
  private var name: Substring {
    isInBranch ? value.name.dropFirst((value.branch?.count ?? 0) + 1) : value.name[...]
  }
}

/// What several values of the state stand in; one opens it.
struct WatchBranchRow: View {
  let branch: StateTree.Branch
  let action: () -> Void
  @Environment(\.viewerColors) private var colors

  var body: some View {
    Button(action: action) {
      HStack(spacing: 4) {
        Image(systemName: branch.isOpen ? "chevron.down" : "chevron.right")
          .font(.system(size: 9))
          .foregroundColor(colors.quiet)
          .frame(width: 10)
        WatchLine(words, color: color)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .focusable(false)
    .accessibilityIdentifier("branch:\(branch.name)")
  }

  private var words: String {
    let changed = branch.changed > 0 ? ", \(branch.changed) changed here" : ""
    let others = branch.others > 0 ? ", \(branch.others) others there" : ""
    return "\(branch.name): \(branch.count) values\(changed)\(others)"
  }

  private var color: Color {
    if branch.others > 0 { return colors.bad }
    return branch.changed > 0 ? colors.good : colors.text
  }
}
