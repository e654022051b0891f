import RecallUI

/// A replay that can't be shown, and what the window looks like that says so.
public final class UnopenedReplay: ObservableObject, StageState {
  /// What its file is called.
  let name: String
  /// What is wrong with it, for who wrote it.
  let reason: String
  @Published private(set) var isDark: Bool
  /// How large text is, in hundredths of what is meant for most people.
  @Published private(set) var textPercent = 100

  /// - Parameters:
  ///   - name: What the replay's file is called.
  ///   - reason: What is wrong with it, for who wrote it.
  ///   - isDark: Whether the surroundings are dark at first.
  public init(name: String, reason: String, isDark: Bool) {
    (self.name, self.reason, self.isDark) = (name, reason, isDark)
  }

  public var snapshotLines: [StateSnapshot.Line] {
    [("dark", "\(isDark)"), ("name", name), ("textSize", "\(textPercent)")].map {
      StateSnapshot.Line(name: $0, value: $1)
    }
  }

  public var digest: UInt64 {
    snapshotLines.reduce(0) { $0 &+ $1.digest }
  }

  public func receive(messageNamed name: String, body: String) {
    switch WatchAnswer(messageNamed: name, body: body) {
    case .surroundings(let isDark): self.isDark = isDark
    case .textSize(let percent): textPercent = percent
    default: break
    }
  }
}
