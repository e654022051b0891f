import Replay

/// The state that replays compare, for people and for programs.
struct StateReport: Encodable {
  /// In milliseconds since the start.
  var at: Int64
  /// As a recording writes it.
  var digest: String
  var state: [String: String]
  /// Each value a line, as an expectation says it.
  let text: String

  private enum CodingKeys: CodingKey {
    case at, digest, state
  }

  init(_ target: some ReplayTarget) {
    at = target.now.millisecondsRoundedUp
    digest = "#" + digestText(target.digest)
    let snapshot = target.snapshot
    state = Dictionary(uniqueKeysWithValues: snapshot.lines.map { ($0.name, $0.value) })
    text = snapshot.scriptText
  }

  var json: String {
    get throws { try JSONText.of(self) }
  }
}
