import Foundation
import Interaction
import VirtualTime

/// A table of views with every kind of gesture on them, which checks what they call while random
/// events happen to it.
final class GestureTable {
  let scheduler = Scheduler()
  let router: PointerRouter
  /// What was called, with the instant.
  private(set) var log: [String] = []
  /// What was called that should not have been.
  private(set) var faults: [String] = []
  /// How often something began, ended and was cancelled.
  private(set) var counts = (began: 0, ended: 0, cancelled: 0)
  private var views: [View] = []
  private var winners: [String: String] = [:]
  private var generation = 0
  private var calls = 0
  private var isCancelling = false
  private let meddling: Int

  /// A rectangle with its gestures, from the inside to the outside.
  private struct View {
    var frame: CGRect
    var attachments: [GestureAttachment] = []
    var hovers: [HoverRecognizer] = []
    var observers: [Observer] = []
  }

  /// What a test knows about one recognizer.
  final class Observer {
    let name: String
    var isActive = false
    var isPressing = false
    var isGone = false

    init(name: String) {
      self.name = name
    }
  }

  /// From the inside to the outside.
  static let frames = [
    CGRect(x: 0, y: 0, width: 100, height: 100),
    CGRect(x: 0, y: 0, width: 200, height: 150),
    CGRect(x: 150, y: 0, width: 150, height: 300),
    CGRect(x: 0, y: 200, width: 300, height: 200),
    CGRect(x: 0, y: 0, width: 500, height: 500),
  ]

  /// - Parameter meddling: After how many calls a closure changes something in the middle.
  init(meddling: Int) {
    self.meddling = meddling
    router = PointerRouter(scheduler: scheduler)
    router.trace = { [unowned self] line in checkThatOneWins(line) }
    for index in Self.frames.indices { views.append(makeView(index)) }
  }

  // MARK: - Views

  private func makeView(_ index: Int) -> View {
    generation += 1
    let frame = Self.frames[index]
    var view = View(frame: frame)
    func put<Value>(
      _ recognizer: ValueRecognizer<Value>, _ priority: GestureAttachment.Priority = .normal
    ) {
      view.observers.append(observe(recognizer))
      view.attachments.append(GestureAttachment(recognizer, priority: priority))
    }
    func part<Value>(_ recognizer: ValueRecognizer<Value>) -> ValueRecognizer<Value> {
      view.observers.append(observe(recognizer))
      return recognizer
    }
    let tag = "\(index)/\(generation)"
    switch index {
    case 0:
      put(LongPressRecognizer(name: "long \(tag)"))
      put(TapRecognizer(count: 2, name: "double \(tag)"))
      put(TapRecognizer(name: "tap \(tag)"))
      put(DragRecognizer(minimumDistance: 0, name: "touch \(tag)"), .simultaneous)
    case 1:
      put(PressRecognizer(name: "press \(tag)", contains: frame.contains))
      put(TapRecognizer(count: 3, name: "triple \(tag)"), .high)
      put(LongPressRecognizer(minimumDuration: .zero, name: "instant \(tag)"), .simultaneous)
    case 2:
      put(
        SequenceRecognizer(
          part(LongPressRecognizer(name: "first long \(tag)")),
          before: part(DragRecognizer(name: "then drag \(tag)")),
          name: "long, drag \(tag)"))
      put(
        ExclusiveRecognizer(
          part(TapRecognizer(count: 2, name: "either double \(tag)")),
          before: part(TapRecognizer(name: "or tap \(tag)")),
          name: "double or tap \(tag)"))
    case 3:
      put(
        SimultaneousRecognizer(
          part(MagnifyRecognizer(name: "pinch \(tag)")),
          part(RotateRecognizer(name: "turn \(tag)")),
          name: "pinch and turn \(tag)"))
      put(
        SequenceRecognizer(
          part(TapRecognizer(name: "first tap \(tag)")),
          before: part(TapRecognizer(count: 2, name: "then double \(tag)")),
          name: "tap, double \(tag)"))
      put(
        SimultaneousRecognizer(
          part(
            ExclusiveRecognizer(
              part(DragRecognizer(name: "drag \(tag)")),
              before: part(LongPressRecognizer(name: "or long \(tag)")),
              name: "drag or long \(tag)")),
          part(TapRecognizer(name: "beside tap \(tag)")),
          name: "drag or long, and tap \(tag)"))
    default:
      put(ScrollRecognizer(name: "scroll \(tag)"))
      put(MagnifyRecognizer(name: "zoom \(tag)"))
      put(DragRecognizer(minimumDistance: 45, name: "swipe \(tag)"), .high)
      put(TapRecognizer(name: "any tap \(tag)"), .simultaneous)
      put(SpatialEventRecognizer(name: "events \(tag)"), .simultaneous)
    }
    let hover = HoverRecognizer(name: "hover \(tag)")
    view.observers.append(observe(hover))
    view.hovers.append(hover)
    return view
  }

