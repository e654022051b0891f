import RecallUI
import Replay

/// Tells all of a stage's state, also what views keep, and names elements by their labels where they
/// have no accessibility identifiers: so it is with a program that somebody wrote for SwiftUI.
///
/// Lines that speak of identifiers which the program drew anew (`UUID()`) are left out: they are others
/// each time, and mean nothing.
package struct WholeTelling: StageTelling {
  private let core = CoreTelling()

  package init() {}

  package func snapshot(of stage: Stage) -> StateSnapshot {
    StateSnapshot(
      stage.snapshot.lines.filter { !$0.name.containsUUID && !$0.value.containsUUID })
  }

  /// - Complexity: O(*n*) in the length of the state.
  package func digest(of stage: Stage) -> UInt64 {
    snapshot(of: stage).lines.reduce(0) { $0 &+ $1.digest }
  }

  package func frame(ofElement name: String, on stage: Stage) -> CGRect? {
    stage.element(name)?.frame
  }

  package func element(at point: CGPoint, on stage: Stage) -> ReplayElement? {
    if let element = core.element(at: point, on: stage) { return element }
    let labeled = stage.elements.last { element in
      element.identifier == nil && element.label?.isEmpty == false && element.frame.contains(point)
    }
    // Of several with one label, the first is found by it.
    guard let labeled, let label = labeled.label, stage.element(label)?.frame == labeled.frame
    else { return nil }
    return ReplayElement(identifier: label, frame: labeled.frame)
  }

  package func elementNames(on stage: Stage) -> [String] {
    stage.elements.compactMap { $0.identifier ?? $0.label }.filter { !$0.isEmpty }
  }
}

extension String {
  /// Whether eight hexadecimal digits, and three times four, and twelve stand in it, with hyphens in
  /// between.
  var containsUUID: Bool {
    let bytes = Array(utf8)
    guard bytes.count >= 36 else { return false }
    return bytes.indices.dropLast(35).contains { start in
      (0..<36).allSatisfy { index in
        let byte = bytes[start + index]
        return [8, 13, 18, 23].contains(index) ? byte == UInt8(ascii: "-") : byte.isHexDigit
      }
    }
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
      || (UInt8(ascii: "A")...UInt8(ascii: "F")).contains(self)
  }
}
