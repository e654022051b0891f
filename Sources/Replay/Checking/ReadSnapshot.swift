/// A snapshot, and what invariants have read in it.
final class ReadSnapshot {
  let snapshot: StateSnapshot
  private var meanings: [String: Any] = [:]

  init(_ snapshot: StateSnapshot) {
    self.snapshot = snapshot
  }

  /// What was read before; nil when nothing was.
  func knownMeaning<Meaning>(as key: String, _: Meaning.Type) -> Meaning? {
    meanings[key] as? Meaning
  }

  func meaning<Meaning>(as key: String, _ read: (StateSnapshot) -> Meaning) -> Meaning {
    if let kept = meanings[key], let meaning = kept as? Meaning { return meaning }
    let meaning = read(snapshot)
    meanings[key] = meaning
    return meaning
  }
}
