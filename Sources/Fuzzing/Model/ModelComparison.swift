import GameModel

/// Plays operations on a subject and on the oracle, and tells where they first differ.
struct ModelComparison<Subject: GameSubject> {
  var setup: ModelSetup
  /// The subject at its beginning.
  var subject: Subject
  /// Whether a quick look compares states as text with their digests, too, and saves and loads the
  /// game at the end. That takes longer than all the rest.
  var isWrittenDown = true

  /// How often all of a game is looked at while it is played quickly.
  private static var stride: Int { 64 }

  /// The first thing in which the subject is not like the oracle, from a look at all of both after
  /// each operation.
  ///
  /// - Complexity: O(n · k) for n cards and k operations.
  func difference(after operations: [ModelOperation]) -> FuzzFault? {
    var (subject, oracle) = (subject, NaiveMemoryGame(setup))
    var fingerprints = FingerprintBook()
    _ = subject.fingerprint.flatMap { fingerprints.add($0) }
    for (index, operation) in operations.enumerated() {
      let answers = (expected: oracle.perform(operation), found: subject.perform(operation))
      if let fault = fault(answers, index, operation) { return fault }
      if let fault = fault(oracle, subject, index, operation) { return fault }
      // Printing a whole state takes as long as ten operations.
      guard index % 10 == 9 || index == operations.count - 1 else { continue }
      if let problem = subject.fingerprint.flatMap({ fingerprints.add($0) }) {
        return FuzzFault("digest", "after \(operation), \(problem)", events: index + 1)
      }
    }
    return reloadFault(subject, oracle, operations)
  }

  /// The same, from a look at what each operation was about, and at all of both now and then.
  ///
  /// Who makes a subject does so in a module of its own, from where nothing in here is seen. Compiled for
  /// any subject, each answer goes by a table and each glance by memory; so it is compiled for the game
  /// itself once more.
  ///
  /// - Complexity: O(k) steps for k operations, but for what the oracle needs.
  @_specialize(where Subject == MemoryGameSubject)
  func quickDifference(after operations: [ModelOperation]) -> FuzzFault? {
    var (subject, oracle) = (subject, NaiveMemoryGame(setup))
    var fingerprints = FingerprintBook()
    if isWrittenDown { _ = subject.fingerprint.flatMap { fingerprints.add($0) } }
    for (index, operation) in operations.enumerated() {
      let isSame =
        oracle.perform(operation) == subject.perform(operation)
        && oracle.glance(at: operation.instant, card: operation.card)
          == subject.glance(at: operation.instant, card: operation.card)
      let isLookedAt = index % Self.stride == Self.stride - 1 || index == operations.count - 1
      let isAllSame =
        !isLookedAt
        || oracle.view(at: operation.instant) == subject.view(at: operation.instant)
          && (!isWrittenDown || subject.fingerprint.flatMap { fingerprints.add($0) } == nil)
      // Which operation it was, and what differs, is asked again, slowly.
      guard isSame, isAllSame else {
        return difference(after: Array(operations[...index]))
          ?? FuzzFault(
            "answers", "after \(operation), expected the same each time it is played",
            events: index + 1)
      }
    }
    return isWrittenDown ? reloadFault(subject, oracle, operations) : nil
  }

  private func fault(
    _ answers: (expected: ModelAnswer, found: ModelAnswer), _ index: Int,
    _ operation: ModelOperation
  ) -> FuzzFault? {
    guard answers.expected != answers.found else { return nil }
    return FuzzFault(
      "answers", "after \(operation), expected \(answers.expected), found \(answers.found)",
      events: index + 1)
  }

  private func fault(
    _ oracle: NaiveMemoryGame, _ subject: Subject, _ index: Int, _ operation: ModelOperation
  ) -> FuzzFault? {
    let (right, seen) = (oracle.view(at: operation.instant), subject.view(at: operation.instant))
    guard let difference = right.difference(from: seen) else { return nil }
    return FuzzFault(
      difference.invariant,
      "after \(operation), expected \(difference.expected), found \(difference.found)",
      events: index + 1)
  }

  /// Whether the game is another one once it was saved and loaded.
  private func reloadFault(
    _ subject: Subject, _ oracle: NaiveMemoryGame, _ operations: [ModelOperation]
  ) -> FuzzFault? {
    guard let last = operations.last else { return nil }
    do {
      guard let loaded = try subject.reloaded() else { return nil }
      let difference = oracle.view(at: last.instant).difference(from: loaded.view(at: last.instant))
      guard let difference else { return nil }
      return FuzzFault(
        "saving",
        "after it was saved and loaded, expected \(difference.expected), "
          + "found \(difference.found)", events: operations.count)
    } catch {
      return FuzzFault(
        "saving", "expected a saved game to be loaded, found \(error)", events: operations.count)
    }
  }
}
