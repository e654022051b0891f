import RecallUI

/// One session to be watched, or two, and where in it somebody looks.
///
/// The sessions were played before: to go anywhere is to look something up.
public final class WatchModel: ObservableObject, StageState {
  public let session: WatchedSession
  /// Another session beside it: a second recording, or what comes of a change; nil for none.
  @Published public private(set) var other: WatchedSession?
  /// The moment at which both part; nil where they don't, or where there is one only.
  private(set) var parting: Int?
  /// What comes of the replay with some changes, which has been played by now or is played then; nil for what
  /// can't be told. Who shows the viewer sets it.
  public var outcome: (([WatchEdit]) -> WatchedSession?)?
  /// Whether the replay can be changed here.
  public let isEditable: Bool
  @Published var state = WatchState() {
    didSet {
      lines = nil
      if state.search != oldValue.search || state.hidesQuiet != oldValue.hidesQuiet
        || state.range != oldValue.range
      {
        list()
      }
    }
  }
  /// The numbers of the moments that are listed, in order.
  private(set) var listed: [Int] = []
  private var lines: [StateSnapshot.Line]?

  /// Opens a session where something is wrong with it, or where it parts from another one; otherwise at its
  /// beginning.
  ///
  /// - Parameters:
  ///   - session: What is watched.
  ///   - other: What is beside it; nil for nothing.
  ///   - isEditable: Whether it can be changed, which the program does that shows it.
  ///   - isDark: Whether the surroundings are dark at first.
  public init(
    _ session: WatchedSession, beside other: WatchedSession? = nil, isEditable: Bool = false,
    isDark: Bool = false
  ) {
    (self.session, self.other, self.isEditable) = (session, other, isEditable)
    parting = other.flatMap { session.parting(from: $0) }
    state.isDark = isDark
    list()
    go(to: session.failure(after: -1) ?? parting ?? 0)
  }

  /// Shows another session beside the first, and goes to where they part.
  public func show(beside other: WatchedSession) {
    self.other = other
    parting = session.parting(from: other)
    lines = nil
    if let parting { go(to: parting) }
  }

  // MARK: What is shown

  var moment: WatchedMoment? {
    session.moments.indices.contains(state.place.moment)
      ? session.moments[state.place.moment] : nil
  }

  /// What the session showed.
  var picture: DisplayList? { session.picture(at: state.place) }

  /// Where in the other session it is as late.
  var otherPlace: WatchPlace? {
    guard let other else { return nil }
    let place = state.place
    let isShared = parting.map { place.moment < $0 } ?? true
    // What several events of one instant came to is told apart by their numbers, as long as both have the same.
    if isShared, other.moments.indices.contains(place.moment) { return place }
    // What comes next hasn't happened yet in an outcome, neither here nor there.
    let last = session.next(after: place.moment).advanced(by: .nanoseconds(-1))
    let instant = place.isOutcome ? max(last, place.instant) : place.instant
    return WatchPlace(
      moment: other.moment(at: instant), instant: instant, isOutcome: place.isOutcome)
  }

  /// What the line of time is about.
  var span: ClosedRange<Instant> { state.range ?? .zero...max(session.end, .zero) }

  private func list() {
    let wanted = state.search.lowercased()
    listed = session.moments.indices.filter { number in
      let moment = session.moments[number]
      if state.hidesQuiet, moment.isQuiet { return false }
      if let range = state.range, !range.contains(moment.instant) { return false }
      return wanted.isEmpty || moment.speaks(of: wanted)
    }
  }

  // MARK: StageState

  public var snapshotLines: [StateSnapshot.Line] {
    if let lines { return lines }
    let lines = makeLines()
    self.lines = lines
    return lines
  }

  public var digest: UInt64 {
    snapshotLines.reduce(0) { $0 &+ $1.digest }
  }

  public func receive(messageNamed name: String, body: String) {
    guard let answer = WatchAnswer(messageNamed: name, body: body) else { return }
    hear(answer)
  }

  private func makeLines() -> [StateSnapshot.Line] {
    let place = state.place
    var lines = [
      ("moment", "\(place.moment)"), ("instant", "\(place.instant)"),
      ("outcome", "\(place.isOutcome)"), ("playing", "\(state.isPlaying)"),
      ("speed", "\(state.speed)"), ("search", state.search), ("quiet", "\(!state.hidesQuiet)"),
      ("listed", "\(listed.count)"), ("panel", state.panel.rawValue), ("dark", "\(state.isDark)"),
    ]
    if let range = state.range {
      lines.append(("range", "\(range.lowerBound) \(range.upperBound)"))
    }
    if let value = state.value { lines.append(("value", value)) }
    if !state.openBranches.isEmpty {
      let names = state.openBranches.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      lines.append(("open", names.joined(separator: " ")))
    }
    if state.isEditing {
      lines.append(("edits", state.edits.map(\.description).joined(separator: ", ")))
      lines += [("inserted", state.inserted), ("path", state.path)]
    }
    if let progress = state.progress { lines.append(("progress", "\(progress)")) }
    if state.textPercent != 100 { lines.append(("textSize", "\(state.textPercent)")) }
    if let doubleClick = state.doubleClick { lines.append(("doubleClick", "\(doubleClick)")) }
    if let told = state.told { lines.append(("told", told)) }
    if let parting { lines.append(("parting", "\(parting)")) }
    return lines.map { StateSnapshot.Line(name: $0, value: $1) }
  }
}

extension WatchedMoment {
  /// Whether something in it has a text in it, which is in lower case.
  fileprivate func speaks(of text: String) -> Bool {
    title.lowercased().contains(text)
      || changes.contains {
        $0.name.lowercased().contains(text) || ($0.after ?? "").lowercased().contains(text)
      }
      || failures.contains { $0.lowercased().contains(text) }
  }
}
