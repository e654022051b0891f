import RecallUI

/// The state behind the event: what the event changed first, with what it was before.
struct WatchStateList: View {
  @ObservedObject var model: WatchModel
  @Environment(\.viewerColors) private var colors

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      if let name = model.state.value { walk(name) }
      ScrollViewReader { proxy in
        list
          .onChange(of: model.state.value) { _, name in
            if let name { proxy.scrollTo(Self.identity(of: name)) }
          }
      }
    }
  }

  /// The row of a value in all of the state: above there may be one of what changed.
  private static func identity(of row: String) -> String { "state \(row)" }

  @ViewBuilder private func row(_ row: StateTree.Row) -> some View {
    switch row {
    case .branch(let branch):
      WatchBranchRow(branch: branch) { model.toggle(branch.name) }
    case .value(let value, let isInBranch):
      WatchValueRow(
        value: value, other: model.otherValue(of: value.name), isInBranch: isInBranch,
        isHere: value.since == model.state.place.moment && value.since > 0,
        isChosen: value.name == model.state.value
      ) {
        model.follow(value.name)
      }
    }
  }

  private var list: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 2) {
        if let moment = model.moment {
          // At the beginning that would be all there is.
          if moment.kind != .beginning { changes(moment.changes) }
          if !moment.differences.isEmpty { differences(moment.differences) }
        }
        WatchTitle("State")
        ForEach(model.tree.rows) { row in self.row(row).id(Self.identity(of: row.id)) }
      }
    }
    .accessibilityIdentifier("state list")
  }

  @ViewBuilder private func changes(_ all: [WatchedMoment.Change]) -> some View {
    WatchTitle("Changed here")
    if all.isEmpty { WatchLine("nothing", color: colors.quiet) }
    ForEach(all, id: \.name) { change in
      WatchChangeRow(change: change, words: .wasAndIs) { model.follow(change.name) }
    }
  }

  @ViewBuilder private func differences(_ all: [WatchedMoment.Change]) -> some View {
    WatchTitle("Not as expected")
    ForEach(all, id: \.name) { change in
      WatchChangeRow(change: change, words: .expectedAndFound) { model.follow(change.name) }
    }
  }

  private func walk(_ name: String) -> some View {
    let changes = model.session.history.changes(of: name)
    let place = changes.lastIndex { $0 <= model.state.place.moment }.map { $0 + 1 } ?? 0
    return HStack(spacing: 4) {
      ViewerButton("change before", symbol: "chevron.left", says: "Change before") {
        model.stepValue(-1)
      }
      Text(
        LocalizedStringKey(
          "{name}: change {number} of {last}",
          ["name": .text(name), "number": .number(place), "last": .number(changes.count)])
      )
      .font(.system(size: 12, relativeTo: .caption))
      .foregroundColor(colors.text)
      .lineLimit(1)
      .frame(maxWidth: .infinity)
      .accessibilityIdentifier("change words")
      ViewerButton("next change", symbol: "chevron.right", says: "Next change") {
        model.stepValue(1)
      }
      ViewerButton("no value", symbol: "xmark", says: "No value") { model.state.value = nil }
    }
    .towardsTheRight()
  }
}
