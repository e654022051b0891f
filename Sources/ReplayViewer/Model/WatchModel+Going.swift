import RecallUI

extension WatchModel {
  /// Goes to what a moment came to, and stops playing.
  func go(to moment: Int) {
    guard session.moments.indices.contains(moment) else { return }
    state.isPlaying = false
    state.place = WatchPlace(
      moment: moment, instant: session.moments[moment].instant, isOutcome: true)
  }

  /// Goes to an instant, within the session.
  func go(to instant: Instant) {
    let instant = min(max(instant, .zero), session.end)
    state.place = WatchPlace(
      moment: session.moment(at: instant), instant: instant, isOutcome: false)
  }

  /// Goes on, or back, by so many of the moments that are listed.
  func step(_ count: Int) {
    guard !listed.isEmpty else { return }
    let moment = state.place.moment
    // The first one that isn't before this one.
    let index = listed.partitioningIndex { $0 >= moment }
    let isListed = index < listed.count && listed[index] == moment
    let target = index + count - (count > 0 && !isListed ? 1 : 0)
    go(to: listed[min(max(target, 0), listed.count - 1)])
  }

  /// Goes to the next timer that fired, or to the one before.
  func stepTimer(_ direction: Int) {
    let timers = session.marks.filter { $0.kind == .timer }.map(\.instant)
    let now = state.place.instant
    let index = timers.partitioningIndex { $0 >= now }
    guard direction > 0 else {
      if index > 0 { go(to: timers[index - 1]) }
      return
    }
    if let next = timers[index...].first(where: { $0 > now }) { go(to: next) }
  }

  func goToBeginning() {
    if let first = listed.first { go(to: first) }
  }

  func goToEnd() {
    if let last = listed.last { go(to: last) }
  }

  /// Goes by turns to the moments that aren't as they should be, and to where both sessions part.
  func goToFailure() {
    let moment = state.place.moment
    let places = [session.failure(after: moment), parting].compactMap(\.self)
    if let next = places.filter({ $0 > moment }).min() ?? places.min() { go(to: next) }
  }

  // MARK: Playing

  /// How often the picture goes on while it plays.
  static let tick = Duration.milliseconds(40)

  func togglePlaying() {
    if !state.isPlaying, state.place.instant >= span.upperBound { go(to: span.lowerBound) }
    state.isPlaying.toggle()
    state.place.isOutcome = false
  }

  /// Lets as much of the session go by as is due.
  func tick() {
    guard state.isPlaying else { return }
    let instant = state.place.instant.advanced(by: Self.tick * state.speed)
    go(to: min(instant, span.upperBound))
    if instant >= span.upperBound { state.isPlaying = false }
  }

  /// Plays faster by so many speeds, or slower.
  func changeSpeed(by count: Int) {
    let speeds = WatchState.speeds
    let index = speeds.firstIndex(of: state.speed) ?? 0
    state.speed = speeds[min(max(index + count, 0), speeds.count - 1)]
  }

  // MARK: Ranges

  /// Has only what is between two instants be listed; nothing between them has all be listed again.
  func select(from one: Instant, to other: Instant) {
    state.range = one == other ? nil : min(one, other)...max(one, other)
  }

  /// Has what is listed begin here.
  func beginRange() {
    select(from: state.place.instant, to: max(span.upperBound, state.place.instant))
  }

  /// Has what is listed end here.
  func endRange() {
    select(from: min(span.lowerBound, state.place.instant), to: state.place.instant)
  }

  // MARK: Values

  /// Goes to the moment that made a value what it is, and has its changes be gone through.
  func follow(_ name: String) {
    state.value = name
    if let value = session.history.value(name, behind: state.place.moment) { go(to: value.since) }
  }

  /// The state behind the moment that is shown. The branch of the value that was chosen is open.
  var tree: StateTree {
    let moment = state.place.moment
    let chosen = state.value.flatMap { StateName($0).branch }
    return StateTree(
      session.history.values(behind: moment), behind: moment,
      isOther: { value in otherValue(of: value.name).map { $0.text != value.text } ?? false },
      isOpen: { branch in branch == chosen || state.openBranches.contains(branch) })
  }

  /// What a value is in the other session.
  struct OtherValue: Equatable {
    /// nil where it isn't there.
    var text: String?
  }

  /// What a value is in the other session; nil where there is no other one.
  func otherValue(of name: String) -> OtherValue? {
    guard let other, let place = otherPlace else { return nil }
    return OtherValue(text: other.history.value(name, behind: place.moment)?.text)
  }

  /// Opens a branch of the state, or closes it.
  func toggle(_ branch: String) {
    if state.value.flatMap({ StateName($0).branch }) == branch {
      // It would be open still.
      state.value = nil
      state.openBranches.remove(branch)
    } else if state.openBranches.remove(branch) == nil {
      state.openBranches.insert(branch)
    }
  }

  /// Opens all branches of the state, or closes them.
  func toggleBranches() {
    state.panel = .state
    guard state.openBranches.isEmpty else {
      state.openBranches = []
      return
    }
    for case .branch(let branch) in tree.rows { state.openBranches.insert(branch.name) }
  }

  /// Chooses the next value of the state, or the one before, in the order of their names.
  func chooseValue(_ direction: Int) {
    let names = session.history.values(behind: state.place.moment).map(\.name)
    guard !names.isEmpty else { return }
    state.panel = .state
    guard let chosen = state.value, let index = names.firstIndex(of: chosen) else {
      state.value = direction > 0 ? names.first : names.last
      return
    }
    state.value = names[min(max(index + direction, 0), names.count - 1)]
  }

  /// Goes to the next change of the value that is followed, or to the one before.
  func stepValue(_ direction: Int) {
    guard let name = state.value else { return }
    let changes = session.history.changes(of: name)
    let moment = state.place.moment
    let target =
      direction > 0 ? changes.first { $0 > moment } : changes.last { $0 < moment }
    if let target { go(to: target) }
  }
}

extension Array {
  /// The first place from which on something holds of all elements, where it holds of none before.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
