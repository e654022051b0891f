import Foundation
import Interaction
import VirtualTime

/// One line of a test's script: `time word x,y [pointer] [button]`.
///
/// The time is in milliseconds, or in nanoseconds with `ns` behind it; the words are `down`, `move`,
/// `up`, `cancel`, `lost` (everything is cancelled) and `wait`.
struct Step {
  enum Action {
    case pointer(PointerEvent)
    case cancelAll
    case nothing
  }

  struct Malformed: Error {
    var line: String
  }

  var time: Instant
  var action: Action

  init(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    guard words.count >= 2, let time = Instant(scriptText: words[0]) else {
      throw Malformed(line: line)
    }
    self.time = time
    switch words[1] {
    case "lost": action = .cancelAll
    case "wait": action = .nothing
    default:
      guard let phase = PointerEvent.Phase(rawValue: words[1]), words.count >= 3 else {
        throw Malformed(line: line)
      }
      let numbers = words[2].split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 2 else { throw Malformed(line: line) }
      var event = PointerEvent(phase, at: CGPoint(x: numbers[0], y: numbers[1]))
      for word in words.dropFirst(3) {
        if let number = Int(word) {
          event.pointer = PointerID(number)
        } else if let button = PointerEvent.Button(rawValue: word) {
          event.button = button
        } else {
          throw Malformed(line: line)
        }
      }
      action = .pointer(event)
    }
  }
}

extension Instant {
  init?(scriptText: String) {
    if scriptText.hasSuffix("ns") {
      guard let nanoseconds = Int64(scriptText.dropLast(2)) else { return nil }
      self.init(nanoseconds: nanoseconds)
    } else {
      guard let milliseconds = Int64(scriptText) else { return nil }
      self.init(milliseconds: milliseconds)
    }
  }
}
