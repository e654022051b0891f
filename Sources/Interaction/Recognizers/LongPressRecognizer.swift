import Foundation
import VirtualTime

/// Recognizes a pointer that stays down, and in its place, for a while.
///
/// It begins at the down (`onChanged(true)`, `onPressingChanged(true)`) and succeeds at the instant
/// at which it has lasted ``minimumDuration``, with the pointer still down. A pointer that goes up at
/// that very instant has been down long enough: the timer comes first.
public final class LongPressRecognizer: SingleContactRecognizer<Bool> {
  /// How long the pointer must be down. With zero or less the down is enough.
  public var minimumDuration: Duration
  /// How far the pointer may stray, in points.
  public var maximumDistance: CGFloat
  /// The press began or is over; at a success, called behind `onEnded`.
  public var onPressingChanged: ((Bool) -> Void)?

  private var timer: TimerToken?
  private var isPressing = false

  /// Creates a recognizer with SwiftUI's bounds, or others.
  public init(
    minimumDuration: Duration = GestureDefaults.longPressDuration,
    maximumDistance: CGFloat = GestureDefaults.longPressDistance,
    name: String = "long press"
  ) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    super.init(name: name)
  }

  override func down() {
    emitChanged(true)
    guard contact != nil else { return }
    guard minimumDuration > .zero else { return becomeReady() }
    timer = scheduler?.schedule(after: minimumDuration, owner: name) { [weak self] in
      self?.becomeReady()
    }
  }

  override func step() {
    if position.isFurther(than: maximumDistance, from: start) { giveUp() }
  }

  override func begin() {
    succeed(with: true)
  }

  override func clear() {
    if let timer { scheduler?.cancel(timer) }
    timer = nil
    super.clear()
  }

  override func emitChanged(_ value: Bool) {
    super.emitChanged(value)
    if isActive { setPressing(true) }
  }

  override func emitEnded(_ value: Bool) {
    super.emitEnded(value)
    setPressing(false)
  }

  override func emitCancelled() {
    super.emitCancelled()
    setPressing(false)
  }

  override var ending: (() -> Void)? {
    guard isPressing, let onPressingChanged else { return super.ending }
    let ending = super.ending
    return {
      ending?()
      onPressingChanged(false)
    }
  }

  override func drop() {
    isPressing = false
    super.drop()
  }

  private func setPressing(_ value: Bool) {
    guard isPressing != value else { return }
    isPressing = value
    onPressingChanged?(value)
  }
}
