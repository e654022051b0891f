/// The lines of a stage's state that say something of the viewport, written anew when they change.
struct StageLines {
  /// What they say.
  struct Values: Equatable {
    var colorScheme: ColorScheme
    var isFocused: Bool
    var size: CGSize
    /// Nil where no chance was used.
    var chance: String?
  }

  private var values: Values?
  private(set) var lines: [StateSnapshot.Line] = []
  /// The sum of the lines' hashes.
  private(set) var digest: UInt64 = 0

  mutating func update(to new: Values) {
    guard values != new else { return }
    values = new
    let (width, height) = (Double(new.size.width), Double(new.size.height))
    lines = [
      .init(name: "stage.colorScheme", value: new.colorScheme.rawValue),
      .init(name: "stage.isFocused", value: new.isFocused ? "true" : "false"),
      .init(name: "stage.size", value: "\(width.canonicalText)x\(height.canonicalText)"),
    ]
    if let chance = new.chance { lines.append(.init(name: "stage.chance", value: chance)) }
    digest = lines.reduce(0) { $0 &+ $1.digest }
  }
}

/// The groups of lines of a stage's core, put together anew when one of them is another.
struct ToldLines {
  private var ofState: [[StateSnapshot.Line]] = []
  private var all: [[StateSnapshot.Line]] = []

  /// - Complexity: O(1) while all of them are the very arrays of last time, O(*n*) for *n* groups otherwise.
  mutating func joined(
    _ state: [[StateSnapshot.Line]], _ own: [StateSnapshot.Line], _ stored: [StateSnapshot.Line]
  ) -> [[StateSnapshot.Line]] {
    if all.count == state.count + 2, ofState.isSameArray(as: state),
      all[state.count].isSameArray(as: own), all[state.count + 1].isSameArray(as: stored)
    {
      return all
    }
    ofState = state
    all = state + [own, stored]
    return all
  }
}
