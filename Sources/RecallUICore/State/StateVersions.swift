/// What state was after each of several updates that are put off, which nothing but lists waits for.
///
/// What changes with one transaction gets to the screen before changes are made with another, so a table
/// whose fifty cards are dealt by fifty animations would be made fifty times. Put off until the event is
/// done, or something else changes, the lists know all values that their state had, and find out
/// which of their elements change with which update (`VersionSearch`).
///
/// Version n of the state is what it was after n of the updates. Versions are kept of values that are written
/// while `withTransaction` runs; whoever writes another value first brings everything up to date.
final class StateVersions {
  /// More of them are brought up to date at once: each value is kept, and each element may be made, for each of them.
  static let most = 64

  /// How many updates are put off.
  private(set) var count = 0
  /// Which of them is being brought to the screen, counted from 1; 0 when none is.
  private(set) var current = 0
  /// Whether what is written now has versions, and so has whatever depends on it.
  private(set) var isWriting = false
  /// How often versions were brought to the screen, with those that are being.
  private(set) var showings = 0
  /// The serials of the nodes that wait for the updates that are being brought to the screen.
  private var waiting: Set<Int> = []
  /// Whether readers are told of a version.
  private var isTelling = false
  /// Brings the stage in line with what was put off.
  var catchUp: () -> Void = {}
  /// What has versions.
  private var values: [any VersionedValue] = []
  /// What was written since the last update was put off.
  private var written: [any VersionedValue] = []
  /// How many calls of `withTransaction` run.
  private var calls = 0
  /// Whether something is about to change that isn't state, and has what was put off brought up to date first.
  private(set) var isInterrupted = false
  /// What was evaluated meanwhile.
  private var evaluated: [ViewNode] = []

  /// Whether there are updates that wait until something else changes.
  private var areWaiting: Bool { count > 0 && current == 0 }

  // MARK: Noting

  /// Keeps versions of what is written from now on.
  func beginNoting() {
    calls += 1
  }

  /// Keeps versions no longer, if that was begun once; those that are needed stay.
  func endNoting() {
    calls -= 1
    if calls == 0, count == 0 { forget() }
  }

  /// Writes a value: `body` sets it, and has those know that depend on it.
  @inline(__always)
  func write(_ value: any VersionedValue, _ body: () -> Void) {
    guard current == 0 else { return rewrite(value, body) }
    guard calls > 0 else {
      catchUpIfWaiting()
      return body()
    }
    // What others depend on can't be put off; what was put off before goes back to the version before this one.
    guard count > 0 || value.isReadByLists else { return body() }
    if value.beginVersion(count) { values.append(value) }
    if written.last !== value { written.append(value) }
    isWriting = true
    body()
    isWriting = false
  }

  /// Writes a value while versions are brought to the screen: what ends with a view sets something, say.
  private func rewrite(_ value: any VersionedValue, _ body: () -> Void) {
    body()
    value.rewriteVersion(current)
  }

  /// Brings everything up to date before something is changed or looked at that isn't state, and that nobody may
  /// depend on by now who will.
  func catchUpIfWaiting() {
    if areWaiting { catchUp() }
  }

  /// Notes that a node is about to depend on something that has changed.
  ///
  /// - Returns: Whether its update may be put off.
  @inline(__always)
  func mayPutOff(_ node: ViewNode) -> Bool {
    if isWriting { return node.isListOfVersions }
    if areWaiting { interrupt() }
    if current > 0, !isTelling { node.isChangedOtherwise = true }
    return false
  }

  /// Brings everything up to date before something else changes, of which nodes are being told.
  ///
  /// A node that is evaluated for that may have read what is about to change, and isn't among those that are told: it is
  /// evaluated once more when that has happened.
  private func interrupt() {
    isInterrupted = true
    catchUp()
    isInterrupted = false
    let nodes = evaluated
    evaluated = []
    for node in nodes { node.invalidate() }
  }

  /// Notes that a node is evaluated while something is about to change.
  func noteEvaluation(of node: ViewNode) {
    evaluated.append(node)
  }

  // MARK: Putting off

  /// Puts the update off that what was written waits for.
  func add() {
    count += 1
    endVersion(count)
  }

  /// Runs `body` for each update that was put off, with its number from 1, while state is what it was then; and leaves
  /// state as it was before, with no versions.
  ///
  /// - Parameter nodes: What waits for the updates.
  func showEach(to nodes: [ViewNode] = [], _ body: (Int) -> Void) {
    let now = count + 1
    waiting = Set(nodes.lazy.map(\.serial))
    showings += 1
    endVersion(now)
    // What is on the screen is what state was before.
    look(at: 0)
    for version in 1..<now {
      current = version
      show(version)
      body(version)
    }
    show(now)
    (count, current) = (0, 0)
    waiting = []
    forget()
  }

  /// Whether a view around a node waits for one of the updates, which may give it something else to show.
  func changesAround(_ node: ViewNode) -> Bool {
    guard waiting.count > 1 else { return false }
    var isFound = false
    node.forEachAround {
      isFound = waiting.contains($0.serial)
      return !isFound
    }
    return isFound
  }

  private func endVersion(_ version: Int) {
    for value in written {
      value.endVersion(version)
    }
    written = []
  }

  private func show(_ version: Int) {
    isTelling = true
    for value in values {
      value.show(version)
    }
    isTelling = false
  }

  /// Has state be another version of itself, which nobody is told of, until `endLooking`.
  func look(at version: Int) {
    for value in values {
      value.exchange(for: version)
    }
  }

  /// Has state be again what it was before a look at another version.
  func endLooking() {
    look(at: current)
  }

  /// Forgets all versions.
  func forget() {
    for value in values {
      value.forgetVersions()
    }
    values = []
    written = []
  }
}

/// A value of state that keeps what it was in several versions of the state.
protocol VersionedValue: AnyObject {
  /// Whether nobody depends on the value but lists that can show one version after the other.
  var isReadByLists: Bool { get }
  /// Notes what the value is in a version, as it is about to change.
  ///
  /// - Returns: Whether it is the first version that is noted.
  func beginVersion(_ version: Int) -> Bool
  /// Notes what the value is in a version, which changed it.
  func endVersion(_ version: Int)
  /// Has the value as it is be what it was in a version, and behind it.
  func rewriteVersion(_ version: Int)
  /// Has the value be what it was in a version, and who depends on it know.
  func show(_ version: Int)
  /// Has the value be that without anybody knowing.
  func exchange(for version: Int)
  func forgetVersions()
}
