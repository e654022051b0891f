import RecallUI

/// What the program tells the viewer that it shows.
public enum WatchAnswer: Equatable, Sendable {
  /// A sentence for who watches.
  case told(String)
  /// How much of a change has been played, of 100.
  case progress(Int)
  /// All of a change has been played: what came of it, in a sentence.
  case attempted(String)
  /// A change can't be played, and why.
  case failed(String)
  /// Whether the desktop's surroundings are dark.
  case surroundings(isDark: Bool)
  /// How large text is, in hundredths of what is meant for most people: from 50 to 300.
  case textSize(percent: Int)
  /// The time in which two clicks are counted together, in milliseconds; nil for what each control has.
  case doubleClick(Int?)

  /// What the stage is sent.
  public var event: InputEvent {
    switch self {
    case .told(let sentence): .message(name: "told", body: sentence)
    case .progress(let percent): .message(name: "progress", body: "\(percent)")
    case .attempted(let sentence): .message(name: "attempted", body: sentence)
    case .failed(let sentence): .message(name: "failed", body: sentence)
    case .surroundings(let isDark):
      .message(name: "surroundings", body: isDark ? "dark" : "light")
    case .textSize(let percent): .message(name: "textSize", body: "\(percent)")
    case .doubleClick(let milliseconds):
      .message(name: "doubleClick", body: milliseconds.map(String.init) ?? "")
    }
  }

  /// The answer that a message is; nil for any other message.
  init?(messageNamed name: String, body: String) {
    switch name {
    case "told": self = .told(body)
    case "progress":
      guard let percent = Int(body), (0...100).contains(percent) else { return nil }
      self = .progress(percent)
    case "attempted": self = .attempted(body)
    case "failed": self = .failed(body)
    case "surroundings":
      guard ["dark", "light"].contains(body) else { return nil }
      self = .surroundings(isDark: body == "dark")
    case "textSize":
      guard let percent = Int(body), (50...300).contains(percent) else { return nil }
      self = .textSize(percent: percent)
    case "doubleClick":
      if body.isEmpty {
        self = .doubleClick(nil)
      } else {
        guard let milliseconds = Int(body), (1...10_000).contains(milliseconds) else { return nil }
        self = .doubleClick(milliseconds)
      }
    default: return nil
    }
  }
}
