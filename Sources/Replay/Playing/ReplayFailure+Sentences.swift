import Interaction

extension ReplayFailure {
  /// What is wrong, in a sentence; then a line for each difference, and one each for the fonts and the program if they
  /// are others.
  package var sentences: [ReplaySentence] {
    kindSentences + [otherFonts?.sentence, otherProgram?.sentence].compactMap { $0 }
  }

  private var kindSentences: [ReplaySentence] {
    switch kind {
    case .divergence(let expected, let found, let differences):
      [
        ReplaySentence(
          "{place}: after {action}, expected the digest {expected}, found {found}",
          [
            "place": place, "action": actionPart, "expected": .text("#\(digestText(expected))"),
            "found": .text("#\(digestText(found))"),
          ])
      ]
        + (differences.isEmpty
          ? [ReplaySentence("no line of the snapshot is known to differ")]
          : Self.list(differences))
    case .lines(let differences):
      [
        ReplaySentence(
          "{place}: after {action}, expected lines that belong to the digest, found others",
          ["place": place, "action": actionPart])
      ] + Self.list(differences)
    case .expectation(let name, let expected, let found, let similar):
      [
        .expected(
          at: place, .text("\(name.asName) = \(expected.asValue)"),
          found: found.map { .text($0.asValue) } ?? .nothing("no such line", similar))
      ]
    case .unmet(let expectation, let found, let similar, let waited):
      [
        .expected(
          at: place, Self.expected(expectation, within: waited),
          found: found.map(\.asFoundPart) ?? .nothing("nothing of that name", similar))
      ]
    case .picture(let name, let difference):
      [
        ReplaySentence(
          "{place}: expected the picture {name}, {difference}",
          ["place": place, "name": .text(name.asValue), "difference": .text(difference)])
      ]
    case .effect(let expected, let found):
      [
        ReplaySentence(
          "{place}: expected the effect {expected}, found {found}",
          [
            "place": place, "expected": .text(expected.scriptText.shortened),
            "found": Self.effects(found),
          ])
      ]
    case .target(let message):
      [
        ReplaySentence(
          "{place}: {action} failed: {message}",
          ["place": place, "action": actionPart, "message": .text(message)])
      ]
    }
  }

  private var place: ReplaySentence.Part { .text("\(position)") }

  private var actionPart: ReplaySentence.Part { .text("`\(action)`") }

  private static func expected(
    _ expectation: ReplayExpectation, within patience: Int64?
  ) -> ReplaySentence.Part {
    guard let patience else { return .text("\(expectation)") }
    return .sentence(
      ReplaySentence(
        "{expected} within {time} ms",
        ["expected": .text("\(expectation)"), "time": .text("\(patience)")]))
  }

  private static func effects(_ found: [StageEffect]) -> ReplaySentence.Part {
    guard !found.isEmpty else { return .sentence(ReplaySentence("none")) }
    let shown = found.prefix(shownDifferences).map { $0.scriptText.shortened }
    return .text(shown.joined(separator: ", "))
  }

  private static func list(_ differences: [SnapshotDifference]) -> [ReplaySentence] {
    let rest = differences.count - shownDifferences
    return differences.prefix(shownDifferences).map(\.sentence)
      + (rest > 0 ? [ReplaySentence("and {count} more", ["count": .number(rest)])] : [])
  }

  private static var shownDifferences: Int { 20 }
}

extension ReplaySentence {
  /// The sentence that all failures share.
  static func expected(at place: Part, _ expected: Part, found: Part) -> ReplaySentence {
    ReplaySentence(
      "{place}: expected {expected}, found {found}",
      ["place": place, "expected": expected, "found": found])
  }
}

extension ReplaySentence.Part {
  /// A word as it stands in a script.
  static func text(_ word: ScriptWord) -> ReplaySentence.Part { .text(word.description) }

  /// That there is nothing, and the names that could have been meant.
  static func nothing(_ sentence: String, _ names: [String]) -> ReplaySentence.Part {
    ReplaySentence.Part.sentence(ReplaySentence(sentence)).besides(names)
  }

  /// What was found, and the names that could have been meant.
  static func text(_ found: String, besides names: [String]) -> ReplaySentence.Part {
    ReplaySentence.Part.text(found).besides(names)
  }

  private func besides(_ names: [String]) -> ReplaySentence.Part {
    guard !names.isEmpty else { return self }
    let list = names.map(\.asName.description).joined(separator: ", ")
    return .sentence(
      ReplaySentence("{found}; there are {names}", ["found": self, "names": .text(list)]))
  }
}

extension SnapshotDifference {
  var sentence: ReplaySentence {
    func part(_ value: String?) -> ReplaySentence.Part {
      value.map { .text($0.asValue) } ?? .nothing("no such line", [])
    }
    return .expected(at: .text(name.asName), part(expected), found: part(found))
  }
}

extension OtherFonts {
  var sentence: ReplaySentence {
    ReplaySentence(
      "it was recorded with the fonts {recorded}; here texts have other sizes, in {here}",
      ["recorded": .text(recorded.list), "here": .text(here.list)])
  }
}

extension OtherProgram {
  var sentence: ReplaySentence {
    ReplaySentence(
      "it was recorded by {recorded}, and this is {here}: things may stand elsewhere",
      [
        "recorded": .text(recorded.shortened.asValue), "here": .text(here.shortened.asValue),
      ])
  }
}

extension String {
  /// What was found, where it may be nothing but that something is there.
  fileprivate var asFoundPart: ReplaySentence.Part {
    isEmpty ? .sentence(ReplaySentence("one")) : .text(asValue)
  }
}
