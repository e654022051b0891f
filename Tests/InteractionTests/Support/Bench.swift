import Foundation
import Interaction
import Testing
import VirtualTime

/// A router on a clock, views that are rectangles, and a log of what their recognizers called at
/// which millisecond.
final class Bench {
  let scheduler = Scheduler()
  let router: PointerRouter
  private(set) var log: [String] = []
  /// What a down can hit, from the inside to the outside.
  private var views: [(frame: CGRect, attachment: GestureAttachment)] = []

  init() {
    router = PointerRouter(scheduler: scheduler)
  }

  func note(_ text: String) {
    log.append("\(scheduler.now.shortText) \(text)")
  }

  /// Puts `recognizer` on a view around those that are there, and has all it calls noted.
  func add<Value>(
    _ recognizer: ValueRecognizer<Value>,
    _ priority: GestureAttachment.Priority = .normal,
    in frame: CGRect = .everywhere,
    text: @escaping (Value) -> String = { _ in "" }
  ) {
    listen(to: recognizer, text: text)
    views.append((frame, GestureAttachment(recognizer, priority: priority)))
  }

  /// Has all that `recognizer` calls noted.
  func listen<Value>(
    to recognizer: ValueRecognizer<Value>,
    text: @escaping (Value) -> String = { _ in "" }
  ) {
    let name = recognizer.name
    recognizer.onChanged = { [weak self] value in self?.note("\(name) changed\(text(value))") }
    recognizer.onEnded = { [weak self] value in self?.note("\(name) ended\(text(value))") }
    recognizer.onCancelled = { [weak self] in self?.note("\(name) cancelled") }
  }

  /// Plays the lines of a script; see ``Step``.
  func play(_ script: String) throws {
    for line in script.split(whereSeparator: { $0 == "\n" || $0 == ";" }) {
      try play(Step(String(line)))
    }
  }

  func play(_ step: Step) throws {
    try scheduler.advance(to: step.time)
    switch step.action {
    case .pointer(let event):
      router.send(event) {
        views.filter { $0.frame.contains(event.position) }.map(\.attachment)
      }
    case .cancelAll: router.cancelAll()
    case .nothing: break
    }
  }

  /// Whether nothing is under way and no timer is left.
  var isAtRest: Bool {
    !router.isTracking && scheduler.liveTimers.isEmpty
  }
}

/// What is done to a recognizer, and what it calls.
struct GestureCase: CustomTestStringConvertible {
  var what: String
  var script: String
  var log: [String]

  init(_ what: String, _ script: String, _ log: [String]) {
    self.what = what
    self.script = script
    self.log = log
  }

  var testDescription: String { what }
}

extension CGRect {
  static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
}

extension Instant {
  /// Milliseconds, with the nanoseconds where there are any.
  var shortText: String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return rest == 0 ? "\(whole)" : "\(whole)+\(rest)ns"
  }
}

extension CGPoint {
  var text: String { "\(Double(x).shortText),\(Double(y).shortText)" }
}

extension CGSize {
  var text: String { "\(Double(width).shortText),\(Double(height).shortText)" }
}

extension Double {
  /// The number, without a fraction where it has none.
  var shortText: String {
    self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)"
  }
}
