import Foundation
import Interaction
import VirtualTime

/// A router on a clock, and a log of what the recognizers called at which millisecond.
final class Bench {
  let scheduler = Scheduler()
  let router: PointerRouter
  private(set) var log: [String] = []
  var path: [GestureAttachment] = []

  init(_ path: [GestureAttachment] = []) {
    router = PointerRouter(scheduler: scheduler)
    self.path = path
  }

  func note(_ text: String) {
    log.append("\(scheduler.now.shortText) \(text)")
  }

  /// Puts `recognizer` on the view that everything hits, and has all it calls noted.
  @discardableResult
  func add<Value>(
    _ recognizer: ValueRecognizer<Value>,
    _ priority: GestureAttachment.Priority = .normal,
    text: @escaping (Value) -> String = { _ in "" }
  ) -> Bench {
    listen(to: recognizer, text: text)
    path.append(GestureAttachment(recognizer, priority: priority))
    return self
  }

  func listen<Value>(
    to recognizer: ValueRecognizer<Value>,
    text: @escaping (Value) -> String = { _ in "" }
  ) {
    let name = recognizer.name
    recognizer.onChanged = { [weak self] in self?.note("\(name) changed\(text($0))") }
    recognizer.onEnded = { [weak self] in self?.note("\(name) ended\(text($0))") }
    recognizer.onCancelled = { [weak self] in self?.note("\(name) cancelled") }
  }

  /// Plays steps written as in a replay script; see ``Step``.
  func play(_ script: String) throws {
    for line in script.split(separator: "\n", omittingEmptySubsequences: true) {
      try play(Step(String(line)))
    }
  }

  func play(_ step: Step) throws {
    try scheduler.advance(to: step.time)
    switch step.action {
    case .pointer(let event): router.send(event) { path }
    case .cancelAll: router.cancelAll()
    case .nothing: break
    }
  }
}

extension Instant {
  /// Milliseconds, with the nanoseconds where there are any.
  var shortText: String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    return rest == 0 ? "\(whole)" : "\(whole)+\(rest)ns"
  }
}
