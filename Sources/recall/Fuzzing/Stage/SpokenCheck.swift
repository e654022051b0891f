import AccessibilityTree
import RecallUI
import Replay

/// What has to hold of all that is told to who can't see a stage.
struct SpokenCheck {
  /// The window with all that is in it.
  let window: AccessibleElement
  /// The state of what is shown.
  let state: StateSnapshot

  init(_ window: AccessibleElement, state: StateSnapshot) {
    self.window = window
    self.state = state
  }

  init(_ stage: Stage) {
    let numbering = AccessibilityNumbering()
    let reader = AccessibilityReader(stage, numbering: numbering, window: numbering.take())
    self.init(reader.window(titled: "Recall"), state: stage.coreSnapshot)
  }

  /// What is wrong; nil for nothing.
  var violation: InvariantViolation? { namelessness ?? treason }

  private var namelessness: InvariantViolation? {
    let nameless = window.all.first { $0.states.contains(.focusable) && $0.name.isEmpty }
    return nameless.map { element in
      let name = element.identifier.map { " called \($0)" } ?? ""
      return InvariantViolation(
        invariant: "what can have the focus says what it is",
        found: "a \(element.role)\(name) at \(element.frame.x), \(element.frame.y) does not")
    }
  }

  /// All cards that lie face down tell the same but for numbers, which are those of their places; those on the
  /// table, and those in the deck.
  private var treason: InvariantViolation? {
    let covered = window.all.filter(liesFaceDown)
    let traitor = [true, false].lazy.compactMap { isOnTable in
      covered.filter { liesOnTable($0) == isOnTable }.traitor
    }.first
    return traitor.map { card in
      InvariantViolation(
        invariant: "of cards that lie face down nothing is told but their places",
        found: "\(card.identifier ?? "one") is told as \(card.name)")
    }
  }

  private func liesFaceDown(_ element: AccessibleElement) -> Bool {
    guard let name = element.identifier, name.hasPrefix("card:") else { return false }
    return ["isFaceUp", "isMatched", "isPeeked"].allSatisfy { state["\(name).\($0)"] == "false" }
  }

  /// Whether a card was dealt, or chosen before that.
  private func liesOnTable(_ element: AccessibleElement) -> Bool {
    guard let name = element.identifier else { return false }
    let (place, dealt) = (state["\(name).place"], state["deck.dealt"])
    guard let place = place.flatMap({ Int($0) }), let dealt = dealt.flatMap({ Int($0) }) else {
      return false
    }
    return place < dealt || state["\(name).hasBeenSeen"] == "true"
  }
}

extension [AccessibleElement] {
  /// The first one that tells something else than those before; nil where all tell the same but for numbers.
  fileprivate var traitor: AccessibleElement? {
    let told = map { "\($0.name) \($0.explanation)".filter { !$0.isNumber } }
    return zip(self, told).first { $0.1 != told[0] }?.0
  }
}
