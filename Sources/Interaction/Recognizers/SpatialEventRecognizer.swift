import Foundation
import VirtualTime

/// Follows all pointers that are down on something, each by itself.
///
/// It begins with the first pointer that it wins, and ends when the last one is up. What it tells has an event for each
/// pointer: those that are down, and the one that has just gone up or was lost.
public final class SpatialEventRecognizer: ValueRecognizer<[SpatialEventRecognizer.Event]> {
  /// What a pointer does.
  public struct Event: Equatable, Sendable {
    /// Whether a pointer is down.
    public enum Phase: Hashable, Sendable {
      case active, ended, cancelled
    }

    /// Counts the contacts of a stage.
    public var number: Int
    /// The instant at which the pointer did something last.
    public var time: Instant
    /// Where it is.
    public var location: CGPoint
    /// Whether it is the mouse, or whatever moves the one cursor.
    public var isMouse: Bool
    public var phase: Phase
  }

  private struct Finger {
    var contact: PointerContact
    var event: Event
    var hasWon = false
  }

  private var fingers: [Finger] = []

  public override init(name: String = "spatial events") {
    super.init(name: name)
  }

  public override var isTracking: Bool { !fingers.isEmpty }

  private var events: [Event] { fingers.filter(\.hasWon).map(\.event) }

  override func began(_ sample: PointerSample) {
    fingers.append(
      Finger(
        contact: sample.contact,
        event: Event(
          number: sample.contact.number, time: now, location: convert(sample.position),
          isMouse: sample.contact.pointer == .mouse, phase: .active)))
    referee?.accept(self, sample.contact)
  }

  override func moved(_ sample: PointerSample) {
    let location = convert(sample.position)
    guard let index = index(of: sample.contact), fingers[index].event.location != location else {
      return
    }
    (fingers[index].event.location, fingers[index].event.time) = (location, now)
    if fingers[index].hasWon { emitChanged(events) }
  }

  override func ended(_ sample: PointerSample) {
    guard let index = index(of: sample.contact) else { return }
    fingers[index].event.location = convert(sample.position)
    finish(at: index, as: .ended)
  }

  override func won(_ contact: PointerContact) {
    guard let index = index(of: contact) else { return }
    fingers[index].hasWon = true
    emitChanged(events)
  }

  override func lost(_ contact: PointerContact) {
    if let index = index(of: contact) { finish(at: index, as: .cancelled) }
  }

  override func abort() {
    let contacts = fingers.map(\.contact)
    for index in fingers.indices { fingers[index].event.phase = .cancelled }
    let last = events
    fingers = []
    if isActive { emitChanged(last) }
    emitCancelled()
    for contact in contacts { referee?.reject(self, contact) }
  }

  override func drop() {
    fingers = []
    silence()
  }

  /// Tells that a pointer is up or lost. What never was its own ends without a word.
  private func finish(at index: Int, as phase: Event.Phase) {
    (fingers[index].event.phase, fingers[index].event.time) = (phase, now)
    let (last, wasOwn) = (events, fingers[index].hasWon)
    fingers.remove(at: index)
    guard wasOwn else { return }
    if fingers.contains(where: \.hasWon) { return emitChanged(last) }
    if phase == .ended { return emitEnded(last) }
    emitChanged(last)
    emitCancelled()
  }

  private var now: Instant { referee?.clock?.now ?? .zero }

  private func index(of contact: PointerContact) -> Int? {
    fingers.firstIndex { $0.contact == contact }
  }
}
