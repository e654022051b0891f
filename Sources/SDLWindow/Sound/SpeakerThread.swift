import Foundation

/// The thread on which sounds are loaded and played. To open a device can take long, or for ever: no
/// frame waits for it.
///
/// What changes is changed on its queue only.
final class SpeakerThread: @unchecked Sendable {
  private let queue = DispatchQueue(label: "recall.sound", qos: .userInteractive)
  private let paths: [String: String]
  private let open: @Sendable () -> (any SoundOutput)?
  private let ticks: @Sendable () -> UInt64
  private var output: (any SoundOutput)?
  /// How often it was tried to open a device.
  private var attempts = 0
  /// Whether it isn't tried again until something changes.
  private var isSilent = false

  /// A sound that comes later than this, in milliseconds, belongs to nothing that is seen any more.
  static let latest: UInt64 = 200
  /// A device that comes and goes all the time isn't run after for ever.
  static let mostAttempts = 8

  init(
    paths: [String: String], open: @escaping @Sendable () -> (any SoundOutput)?,
    ticks: @escaping @Sendable () -> UInt64
  ) {
    self.paths = paths
    self.open = open
    self.ticks = ticks
  }

  /// Opens the device and gets all sounds ready.
  func prepare() {
    queue.async { [self] in openIfNeeded() }
  }

  /// Plays a sound, unless that comes too late.
  func play(_ name: String, volume: Int) {
    guard let path = paths[name] else { return }
    let asked = ticks()
    queue.async { [self] in
      openIfNeeded()
      guard ticks() <= asked + Self.latest else { return }
      output?.play(path, volume: volume)
    }
  }

  func note(_ change: SoundDeviceChange) {
    queue.async { [self] in
      if change == .lost { output = nil }
      if output == nil { isSilent = false }
    }
  }

  /// Closes the device for good, unless that takes too long.
  ///
  /// - Parameter seconds: How long to wait.
  func close(within seconds: Double) {
    queue.async { [self] in
      output = nil
      attempts = Self.mostAttempts
    }
    finish(within: seconds)
  }

  /// Waits until all is done that was asked for.
  ///
  /// - Parameter seconds: How long to wait.
  /// - Returns: Whether it is done.
  @discardableResult
  func finish(within seconds: Double) -> Bool {
    let done = DispatchSemaphore(value: 0)
    queue.async { done.signal() }
    return done.wait(timeout: .now() + seconds) == .success
  }

  private func openIfNeeded() {
    guard output == nil, !isSilent, attempts < Self.mostAttempts else { return }
    attempts += 1
    output = open()
    isSilent = output == nil
    for path in paths.values.sorted() { output?.load(path) }
  }
}
