import RecallUI

/// A value before and after.
struct WatchChangeRow: View {
  let change: WatchedMoment.Change
  /// What stands before the two of them.
  let words: Words
  let action: () -> Void
  @Environment(\.viewerColors) private var colors

  /// What is said of the two values.
  enum Words {
    case wasAndIs, expectedAndFound

    func before(_ value: LocalizedStringKey.Argument) -> LocalizedStringKey {
      switch self {
      case .wasAndIs: LocalizedStringKey("  was {value}", ["value": value])
      case .expectedAndFound: LocalizedStringKey("  expected {value}", ["value": value])
      }
    }

    func after(_ value: LocalizedStringKey.Argument) -> LocalizedStringKey {
      switch self {
      case .wasAndIs: LocalizedStringKey("  is {value}", ["value": value])
      case .expectedAndFound: LocalizedStringKey("  found {value}", ["value": value])
      }
    }
  }

  var body: some View {
    Button(action: action) {
      VStack(alignment: .leading, spacing: 0) {
        WatchLine(LocalizedStringKey(verbatim: change.name), color: colors.text)
        WatchLine(words.before(.value(change.before)), color: colors.bad)
        WatchLine(words.after(.value(change.after)), color: colors.good)
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
  /// What it is in the other session; nil where there is none.
  let other: WatchModel.OtherValue?
  let isInBranch: Bool
  let isHere: Bool
  let isChosen: Bool
  let action: () -> Void
  @Environment(\.viewerColors) private var colors

  var body: some View {
    Button(action: action) {
      VStack(alignment: .leading, spacing: 0) {
        WatchLine(
          LocalizedStringKey(verbatim: "\(name) = \(value.text)"),
          color: isHere ? colors.good : colors.text)
        if let other, other.text != value.text {
          WatchLine(
            LocalizedStringKey("  there {value}", ["value": .value(other.text)]), color: colors.bad)
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
          .font(.system(size: 9, relativeTo: .caption2))
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

  private var words: LocalizedStringKey {
    var parts = [
      LocalizedStringKey(
        one: "{name}: {count} value", other: "{name}: {count} values", count: branch.count,
        ["name": .text(branch.name)])
    ]
    if branch.changed > 0 {
      parts.append(
        LocalizedStringKey(
          one: "{count} changed here", other: "{count} changed here", count: branch.changed))
    }
    if branch.others > 0 {
      parts.append(
        LocalizedStringKey(
          one: "{count} other there", other: "{count} others there", count: branch.others))
    }
    return LocalizedStringKey(listing: parts) ?? ""
  }

  private var color: Color {
    if branch.others > 0 { return colors.bad }
    return branch.changed > 0 ? colors.good : colors.text
  }
}

extension LocalizedStringKey.Argument {
  /// A value of the state; nil for none.
  fileprivate static func value(_ text: String?) -> Self {
    text.map(Self.text) ?? .key("nothing")
  }
}
