import Replay

/// Stretches of recordings, for a fuzzer to take over: what people do comes further than what chance
/// does.
public struct LearntSteps: Sendable {
  /// Something that was done, and how long after what was done before.
  struct Step: Sendable {
    var gap: Int64
    var action: ReplayAction
  }

  private var recordings: [[Step]] = []

  /// Creates what is known by who has seen no recording.
  public init() {}

  /// Takes in what is done in scripts; what they expect is left out.
  public init(_ scripts: [ReplayScript]) {
    for script in scripts {
      var last: Int64 = 0
      let steps = script.steps.compactMap { step -> Step? in
        guard step.action.isDone else { return nil }
        defer { last = step.time }
        return Step(gap: max(0, step.time - last), action: step.action)
      }
      if !steps.isEmpty { recordings.append(steps) }
    }
  }

  /// Whether there is nothing.
  public var isEmpty: Bool { recordings.isEmpty }

  /// Draws a stretch: as it was, twice, or turned around.
  func stretch(using generator: inout FuzzGenerator) -> [Step] {
    guard let recording = generator.element(of: recordings) else { return [] }
    let start = generator.number(in: 0...(recording.count - 1))
    let stretch = Array(recording[start...].prefix(generator.number(in: 1...10)))
    return generator.choice(
      (stretch, weight: 6), (stretch + stretch, weight: 1), (stretch.reversed(), weight: 1))
  }
}

extension ReplayAction {
  /// Whether it does something, rather than waiting or expecting.
  fileprivate var isDone: Bool {
    switch self {
    case .start, .wait, .expect, .expectEffect, .expectPicture, .end: false
    // They belong to a later version of the language than most rounds are written in, and to what
    // stood there when they were recorded.
    case .scrollTo, .waitUntil: false
    case .tap, .press, .drag, .pointer, .scroll, .key, .text, .marked, .paste, .message, .resize,
      .focus:
      true
    }
  }

  /// The pointer that it uses, if it uses one.
  var use: PointerUse? {
    switch self {
    case .tap(_, let use), .press(_, _, let use), .drag(_, _, _, let use), .pointer(_, _, let use):
      use
    default: nil
    }
  }

  /// The elements that it names.
  var names: [String] {
    var places = [place].compactMap { $0 }
    if case .drag(_, let end, _, _) = self { places.append(end) }
    return places.compactMap {
      switch $0 {
      case .element(let name, _), .beside(let name, _): name
      case .point: nil
      }
    }
  }
}
