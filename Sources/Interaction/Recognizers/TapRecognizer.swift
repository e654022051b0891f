import Foundation
import VirtualTime

/// Recognizes one tap, or several in a row.
///
/// A tap wins when its pointer goes up and nobody of a higher rank is left; without a competitor
/// that is at the up itself, with no delay. For several taps each next one must come down within
/// ``interval`` of the last up and within ``spread`` of it; a down elsewhere ends the waiting, so
/// that a single tap that waits for it fires before what comes down there.
public final class TapRecognizer: ValueRecognizer<TapRecognizer.Value> {
  /// What SwiftUI's `SpatialTapGesture.Value` has.
  public struct Value: Equatable, Sendable {
    /// Where the last tap's pointer went up.
    public var location: CGPoint

    /// Creates a value at a location in points.
    public init(location: CGPoint) {
      self.location = location
    }
  }

  /// How many taps it takes, at least 1.
  public var count: Int {
    didSet { count = max(1, count) }
  }
  /// How far a pointer may stray before it isn't a tap.
  public var slop = GestureDefaults.tapSlop
  /// The time between two taps that is too long: asked for after each tap that waits for another.
  public var interval: () -> Duration = { GestureDefaults.tapInterval }
  /// How far apart the taps may be.
  public var spread = GestureDefaults.tapSpread

  private var taps: [Tap] = []
  private var isDown = false
  private var waiting: TimerToken?

  private struct Tap {
    var contact: PointerContact
    var start: CGPoint
    var end: CGPoint?
    var hasWon = false
  }

  /// Creates a recognizer of `count` taps in a row.
  public init(count: Int = 1, name: String = "tap") {
    self.count = max(1, count)
    super.init(name: name)
  }

  public override var isTracking: Bool { !taps.isEmpty }

  override var isAwaitingContact: Bool { waiting != nil }

  private var isComplete: Bool { !isDown && taps.count >= count }

  override func began(_ sample: PointerSample) {
    guard !isDown, !isComplete else {
      referee?.reject(self, sample.contact)
      // A second pointer ends the tap. What is complete and waits for its turn stays as it is.
      return isDown ? giveUp() : ()
    }
    stopWaiting()
    if let last = taps.last?.end, sample.position.isFurther(than: spread, from: last) {
      giveUp()
    }
    isDown = true
    taps.append(Tap(contact: sample.contact, start: sample.position))
  }

  override func moved(_ sample: PointerSample) {
    guard let tap = taps.last, tap.contact == sample.contact else { return }
    if sample.position.isFurther(than: slop, from: tap.start) { giveUp() }
  }

  override func ended(_ sample: PointerSample) {
    guard let tap = taps.last, tap.contact == sample.contact else { return }
    guard !sample.position.isFurther(than: slop, from: tap.start) else { return giveUp() }
    isDown = false
    taps[taps.count - 1].end = sample.position
    if isComplete {
      for earlier in taps.dropLast() { referee?.release(self, earlier.contact) }
      succeedIfWon()
    } else {
      referee?.hold(self, sample.contact)
      waiting = referee?.clock?.schedule(after: interval(), owner: name) { [weak self] in
        self?.giveUp()
      }
    }
  }

  override func won(_ contact: PointerContact) {
    guard let index = taps.firstIndex(where: { $0.contact == contact }) else { return }
    taps[index].hasWon = true
    succeedIfWon()
  }

  override func lost(_ contact: PointerContact) {
    guard taps.contains(where: { $0.contact == contact }) else { return }
    giveUp()
  }

  override func contactBeganElsewhere() {
    if waiting != nil { giveUp() }
  }

  override func abort() {
    let contacts = taps.map(\.contact)
    clear()
    for contact in contacts { referee?.reject(self, contact) }
  }

  override func drop() {
    clear()
  }

  private func clear() {
    stopWaiting()
    taps = []
    isDown = false
  }

  private func succeedIfWon() {
    guard isComplete, taps.allSatisfy(\.hasWon), let location = taps.last?.end else { return }
    clear()
    emitEnded(Value(location: convert(location)))
  }

  private func stopWaiting() {
    if let waiting { referee?.clock?.cancel(waiting) }
    waiting = nil
  }
}
