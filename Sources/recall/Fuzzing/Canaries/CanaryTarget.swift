import AccessibilityTree
import Foundation
import Interaction
import RecallUI
import Replay

/// The program with a fault: events get lost, or it tells something else than it is like.
final class CanaryTarget: ReplayTargetWrapper {
  let base: FuzzedProgram
  private let fault: Canary
  private var looks = 0
  private var drawn: DisplayList?
  private var pointersDown: Set<PointerID> = []
  private var downSince: [PointerID: Instant] = [:]
  private var hasPressed = false
  private var resizes = 0
  private var focusGains = 0

  struct TwoPointers: Error, CustomStringConvertible {
    var description: String { "two pointers are down" }
  }

  init(_ base: FuzzedProgram, fault: Canary) {
    self.base = base
    self.fault = fault
  }

  func send(_ event: InputEvent, at instant: Instant) throws {
    if case .focus(.lost) = event {
      pointersDown = []
      if fault == .missesALostFocus { return try base.advance(to: instant) }
    }
    if case .focus(.gained) = event { focusGains += 1 }
    if case .resize = event { resizes += 1 }
    if case .pointer(let step) = event {
      let isLost =
        fault == .pressLosesItsEnd && step.phase == .up
        && downSince[step.pointer].map { $0 < instant } == true
      try note(step, at: instant)
      if isLost { return try base.advance(to: instant) }
    }
    try base.send(event, at: instant)
  }

  private func note(_ step: PointerEvent, at instant: Instant) throws {
    switch step.phase {
    case .down:
      pointersDown.insert(step.pointer)
      downSince[step.pointer] = instant
      hasPressed = true
      if fault == .refusesTwoPointers, pointersDown.count > 1 { throw TwoPointers() }
    case .move: break
    case .up, .cancel: pointersDown.remove(step.pointer)
    }
  }

  /// What a frame draws; counted.
  func look() -> DisplayList {
    looks += 1
    let list = drawn ?? base.stage.displayList
    if fault == .keepsAnOldFrame { drawn = list }
    return fault == .keepsAnOldFrame ? list : base.stage.displayList
  }

  /// What is told of it to who can't see it.
  var spoken: SpokenCheck {
    let told = base.spoken
    guard fault == .tellsWhatLiesFaceDown else { return told }
    return SpokenCheck(told.window.telling(told.state), state: told.state)
  }

  // MARK: State

  var now: Instant {
    fault == .runsTimeBack && focusGains > 0
      ? base.now.advanced(by: .milliseconds(-focusGains)) : base.now
  }

  var issues: [String] {
    fault == .complainsAboutViews && resizes > 0 ? ["the views were resized"] : base.issues
  }

  /// The lines that tell something else, and what they tell.
  private var lies: [SnapshotChange] {
    let state = base.snapshot
    switch fault {
    case .countsFrames: return [SnapshotChange(name: "looks", value: "\(looks)")]
    case .showsAThirdCard where state["isMismatchUp"] == "true" || isMismatchUp(state):
      let down = state.lines.first { $0.name.hasSuffix(".isFaceUp") && $0.value == "false" }
      return down.map { [SnapshotChange(name: $0.name, value: "true")] } ?? []
    case .takesAMatchBack where resizes > 0:
      let matched = state.lines.first { $0.name.hasSuffix(".isMatched") && $0.value == "true" }
      return matched.map { [SnapshotChange(name: $0.name, value: "false")] } ?? []
    case .countsMovesTwice:
      return (state["moves"].flatMap { Int($0) }).map {
        [SnapshotChange(name: "moves", value: "\($0 * 2)")]
      } ?? []
    case .leavesAPeek where hasPressed && state["card:0.isPeeked"] != nil:
      return [SnapshotChange(name: "card:0.isPeeked", value: "true")]
    case .endsTooEarly where state["moves"] == "1":
      return [SnapshotChange(name: "isOver", value: "true")]
    default: return []
    }
  }

  private func isMismatchUp(_ state: StateSnapshot) -> Bool {
    state.lines.count { line in
      line.name.hasSuffix(".isFaceUp") && line.value == "true"
        && state[String(line.name.dropLast("isFaceUp".count)) + "isMatched"] == "false"
    } == 2
  }

  var snapshot: StateSnapshot {
    var state = base.snapshot
    state.apply(lies)
    return state
  }

  var stateLines: [[StateSnapshot.Line]] { [snapshot.lines] }

  var digest: UInt64 {
    if fault == .ignoresTheViewport { return base.digest &- viewportLine.digest }
    return lies.reduce(base.digest) {
      $0 &+ StateSnapshot.Line(name: $1.name, value: $1.value ?? "").digest
    }
  }

  private var viewportLine: StateSnapshot.Line {
    StateSnapshot.Line(name: "stage.size", value: base.snapshot["stage.size"] ?? "")
  }
}

extension AccessibleElement {
  /// The same where each card tells what it shows, however it lies.
  fileprivate func telling(_ state: StateSnapshot) -> AccessibleElement {
    var told = self
    if let identifier, let content = state["\(identifier).content"] {
      told.name = "\(content), \(name)"
    }
    told.children = children.map { $0.telling(state) }
    return told
  }
}
