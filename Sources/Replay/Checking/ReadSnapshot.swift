/// A snapshot, and what invariants have read in it.
final class ReadSnapshot {
  let snapshot: ReplaySnapshot
  private var meanings: [String: Any] = [:]

  init(_ snapshot: ReplaySnapshot) {
    self.snapshot = snapshot
  }

  func meaning<Meaning>(as key: String, _ read: (ReplaySnapshot) -> Meaning) -> Meaning {
    if let kept = meanings[key], let meaning = kept as? Meaning { return meaning }
    let meaning = read(snapshot)
    meanings[key] = meaning
    return meaning
  }
}
