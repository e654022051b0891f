import RecallUI

/// What the viewer asks of the program that shows it.
public enum WatchMessage: Equatable, Sendable {
  /// Plays the replay with some changes, and shows what comes of it beside it.
  case attempt([WatchEdit])
  /// Ends what is being played of a change.
  case stop
  /// Asks how much of a change has been played.
  case askProgress
  /// Writes the replay with the changes into a new file.
  case save([WatchEdit], path: String)
}

extension WatchMessage {
  /// What the stage lists when it is sent.
  public var effect: StageEffect {
    switch self {
    case .attempt(let edits): .message(name: "attempt", body: Self.text(of: edits))
    case .stop: .message(name: "stop", body: "")
    case .askProgress: .message(name: "progress", body: "")
    case .save(let edits, let path):
      .message(name: "save", body: ([path] + edits.map(\.description)).joined(separator: "\n"))
    }
  }

  /// The message that an effect is; nil for any other effect.
  public init?(_ effect: StageEffect) {
    guard case .message(let name, let body) = effect else { return nil }
    var lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    switch name {
    case "attempt": self = .attempt(lines.compactMap { WatchEdit($0) })
    case "stop": self = .stop
    case "progress": self = .askProgress
    case "save":
      let path = String(lines.removeFirst())
      self = .save(lines.compactMap { WatchEdit($0) }, path: path)
    default: return nil
    }
  }

  static func text(of edits: [WatchEdit]) -> String {
    edits.map(\.description).joined(separator: "\n")
  }
}
