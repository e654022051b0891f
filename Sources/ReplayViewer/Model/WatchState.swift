import RecallUI

/// All that can change in the viewer.
struct WatchState: Equatable {
  /// What is told beside the picture.
  enum Panel: String, CaseIterable {
    case events, state, inside
  }

  var place = WatchPlace(moment: 0, instant: .zero, isOutcome: true)
  var isPlaying = false
  /// How many seconds of the session go by in one.
  var speed = 1.0
  /// What the events that are listed speak of.
  var search = ""
  /// Whether events that change nothing aren't listed.
  var hidesQuiet = false
  /// The events that are listed, and the line of time, are within this; nil for all.
  var range: ClosedRange<Instant>?
  /// The value of the state whose changes are gone through.
  var value: String?
  /// The branches of the state that show what stands in them.
  var openBranches: Set<String> = []
  var panel = Panel.events
  var isDark = false
  /// How large text is, in hundredths of what is meant for most people.
  var textPercent = 100
  /// The time in which two clicks are counted together, in milliseconds; nil for what each control has.
  var doubleClick: Int?
  /// Whether the replay is being changed.
  var isEditing = false
  var edits: [WatchEdit] = []
  /// What is to be inserted, and where the changed replay is to be written.
  var inserted = ""
  var path = ""
  /// The changes that are being played.
  var attempted: [WatchEdit] = []
  /// How much of them has been played, of 100; nil while nothing is.
  var progress: Int?
  /// What the program has told who watches.
  var told: String?

  /// The speeds that there are.
  static let speeds = [0.1, 0.25, 0.5, 1, 2, 4, 8]
}