  private func observe<Value>(_ recognizer: ValueRecognizer<Value>) -> Observer {
    let observer = Observer(name: recognizer.name)
    recognizer.onChanged = { [unowned self] value in
      note("\(observer.name) changed \(value)", of: observer)
      if !observer.isActive { counts.began += 1 }
      observer.isActive = true
      meddle()
    }
    recognizer.onEnded = { [unowned self] value in
      note("\(observer.name) ended \(value)", of: observer)
      if !observer.isActive, recognizer.endsOnlyWhatBegan {
        fault("\(observer.name) ended and had not begun")
      }
      observer.isActive = false
      counts.ended += 1
      meddle()
    }
    recognizer.onCancelled = { [unowned self] in
      note("\(observer.name) cancelled", of: observer)
      if !observer.isActive { fault("\(observer.name) was cancelled and had not begun") }
      observer.isActive = false
      counts.cancelled += 1
    }
    if let press = recognizer as? LongPressRecognizer { observePressing(of: press, observer) }
    return observer
  }

  /// Pressing goes on and off by turns, and nothing else.
  private func observePressing(of recognizer: LongPressRecognizer, _ observer: Observer) {
    recognizer.onPressingChanged = { [unowned self] isPressing in
      note("\(observer.name) pressing \(isPressing)", of: observer)
      if observer.isPressing == isPressing {
        fault("\(observer.name) is told twice that pressing is \(isPressing)")
      }
      observer.isPressing = isPressing
      meddle()
    }
  }

  private func note(_ line: String, of observer: Observer) {
    log.append("\(scheduler.now.nanoseconds) \(line)")
    if observer.isGone { fault("\(line), and its view had left") }
  }

  private func fault(_ text: String) {
    faults.append("\(scheduler.now): \(text)")
  }

  /// Now and then a closure changes things in the middle of everything.
  private func meddle() {
    calls += 1
    guard calls.isMultiple(of: meddling) else { return }
    let number = calls / meddling
    switch number % 7 {
    case 0: cancelAll()
    case 1, 2: disable(number / 7 % views.count)
    default: replace(number / 7 % views.count)
    }
  }

  private func replace(_ index: Int) {
    for observer in views[index].observers {
      observer.isGone = true
      observer.isActive = false
    }
    for attachment in views[index].attachments { router.remove(attachment.recognizer) }
    for hover in views[index].hovers { router.remove(hover) }
    views[index] = makeView(index)
  }

  private func disable(_ index: Int) {
    for attachment in views[index].attachments { router.cancel(attachment.recognizer) }
    for hover in views[index].hovers { router.cancel(hover) }
    for observer in views[index].observers where observer.isActive {
      fault("\(observer.name) was disabled and goes on")
    }
  }

  private func cancelAll() {
    let isOutermost = !isCancelling
    isCancelling = true
    router.cancelAll()
    // A closure that is called by one may begin another; the rest is the outer one's.
    guard isOutermost else { return }
    isCancelling = false
    checkThatNothingIsUnderWay(behind: "a lost focus")
  }

  // MARK: - Events

  func play(_ event: RandomEvent) {
    switch event.action {
    case .pointer(let pointer):
      router.send(pointer) {
        views.filter { $0.frame.contains(pointer.position) }.flatMap(\.attachments)
      }
    case .hover(let position):
      router.hover(
        at: position, over: views.filter { $0.frame.contains(position) }.flatMap(\.hovers))
    case .leave: router.endHover()
    case .cancelAll: cancelAll()
    case .replace(let index): replace(index)
    case .disable(let index): disable(index)
    case .nothing: break
    }
  }

  /// Of those who compete for a contact at most one wins.
  private func checkThatOneWins(_ line: String) {
    let words = line.split(separator: ": ", maxSplits: 1)
    guard words.count == 2, words[1].hasSuffix(" wins"),
      let contact = words[0].range(of: "contact")
    else { return }
    let key = String(words[0][contact.lowerBound...])
    if let winner = winners[key] { fault("\(words[1]), and before it \(winner), of \(key)") }
    winners[key] = String(words[1])
  }

  /// Ends everything, and waits whether something comes behind it.
  func finish() throws {
    router.cancelAll()
    checkThatNothingIsUnderWay(behind: "the end")
    let count = log.count
    try scheduler.advance(by: .seconds(10))
    if log.count != count { fault("\(log[count]), behind the end") }
    if winners.isEmpty { fault("nobody won anything") }
  }

  private func checkThatNothingIsUnderWay(behind what: String) {
    for observer in views.flatMap(\.observers) where observer.isActive {
      fault("\(observer.name) goes on behind \(what)")
    }
    for timer in scheduler.liveTimers { fault("\(timer) was left behind \(what)") }
    if router.isTracking { fault("the router tracks something behind \(what)") }
  }
}

extension GestureRecognizer {
  /// Whether an end always has a beginning before it: everywhere but in a tap.
  fileprivate var endsOnlyWhatBegan: Bool {
    parts.isEmpty ? !(self is TapRecognizer) : parts.allSatisfy(\.endsOnlyWhatBegan)
  }
}
