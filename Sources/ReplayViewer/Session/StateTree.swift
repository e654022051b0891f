/// The values of a state as rows: those whose names begin alike stand in a branch, which is open or closed.
struct StateTree {
  /// A line of it.
  enum Row: Equatable {
    /// What values stand in; how many, and how many of them this moment changed.
    case branch(String, count: Int, changed: Int, isOpen: Bool)
    case value(StateHistory.Value, isInBranch: Bool)
  }

  let rows: [Row]

  /// - Parameters:
  ///   - values: In the order of their names.
  ///   - moment: The moment that they are seen behind.
  ///   - isOpen: Whether a branch shows what stands in it.
  /// - Complexity: O(*n*) for *n* values.
  init(
    _ values: [StateHistory.Value], behind moment: Int, isOpen: (_ branch: String) -> Bool
  ) {
    var rows: [Row] = []
    var rest = values[...]
    while let first = rest.first {
      let branch = first.branch
      let count = branch == nil ? 1 : rest.prefix { $0.branch == branch }.count
      let members = rest.prefix(count)
      rest = rest.dropFirst(count)
      // A branch for one would only hide it.
      guard let branch = branch.map(String.init), count > 1 else {
        rows += members.map { .value($0, isInBranch: false) }
        continue
      }
      let isOpen = isOpen(branch)
      let changed = members.count { $0.since == moment }
      rows.append(.branch(branch, count: count, changed: changed, isOpen: isOpen))
      if isOpen { rows += members.map { .value($0, isInBranch: true) } }
    }
    self.rows = rows
  }
}

extension StateTree.Row: Identifiable {
  /// Of a value its name, and of a branch that with a dot behind, as no value has it.
  var id: String {
    switch self {
    case .branch(let name, _, _, _): name + "."
    case .value(let value, _): value.name
    }
  }
}
