import Interaction
import Storage

/// What a program asked for, in order, from behind what a script found last.
struct ExpectedEffects {
  private var all: [StageEffect] = []
  /// Where those begin that no script has found yet.
  private var start = 0
  /// The texts of all, in bytes.
  private var bytes = 0

  /// Adds what the program asked for since.
  mutating func add(_ occurrences: [StageEffect.Occurrence]) {
    guard !occurrences.isEmpty else { return }
    all += occurrences.map(\.effect)
    bytes += occurrences.reduce(0) { $0 + $1.effect.textBytes }
    // A script that expects nothing must not gather all that a long game asked for.
    while all.count - start > 1, isTooMuch { drop(max(1, (all.count - start) / 2)) }
    if start > all.count / 2 { forgetFound() }
  }

  /// Goes on behind the first effect that is `wanted`.
  ///
  /// - Returns: What there was instead; nil when it was found.
  mutating func find(_ wanted: StageEffect) -> [StageEffect]? {
    guard let index = all[start...].firstIndex(of: wanted) else { return Array(all[start...]) }
    drop(index + 1 - start)
    return nil
  }

  private var isTooMuch: Bool {
    all.count - start > ReplayGrammar.effects || bytes > ReplayGrammar.effectBytes
  }

  private mutating func drop(_ count: Int) {
    bytes -= all[start..<start + count].reduce(0) { $0 + $1.textBytes }
    start += count
  }

  private mutating func forgetFound() {
    all.removeFirst(start)
    start = 0
  }
}

extension StageEffect {
  /// What is long in it.
  fileprivate var textBytes: Int {
    switch self {
    case .copy(let text): text.utf8.count
    case .openURL(let url): url.absoluteString.utf8.count
    case .announce(let said): said.text.utf8.count
    case .message(let name, let body): name.utf8.count + body.utf8.count
    case .store(let change): change.value?.textBytes ?? 0
    case .playSound, .feedback, .requestPaste, .closeWindow: 0
    }
  }
}

extension StoredValue {
  fileprivate var textBytes: Int {
    switch self {
    case .bool, .int, .double, .date: 0
    case .string(let text): text.utf8.count
    case .url(let url): url.absoluteString.utf8.count
    case .data(let data): data.count
    case .array(let values): values.reduce(0) { $0 + $1.textBytes }
    case .dictionary(let values): values.reduce(0) { $0 + $1.key.utf8.count + $1.value.textBytes }
    }
  }
}
