import Foundation
import Interaction
import Replay

/// Draws scripts that use all of the grammar, for a printer and a parser to agree on.
///
/// What they do makes no sense on any stage; names and texts are chosen to be hard to quote.
struct ScriptGenerator {
  var generator: FuzzGenerator

  /// Draws a script that the grammar can say.
  mutating func script() -> ReplayScript {
    let pairs = generator.number(in: ReplayGrammar.pairs)
    let header = ReplayHeader(
      deck: string(), pairs: pairs, seed: generator.next(),
      viewport: ScriptSize(
        width: ScriptCoordinate(thousandths: generator.number(in: 1_000...100_000_000)),
        height: ScriptCoordinate(thousandths: generator.number(in: 1_000...100_000_000))),
      scheme: generator.element(of: [nil, .light, .dark]) ?? nil,
      setup: generator.happens(Ratio(1, in: 2)) ? setup(pairs: pairs) : .classic,
      screen: generator.happens(Ratio(1, in: 4)) ? screen() : nil, comments: comments())
    var time: Int64 = 0
    var steps: [ReplayStep] = []
    if generator.happens(Ratio(1, in: 2)) {
      steps.append(digested(ReplayStep(at: 0, .start)))
    }
    for _ in 0..<generator.number(in: 0...12) {
      let step = digested(ReplayStep(at: time, action(), comments: comments()))
      steps.append(step)
      // No pointer may move while a press or a drag holds it.
      time =
        step.endTime
        + Int64(generator.choice((0, weight: 1), (generator.number(in: 0...99_999), weight: 2)))
    }
    if generator.happens(Ratio(1, in: 2)) {
      steps.append(digested(ReplayStep(at: time, .end)))
    }
    return ReplayScript(header: header, steps: steps, trailingComments: comments())
  }

  private mutating func setup(pairs: Int) -> ReplaySetup {
    var setup = ReplaySetup()
    for _ in 0..<generator.number(in: 0...ReplayGrammar.players.upperBound) {
      setup.players.append(
        ReplaySetup.Player(
          name: playerName(), bot: generator.happens(Ratio(1, in: 2)) ? string() : nil))
    }
    setup.turnBack = milliseconds(in: ReplayGrammar.turnBackMilliseconds)
    setup.look = milliseconds(in: ReplayGrammar.lookMilliseconds)
    setup.hasBonus = generator.happens(Ratio(1, in: 2))
    setup.allowsPeeks = generator.happens(Ratio(1, in: 2))
    setup.race = milliseconds(in: ReplayGrammar.raceMilliseconds)
    setup.hold = milliseconds(in: ReplayGrammar.holdMilliseconds)
    var time: Int64 = 0
    for pair in 0..<min(pairs, generator.number(in: 0...20)) {
      time += Int64(generator.number(in: 0...9_999))
      setup.ghost.append(ReplaySetup.Find(milliseconds: time, pair: pair))
    }
    return setup
  }

  private mutating func milliseconds(in range: ClosedRange<Int64>) -> Int64? {
    guard generator.happens(Ratio(1, in: 2)) else { return nil }
    return Int64(generator.number(in: Int(range.lowerBound)...Int(range.upperBound)))
  }

  private mutating func screen() -> ReplayScreen {
    ReplayScreen(name: string() + "s", given: string())
  }

  private mutating func action() -> ReplayAction {
    let duration = Int64(
      generator.choice((0, weight: 1), (generator.number(in: 0...5000), weight: 2)))
    switch generator.number(in: 0...11) {
    case 0: return .wait
    case 1: return .tap(place(), use())
    case 2: return .press(place(), milliseconds: duration, use())
    case 3: return .drag(from: place(), to: place(), milliseconds: duration, use())
    case 4, 5:
      let phase = generator.element(of: PointerEvent.Phase.allCases) ?? .cancel
      return .pointer(phase, place(), use())
    case 6: return .scroll(place(), by: point())
    case 7:
      let phases = [nil] + KeyEvent.Phase.allCases.map { $0 }
      let modifiers = KeyEvent.Modifiers(rawValue: generator.number(in: 0...15))
      return .key(generator.element(of: phases) ?? nil, string(), modifiers)
    case 8: return .text(string())
    case 9: return .resize(ScriptSize(width: coordinate(), height: coordinate()))
    case 10: return .focus(generator.element(of: FocusChange.allCases) ?? .gained)
    default: return .expect(name: string(), value: string())
    }
  }

  private mutating func digested(_ step: ReplayStep) -> ReplayStep {
    guard generator.happens(Ratio(1, in: 2)) else { return step }
    var step = step
    step.digest = generator.next()
    let lines = (0..<generator.number(in: 0...4)).map { _ in
      StateSnapshot.Line(name: string(), value: string())
    }
    step.changes = StateSnapshot(lines).changes(since: StateSnapshot())
    for index in step.changes.indices where generator.happens(Ratio(1, in: 3)) {
      step.changes[index].value = nil
    }
    return step
  }

  private mutating func comments() -> [String] {
    guard generator.happens(Ratio(1, in: 6)) else { return [] }
    return (0..<generator.number(in: 1...2)).map { _ in
      var comment = ""
      for scalar in string().unicodeScalars where scalar.properties.generalCategory != .control {
        comment.unicodeScalars.append(scalar)
      }
      return comment
    }
  }

  private mutating func use() -> PointerUse {
    let number = generator.choice(
      (0, weight: 3), (generator.number(in: ReplayGrammar.pointers), weight: 1))
    return PointerUse(
      PointerID(number), button: generator.element(of: PointerEvent.Button.allCases) ?? .primary)
  }

  private mutating func place() -> ScriptPlace {
    switch generator.number(in: 0...2) {
    case 0: .point(point())
    case 1: .element(string())
    default: .element(string(), offset: point())
    }
  }

  private mutating func point() -> ScriptPoint {
    ScriptPoint(x: coordinate(), y: coordinate())
  }

  private mutating func coordinate() -> ScriptCoordinate {
    ScriptCoordinate(
      thousandths: generator.choice(
        (generator.number(in: 0...2_000_000), weight: 2), (0, weight: 1),
        (generator.number(in: -1_000_000_000...1_000_000_000), weight: 1)))
  }

  private mutating func string() -> String {
    let simple = generator.element(of: Self.strings) ?? ""
    guard generator.happens(Ratio(1, in: 4)) else { return simple }
    var text = ""
    for _ in 0..<generator.number(in: 0...6) {
      if let scalar = Unicode.Scalar(UInt32(generator.number(in: 0...0x1_1000))) {
        text.unicodeScalars.append(scalar)
      } else {
        text += simple
      }
    }
    return text
  }

  /// As long as a script may have it, and never empty.
  private mutating func playerName() -> String {
    let scalars = (string() + "n").unicodeScalars.suffix(ReplayGrammar.nameScalars.upperBound)
    return String(String.UnicodeScalarView(scalars))
  }

  private static let strings = [
    "card:3", "a", "card:12.isFaceUp", "new game", "", "\"", "\\", "#", "->", "=", "gone", "with",
    "pointer", "over", "for", "down", "+1,+2", "1,2", "true", "0", "//", "ä", "🚗", "\n", "\r\n",
    "\t", "\u{0}", "\u{7F}", "\u{202E}", "e\u{301}", "\u{301}", "\u{FEFF}",
  ]
}
