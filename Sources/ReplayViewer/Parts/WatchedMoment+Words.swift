import RecallUI

extension WatchedMoment {
  /// What happened, for who watches. What a script does stands as it is in the script.
  var words: LocalizedStringKey {
    switch kind {
    case .beginning: "the beginning"
    case .event: LocalizedStringKey(verbatim: title)
    case .timer:
      if let timer {
        LocalizedStringKey("timer {name}", ["name": .text(timer)])
      } else {
        "a timer"
      }
    }
  }

  /// Which timer fired; nil where that isn't known.
  private var timer: String? {
    title.hasPrefix("timer ") ? String(title.dropFirst("timer ".count)) : nil
  }
}
