import CSDL2

/// Plays the sounds that a window's content asks for.
///
/// Nothing about it is an error: without a device, with one that is lost, or without a sound's file it is
/// silent. The device is opened when somebody first does something, on a thread of its own.
public final class Speaker {
  /// From 0, which is silent, to 100; what is beyond counts as the nearer of these.
  public var volume: Int {
    didSet { volume = Self.allowed(volume) }
  }

  let thread: SpeakerThread

  /// - Parameters:
  ///   - sounds: WAV files by the names that effects have for them.
  ///   - volume: From 0, which is silent, to 100.
  public convenience init(sounds: [String: String], volume: Int) {
    self.init(
      sounds: sounds, volume: volume, ticks: { SDL_GetTicks64() }, open: { Mixer() })
  }

  init(
    sounds: [String: String], volume: Int, ticks: @escaping @Sendable () -> UInt64,
    open: @escaping @Sendable () -> (any SoundOutput)?
  ) {
    self.volume = Self.allowed(volume)
    thread = SpeakerThread(paths: sounds, open: open, ticks: ticks)
  }

  deinit {
    thread.close(within: Self.patience)
  }

  /// Gets the device ready, so that the first sound comes at once.
  func prepare() {
    if volume > 0 { thread.prepare() }
  }

  /// Plays a sound; one that there is no file for stays silent.
  func play(_ name: String) {
    if volume > 0 { thread.play(name, volume: volume) }
  }

  /// Tries again where there was nothing to hear with, or no longer is.
  func note(_ change: SoundDeviceChange) {
    thread.note(change)
  }

  private static func allowed(_ volume: Int) -> Int { min(max(volume, 0), 100) }

  /// How long a window that is closed waits for the device, in seconds.
  private static let patience = 0.3
}
