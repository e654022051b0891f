import Foundation
import VirtualTime

/// Recognizes a pointer that takes something up to carry it elsewhere: a mouse that moves while it is
/// down, or a finger that stayed in its place for a while.
///
/// A finger that moves at once leaves it alone: it scrolls.
public final class LiftRecognizer: DragRecognizer {
  private var timer: TimerToken?

  public init(name: String = "lift") {
    super.init(minimumDistance: GestureDefaults.liftDistance, name: name)
  }

  override var isBeyondMinimum: Bool {
    contact?.pointer == .mouse && super.isBeyondMinimum
  }

  override func down() {
    super.down()
    guard let contact, contact.pointer != .mouse else { return }
    timer = scheduler?.schedule(after: GestureDefaults.liftDuration, owner: name) { [weak self] in
      self?.timer = nil
      self?.becomeReady()
    }
  }

  override func step() {
    super.step()
    if timer != nil, position.isFurther(than: GestureDefaults.longPressDistance, from: start) {
      giveUp()
    }
  }

  override func clear() {
    if let timer { scheduler?.cancel(timer) }
    timer = nil
    super.clear()
  }
}
