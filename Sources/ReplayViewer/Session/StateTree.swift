/// The values of a state as rows: those whose names begin alike stand in a branch, which is open or closed.
struct StateTree {
  /// A line of it.
  enum Row: Equatable {
    /// What values stand in.
    case branch(Branch)
    case value(StateHistory.Value, isInBranch: Bool)
  }

  struct Branch: Equatable {
    var name: String
    /// How many values stand in it.
    var count: Int
    /// How many of them this moment changed.
    var changed: Int
    /// How many of them are others in the session beside it.
    var others: Int
    var isOpen: Bool
  }

  let rows: [Row]

  /// - Parameters:
  ///   - values: In the order of their names.
  ///   - moment: The moment that they are seen behind.
  ///   - isOther: Whether a value is another one in the session beside it.
  ///   - isOpen: Whether a branch shows what stands in it.
  /// - Complexity: O(*n*) for *n* values.
  init(
    _ values: [StateHistory.Value], behind moment: Int,
    isOther: (StateHistory.Value) -> Bool = { _ in false }, isOpen: (_ branch: String) -> Bool
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
      // At the beginning nothing has changed yet.
      let changed = moment == 0 ? 0 : members.count { $0.since == moment }
      rows.append(
        .branch(
          Branch(
            name: branch, count: count, changed: changed, others: members.count(where: isOther),
            isOpen: isOpen)))
      if isOpen { rows += members.map { .value($0, isInBranch: true) } }
    }
    self.rows = rows
  }
}

extension StateTree.Row: Identifiable {
  /// Of a value its name, and of a branch that with a dot behind, as no value has it.
  var id: String {
    switch self {
    case .branch(let branch): branch.name + "."
    case .value(let value, _): value.name
    }
  }
}
