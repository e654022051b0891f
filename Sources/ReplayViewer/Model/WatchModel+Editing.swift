import RecallUI

extension WatchModel {
  /// How much earlier or later a step is at a time, in milliseconds.
  static let retiming: Int64 = 100

  /// The step of the moment that is shown; nil for the beginning and for timers.
  var step: Int? { moment?.step }

  /// Whether there is a step that is shown, and isn't skipped.
  var canChangeStep: Bool {
    step.map { !state.edits.contains(.skip(step: $0)) } ?? false
  }

  /// Changes when the step that is shown happens, by so many milliseconds.
  func retime(by milliseconds: Int64) {
    guard let step, canChangeStep, let first = session.moments.first(where: { $0.step == step })
    else { return }
    let earlier = state.edits.compactMap { edit -> Int64? in
      if case .retime(step, let time) = edit { time } else { nil }
    }.last
    let written = first.writtenTime ?? first.instant.millisecondsRoundedUp
    let time = max((earlier ?? written) + milliseconds, 0)
    state.edits.removeAll { if case .retime(step, _) = $0 { true } else { false } }
    state.edits.append(.retime(step: step, milliseconds: time))
  }

  /// Skips the step that is shown, or no longer.
  func toggleSkipping() {
    guard let step else { return }
    let edit = WatchEdit.skip(step: step)
    if let index = state.edits.firstIndex(of: edit) {
      state.edits.remove(at: index)
    } else {
      // Nothing else can be done with a step that isn't there.
      state.edits.removeAll { $0.step == step }
      state.edits.append(edit)
    }
  }

  /// Has the step that is shown trade places with the one before, or behind.
  func move(_ direction: Int) {
    guard let step, canChangeStep else { return }
    state.edits.append(direction < 0 ? .moveBack(step: step) : .moveOn(step: step))
  }

  /// Has what was written happen here.
  func insert() {
    let action = state.inserted.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !action.isEmpty else { return }
    state.edits.append(
      .insert(milliseconds: state.place.instant.millisecondsRoundedUp, action: action))
    state.inserted = ""
  }

  // MARK: Playing what is changed

  /// Whether there is something to play that isn't being played.
  var canAttempt: Bool { isEditable && !state.edits.isEmpty && state.progress == nil }

  /// Has the program play the changes.
  ///
  /// - Returns: What to ask it for; nil where there is nothing to be played.
  func attempt() -> WatchMessage? {
    guard canAttempt else { return nil }
    state.attempted = state.edits
    state.progress = 0
    state.told = nil
    return .attempt(state.edits)
  }

  /// Has the program play them no longer.
  ///
  /// - Returns: What to ask it for; nil where nothing is played.
  func stop() -> WatchMessage? {
    guard state.progress != nil else { return nil }
    state.progress = nil
    return .stop
  }

  /// Takes over what the program says. What it says of something that was stopped comes too late.
  func hear(_ answer: WatchAnswer) {
    switch answer {
    case .told(let sentence): state.told = sentence
    case .surroundings(let isDark): state.isDark = isDark
    case .textSize(let percent): state.textPercent = percent
    case .doubleClick(let milliseconds): state.doubleClick = milliseconds
    case .progress(let percent):
      if state.progress != nil { state.progress = percent }
    case .failed(let sentence):
      guard state.progress != nil else { return }
      state.progress = nil
      state.told = sentence
    case .attempted(let sentence):
      guard state.progress != nil else { return }
      state.progress = nil
      state.told = sentence
      if let session = outcome?(state.attempted) { show(beside: session) }
    }
  }
}
