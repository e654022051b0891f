/// Same input, same digests: what code must not name when its result reaches the state.
struct DeterminismLaw {
  /// Something that code must not say, as the tokens that say it.
  enum Rule: Hashable, CustomStringConvertible {
    /// These tokens in a row.
    case names([String])
    /// A call of this name, as a member or alone.
    case calls(String)
    /// A call of this name without this argument, which makes it draw from the system.
    case callsWithout(String, argument: String)

    /// The word that a break of it begins with.
    var firstWord: String {
      switch self {
      case .names(let tokens): tokens[0]
      case .calls(let name), .callsWithout(let name, _): name
      }
    }

    var description: String {
      switch self {
      case .names(let tokens): tokens.joined()
      case .calls(let name): "\(name)()"
      case .callsWithout(let name, let argument): "\(name)() without \(argument):"
      }
    }
  }

  /// Modules in which nothing of this holds: they are what talks to the system.
  let exempt: Set<String>
  let rules: [Rule]
  private let rulesByFirstWord: [String: [Rule]]

  init(exempt: Set<String>, rules: [Rule]) {
    self.exempt = exempt
    self.rules = rules
    rulesByFirstWord = Dictionary(grouping: rules, by: \.firstWord)
  }

  static let house = DeterminismLaw(
    exempt: [
      "SDLWindow", "recall", "RecallApp", "RecallDriver", "SystemFiles", "Assets", "Records",
      "AppData",
    ],
    rules: [
      // Chance
      .names(["SystemRandomNumberGenerator"]),
      .names(["Hasher"]),
      .names(["hashValue"]),
      .names(["UUID", "(", ")"]),
      .names(["arc4random"]),
      .names(["drand48"]),
      .callsWithout("shuffled", argument: "using"),
      .callsWithout("shuffle", argument: "using"),
      .callsWithout("randomElement", argument: "using"),
      .callsWithout("random", argument: "using"),
      // Real clocks
      .names(["Date", "(", ")"]),
      .names(["Date", ".", "now"]),
      .names(["timeIntervalSinceNow"]),
      .names(["ContinuousClock"]),
      .names(["SuspendingClock"]),
      .names(["clock_gettime"]),
      .names(["gettimeofday"]),
      .names(["DispatchTime", ".", "now"]),
      .names(["DispatchWallTime"]),
      .names(["systemUptime"]),
      .names(["CFAbsoluteTimeGetCurrent"]),
      .names(["mach_absolute_time"]),
      // Sleeping
      .calls("sleep"),
      .calls("usleep"),
      .calls("nanosleep"),
      // The machine and who uses it
      .names(["Locale", ".", "current"]),
      .names(["Locale", ".", "autoupdatingCurrent"]),
      .names(["TimeZone", ".", "current"]),
      .names(["TimeZone", ".", "autoupdatingCurrent"]),
      .names(["Calendar", ".", "current"]),
      .names(["Calendar", ".", "autoupdatingCurrent"]),
      .calls("getenv"),
    ])

  func violations(in file: SourceFile) -> [Violation] {
    guard !exempt.contains(file.module) else { return [] }
    return file.tokens.indices.flatMap { index in
      let rules = rulesByFirstWord[file.tokens[index].text] ?? []
      return rules.filter { $0.isBroken(by: file.tokens, at: index) }.map { rule in
        Violation(
          file: file, line: file.tokens[index].line,
          message: "\(file.module) is deterministic and may not name \(rule)")
      }
    }
  }
}

extension DeterminismLaw.Rule {
  func isBroken(by tokens: [Token], at index: Int) -> Bool {
    switch self {
    case .names(let words):
      tokens[index...].prefix(words.count).map(\.text) == words
    case .calls(let name):
      tokens[index].text == name && tokens.isCall(at: index)
    case .callsWithout(let name, let argument):
      tokens[index].text == name && tokens.isCall(at: index)
        && !tokens.arguments(ofCallAt: index).contains(argument)
    }
  }
}

extension [Token] {
  /// Whether the word at `index` is called, not declared.
  fileprivate func isCall(at index: Int) -> Bool {
    guard index + 1 < count, self[index + 1].text == "(" else { return false }
    return index == 0 || self[index - 1].text != "func"
  }

  /// The labels of the call at `index`, without those of the calls inside of it.
  fileprivate func arguments(ofCallAt index: Int) -> [String] {
    var depth = 0
    var labels: [String] = []
    for position in (index + 1)..<count {
      switch self[position].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ":" where depth == 1: labels.append(self[position - 1].text)
      default: break
      }
      if depth == 0 { break }
    }
    return labels
  }
}
